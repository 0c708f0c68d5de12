import { matchPath } from 'react-router';
import { addresses, addressOf, locales, pageNames } from '../../../rules/addresses.ts';
import type { Locale } from '../../../rules/constants.ts';

/**
 * The address of a page of the market, in the reader's language: texts of the operator name one address for both. Other
 * paths and addresses elsewhere come out as they are. A handle may stay the other language's: its page moves it on.
 */
export function localPath(url: string, locale: Locale): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  for (const page of pageNames)
    for (const written of locales) {
      const match = matchPath(addresses[page][written], path);
      if (match) return written === locale ? url : addressOf(page, locale, match.params) + rest;
    }
  return url;
}
