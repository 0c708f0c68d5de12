/** The drawing of a favourite; the filled twin marks one that is kept. */
export { default as heartIcon } from '@phosphor-icons/core/assets/regular/heart.svg?raw';
export { default as heartFillIcon } from '@phosphor-icons/core/assets/fill/heart-fill.svg?raw';
