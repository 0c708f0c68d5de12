/** Icons of facts: states, places, times, kinds. */
export { default as leafFillIcon } from '@phosphor-icons/core/assets/fill/leaf-fill.svg?raw';
export { default as snowflakeIcon } from '@phosphor-icons/core/assets/regular/snowflake.svg?raw';
export { default as thermometerColdIcon } from '@phosphor-icons/core/assets/regular/thermometer-cold.svg?raw';
export { default as starIcon } from '@phosphor-icons/core/assets/regular/star.svg?raw';
export { default as starFillIcon } from '@phosphor-icons/core/assets/fill/star-fill.svg?raw';
export { default as arrowsClockwiseIcon } from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw';
export { default as truckIcon } from '@phosphor-icons/core/assets/regular/truck.svg?raw';
export { default as truckFillIcon } from '@phosphor-icons/core/assets/fill/truck-fill.svg?raw';
export { default as calendarCheckIcon } from '@phosphor-icons/core/assets/regular/calendar-check.svg?raw';
export { default as packageIcon } from '@phosphor-icons/core/assets/regular/package.svg?raw';
export { default as clockCounterClockwiseIcon } from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg?raw';
export { default as warningIcon } from '@phosphor-icons/core/assets/regular/warning.svg?raw';
export { default as infoIcon } from '@phosphor-icons/core/assets/regular/info.svg?raw';
export { default as wineIcon } from '@phosphor-icons/core/assets/regular/wine.svg?raw';
export { default as imageIcon } from '@phosphor-icons/core/assets/regular/image.svg?raw';
export { default as cloudSlashIcon } from '@phosphor-icons/core/assets/regular/cloud-slash.svg?raw';
