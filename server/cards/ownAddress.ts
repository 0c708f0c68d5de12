const MAX_LENGTH = 2000;

/** Characters that a URL parser drops or reads as a slash, so that two readers would see two addresses. */
const TREACHEROUS = /[\s\p{Control}\\]/u;

/** Whether a whole URL is on this origin, so that a visitor may be redirected back to it. Paths alone are refused. */
export function isOwnAddress(text: string, origin: string): boolean {
  if (text.length > MAX_LENGTH || TREACHEROUS.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.origin === new URL(origin).origin && url.username === '' && url.password === '';
}
