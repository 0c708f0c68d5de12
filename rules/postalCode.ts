/** `short`: too short to judge. `code` is upper case without separators, perhaps incomplete. */
export type PostalCodeCheck =
  | { readonly state: 'short' | 'bad'; readonly code?: undefined; readonly prefix?: undefined }
  | { readonly state: 'ok'; readonly code: string; readonly prefix: string };

const CANADIAN = /^[a-z]\d[a-z]([ -]?(\d([a-z]\d?)?)?)?$/i;
const PREFIX_LENGTH = 3;

/** Checks a Canadian postal code as it is typed, from three characters on (spec 5, E36). */
export function checkPostalCode(text: string): PostalCodeCheck {
  const trimmed = text.trim();
  if (trimmed.length < PREFIX_LENGTH) return { state: 'short' };
  if (!CANADIAN.test(trimmed)) return { state: 'bad' };
  const code = trimmed.replace(/[ -]/, '').toUpperCase();
  return { state: 'ok', code, prefix: code.slice(0, PREFIX_LENGTH) };
}

const WHOLE_LENGTH = 6;

/** A complete postal code as addresses store it, `J8X3G4`; null for any other text or an incomplete one. */
export function readPostalCode(text: string): string | null {
  const { code } = checkPostalCode(text);
  return code?.length === WHOLE_LENGTH ? code : null;
}

/**
 * Whether an address with this postal code lies in a delivery zone, given by its prefixes of three characters (E37).
 */
export function liesInZone(postalCode: string, prefixes: readonly string[]): boolean {
  const { prefix } = checkPostalCode(postalCode);
  return prefix !== undefined && prefixes.includes(prefix);
}

/** A postal code as people write it: "J9B1A1" becomes "J9B 1A1"; an incomplete one stays as it is. */
export const postalCodeText = (code: string): string =>
  code.length === WHOLE_LENGTH ? `${code.slice(0, PREFIX_LENGTH)} ${code.slice(PREFIX_LENGTH)}` : code;
