import { addresses, locales } from '../../rules/addresses.ts';

const starts = locales.map((locale) => addresses.account[locale].replace('/:view?', ''));

/** True on the account page, whatever its view. */
export const isAccountPath = (pathname: string): boolean =>
  starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));
