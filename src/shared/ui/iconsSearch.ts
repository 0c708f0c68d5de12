/** Icons of the search. */
export { default as magnifyingGlassIcon } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?raw';
export { default as xCircleFillIcon } from '@phosphor-icons/core/assets/fill/x-circle-fill.svg?raw';
