/** Icons of tasks: sorting, paying, counting, printing. */
export { default as lockIcon } from '@phosphor-icons/core/assets/regular/lock.svg?raw';
export { default as calculatorIcon } from '@phosphor-icons/core/assets/regular/calculator.svg?raw';
export { default as recycleIcon } from '@phosphor-icons/core/assets/regular/recycle.svg?raw';
export { default as pauseFillIcon } from '@phosphor-icons/core/assets/fill/pause-fill.svg?raw';
