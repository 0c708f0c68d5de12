/** Icons of actions on an order. */
export { default as printerIcon } from '@phosphor-icons/core/assets/regular/printer.svg?raw';
export { default as chatIcon } from '@phosphor-icons/core/assets/regular/chat-text.svg?raw';
export { default as receiptIcon } from '@phosphor-icons/core/assets/regular/receipt.svg?raw';
export { default as receiptFillIcon } from '@phosphor-icons/core/assets/fill/receipt-fill.svg?raw';
export { default as pathIcon } from '@phosphor-icons/core/assets/regular/path.svg?raw';
export { default as plantIcon } from '@phosphor-icons/core/assets/regular/plant.svg?raw';
