import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LOCALE } from '../../rules/constants.ts';
import type { Locale } from '../../rules/constants.ts';

/** Accept-Language is fr or en; anything else is fr (schema: LANGUAGE). */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return headers['accept-language']?.trim().toLowerCase() === 'en' ? 'en' : DEFAULT_LOCALE;
}
