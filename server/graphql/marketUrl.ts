/** demo: http://localhost with a port is an address too. */
export type UrlPolicy = 'demo' | 'live';

/** What a URL parser drops or reads as a slash, so that a path could become another origin. */
const TREACHEROUS = /[\s\p{Control}\\]/u;

/** Whether a text is a URL as the schema means it: https, in demo http://localhost:PORT, or a path of the own origin. */
export function isMarketUrl(text: string, policy: UrlPolicy): boolean {
  if (TREACHEROUS.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return text.toLowerCase().startsWith('https://');
  return policy === 'demo' && protocol === 'http:' && hostname === 'localhost' && port !== '';
}
