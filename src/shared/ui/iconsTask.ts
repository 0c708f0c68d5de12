/** Drawings of tasks: sorting, paying, counting, printing. */
export { default as sortAscendingIcon } from '@phosphor-icons/core/assets/regular/sort-ascending.svg?raw';
export { default as funnelIcon } from '@phosphor-icons/core/assets/regular/funnel.svg?raw';
export { default as creditCardIcon } from '@phosphor-icons/core/assets/regular/credit-card.svg?raw';
export { default as lockIcon } from '@phosphor-icons/core/assets/regular/lock.svg?raw';
export { default as calculatorIcon } from '@phosphor-icons/core/assets/regular/calculator.svg?raw';
export { default as printerIcon } from '@phosphor-icons/core/assets/regular/printer.svg?raw';
