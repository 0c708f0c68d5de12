/** Icons of notices: what an operator may choose, and those of Express. */
export { default as lightningFillIcon } from '@phosphor-icons/core/assets/fill/lightning-fill.svg?raw';
export { default as calendarBlankIcon } from '@phosphor-icons/core/assets/regular/calendar-blank.svg?raw';
export { default as megaphoneIcon } from '@phosphor-icons/core/assets/regular/megaphone.svg?raw';
export { default as bellIcon } from '@phosphor-icons/core/assets/regular/bell.svg?raw';
export { default as giftIcon } from '@phosphor-icons/core/assets/regular/gift.svg?raw';
export { default as clockIcon } from '@phosphor-icons/core/assets/regular/clock.svg?raw';
export { default as heartIcon } from '@phosphor-icons/core/assets/regular/heart.svg?raw';
