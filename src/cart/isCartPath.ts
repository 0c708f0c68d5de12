import { addresses, locales } from '../../rules/addresses.ts';

const starts = locales.map((locale) => addresses.cart[locale].replace('/:view?', ''));

/** True on the cart page, whatever its view. */
export const isCartPath = (pathname: string): boolean =>
  starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));
