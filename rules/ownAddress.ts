const MAX_LENGTH = 2000;

/** What a URL parser drops or reads as a slash, so that one text would be another address to another reader. */
const TREACHEROUS = /[\s\p{Control}\\]/u;

/** Whether an address lies on this origin, so that somebody may be led back to it. Whole addresses only, no paths. */
export function isOwnAddress(text: string, origin: string): boolean {
  if (text.length > MAX_LENGTH || TREACHEROUS.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.origin === new URL(origin).origin && url.username === '' && url.password === '';
}
