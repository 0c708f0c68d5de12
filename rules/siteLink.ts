import { isEmail } from './contactDetails.ts';

/** Longest address that the operator enters, in characters. */
export const SITE_LINK_MAX_LENGTH = 500;
/** demo: http://localhost with a port is allowed too. */
export type UrlPolicy = 'demo' | 'live';

/** Characters that a URL parser drops or reads as a slash, so that a path could become another origin. */
const UNSAFE = /[\s\p{Control}\\]/u;
const TELEPHONE = /^tel:\+?\d[\d().-]{2,30}(;ext=\d{1,10})?$/;
const COOKIE_NAME = /^[\w-]{1,100}$/;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}

function isWebAddress(text: string, policy: UrlPolicy): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return text.toLowerCase().startsWith('https://');
  return policy === 'demo' && protocol === 'http:' && hostname === 'localhost' && port !== '';
}

/**
 * Whether a text is a URL of the schema: a path of the market, https without a password, mailto with one address, tel;
 * in demo mode also http://localhost:PORT. The API returns no other, so nothing else may be stored.
 */
export function isMarketUrl(text: string, policy: UrlPolicy): boolean {
  if (UNSAFE.test(text) || !text.isWellFormed()) return false;
  if (text.startsWith('/')) return !text.startsWith('//') && isDecodable(text);
  if (text.startsWith('mailto:')) return isEmail(text.slice('mailto:'.length).replace(/\?.*$/, ''));
  return TELEPHONE.test(text) || isWebAddress(text, policy);
}

/** Whether an action of the site may link there: an address that the API can return in either mode. */
export const isSiteLink = (url: string): boolean => url.length <= SITE_LINK_MAX_LENGTH && isMarketUrl(url, 'live');

/** Whether a cookie of the notice may have this name: letters, digits, dash and underscore, at most 100. */
export const isNoticeCookie = (name: string): boolean => COOKIE_NAME.test(name);
