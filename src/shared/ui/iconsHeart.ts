/** The favourite icon; the filled twin marks a favourite. */
export { default as heartIcon } from '@phosphor-icons/core/assets/regular/heart.svg?raw';
export { default as heartFillIcon } from '@phosphor-icons/core/assets/fill/heart-fill.svg?raw';
