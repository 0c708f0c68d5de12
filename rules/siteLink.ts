import { isEmail } from './email.ts';

/** Characters of an address that the operator writes. */
export const SITE_LINK_MAX_LENGTH = 500;
/** demo: http://localhost with a port is an address too. */
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
 * Whether a text is a URL as the schema means it: a path of the market, https without a password, mailto of one address,
 * tel; in demo mode http://localhost:PORT too. The API answers no other, so whatever is stored has to follow it.
 */
export function isMarketUrl(text: string, policy: UrlPolicy): boolean {
  if (UNSAFE.test(text) || !text.isWellFormed()) return false;
  if (text.startsWith('/')) return !text.startsWith('//') && isDecodable(text);
  if (text.startsWith('mailto:')) return isEmail(text.slice('mailto:'.length).replace(/\?.*$/, ''));
  return TELEPHONE.test(text) || isWebAddress(text, policy);
}

/** Whether an action of the site may lead there: an address that the API also answers, in either mode. */
export const isSiteLink = (url: string): boolean => url.length <= SITE_LINK_MAX_LENGTH && isMarketUrl(url, 'live');

/** Whether the notice's cookie may be called so: letters, digits, dash and underscore, at most 100. */
export const isNoticeCookie = (name: string): boolean => COOKIE_NAME.test(name);
