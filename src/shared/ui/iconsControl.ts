/** Icons of the controls themselves: for the component kit, and any screen. */
export { default as plusIcon } from '@phosphor-icons/core/assets/regular/plus.svg?raw';
export { default as minusIcon } from '@phosphor-icons/core/assets/regular/minus.svg?raw';
export { default as trashIcon } from '@phosphor-icons/core/assets/regular/trash.svg?raw';
export { default as xIcon } from '@phosphor-icons/core/assets/regular/x.svg?raw';
export { default as caretLeftIcon } from '@phosphor-icons/core/assets/regular/caret-left.svg?raw';
export { default as caretRightIcon } from '@phosphor-icons/core/assets/regular/caret-right.svg?raw';
export { default as caretDownIcon } from '@phosphor-icons/core/assets/regular/caret-down.svg?raw';
export { default as arrowRightIcon } from '@phosphor-icons/core/assets/regular/arrow-right.svg?raw';
export { default as checkIcon } from '@phosphor-icons/core/assets/regular/check.svg?raw';
export { default as checkCircleFillIcon } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw';
export { default as warningCircleFillIcon } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?raw';
