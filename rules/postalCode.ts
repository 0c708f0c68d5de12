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

const WHOLE_LENGTH = 6;

/** A whole postal code as addresses keep it, `J8X3G4`; null when the text is none, or only its beginning. */
export function readPostalCode(text: string): string | null {
  const { code } = checkPostalCode(text);
  return code?.length === WHOLE_LENGTH ? code : null;
}

/** Whether an address of this postal code lies in a delivery zone, given by the first three characters that it serves (E37). */
export function liesInZone(postalCode: string, prefixes: readonly string[]): boolean {
  const { prefix } = checkPostalCode(postalCode);
  return prefix !== undefined && prefixes.includes(prefix);
}

/** A postal code as people write it: "J9B1A1" becomes "J9B 1A1"; a beginning stays as it is. */
export const postalCodeText = (code: string): string =>
  code.length === WHOLE_LENGTH ? `${code.slice(0, PREFIX_LENGTH)} ${code.slice(PREFIX_LENGTH)}` : code;
