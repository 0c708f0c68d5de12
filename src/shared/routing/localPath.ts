import { matchPath } from 'react-router';
import { addresses, addressOf, locales, pageNames } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';

/**
 * The address of a page of the market, in the reader's language: the operator's texts name one address for both. Other
 * paths and URLs are unchanged. A handle may stay in the other language: its page redirects.
 */
export function localPath(url: string, locale: Locale): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  for (const page of pageNames)
    for (const pageLocale of locales) {
      const match = matchPath(addresses[page][pageLocale], path);
      if (match) return pageLocale === locale ? url : addressOf(page, locale, match.params) + rest;
    }
  return url;
}
