/** `short`: too little typed to say anything. `code` is upper case without separators, perhaps not complete. */
export type PostalCodeCheck =
  | { readonly state: 'short' | 'bad'; readonly code?: undefined; readonly prefix?: undefined }
  | { readonly state: 'ok'; readonly code: string; readonly prefix: string };

const CANADIAN = /^[a-z]\d[a-z]([ -]?(\d([a-z]\d?)?)?)?$/i;
const PREFIX_LENGTH = 3;

/** Checks a Canadian postal code, or its beginning from three characters on, as it is typed (spec 5, E36). */
export function checkPostalCode(text: string): PostalCodeCheck {
  const trimmed = text.trim();
  if (trimmed.length < PREFIX_LENGTH) return { state: 'short' };
  if (!CANADIAN.test(trimmed)) return { state: 'bad' };
  const code = trimmed.replace(/[ -]/, '').toUpperCase();
  return { state: 'ok', code, prefix: code.slice(0, PREFIX_LENGTH) };
}
