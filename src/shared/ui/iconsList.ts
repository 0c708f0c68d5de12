/** Icons of lists: sorting, filters, absence. */
export { default as sortAscendingIcon } from '@phosphor-icons/core/assets/regular/sort-ascending.svg?raw';
export { default as suitcaseRollingIcon } from '@phosphor-icons/core/assets/regular/suitcase-rolling.svg?raw';
