/** Icons of contact methods. */
export { default as envelopeSimpleIcon } from '@phosphor-icons/core/assets/regular/envelope-simple.svg?raw';
export { default as phoneIcon } from '@phosphor-icons/core/assets/regular/phone.svg?raw';
export { default as mapPinIcon } from '@phosphor-icons/core/assets/regular/map-pin.svg?raw';
