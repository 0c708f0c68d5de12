/** Icons of the layout: bars, menu, places. The filled twin marks the current place. */
export { default as listIcon } from '@phosphor-icons/core/assets/regular/list.svg?raw';
export { default as basketIcon } from '@phosphor-icons/core/assets/regular/basket.svg?raw';
export { default as storefrontIcon } from '@phosphor-icons/core/assets/regular/storefront.svg?raw';
export { default as storefrontFillIcon } from '@phosphor-icons/core/assets/fill/storefront-fill.svg?raw';
export { default as carrotIcon } from '@phosphor-icons/core/assets/regular/carrot.svg?raw';
export { default as carrotFillIcon } from '@phosphor-icons/core/assets/fill/carrot-fill.svg?raw';
export { default as sparkleIcon } from '@phosphor-icons/core/assets/regular/sparkle.svg?raw';
export { default as sparkleFillIcon } from '@phosphor-icons/core/assets/fill/sparkle-fill.svg?raw';
export { default as tagIcon } from '@phosphor-icons/core/assets/regular/tag.svg?raw';
export { default as tagFillIcon } from '@phosphor-icons/core/assets/fill/tag-fill.svg?raw';
export { default as mapPinFillIcon } from '@phosphor-icons/core/assets/fill/map-pin-fill.svg?raw';
export { default as globeIcon } from '@phosphor-icons/core/assets/regular/globe.svg?raw';
export { default as userIcon } from '@phosphor-icons/core/assets/regular/user.svg?raw';
export { default as userFillIcon } from '@phosphor-icons/core/assets/fill/user-fill.svg?raw';
export { default as questionIcon } from '@phosphor-icons/core/assets/regular/question.svg?raw';
export { default as mapPinIcon } from '@phosphor-icons/core/assets/regular/map-pin.svg?raw';
