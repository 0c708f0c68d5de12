/** `short`: too short to judge. `code` is upper case without separators, perhaps incomplete. */
export type PostalCodeCheck =
  | { readonly state: 'short' | 'bad'; readonly code?: undefined; readonly prefix?: undefined }
  | { readonly state: 'ok'; readonly code: string; readonly prefix: string };

const CANADIAN = /^[A-Z]\d[A-Z](\d([A-Z]\d?)?)?$/;
const PREFIX_LENGTH = 3;

/** Spaces and dashes of every kind, and dots. */
const SEPARATORS = /[\s\u200B\u2060\p{Pd}\u2212.·]/gu;
/** Letters and digits that look alike: what is typed, and what is meant where the other one stands. */
const AS_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const AS_LETTER: Readonly<Record<string, string>> = { 0: 'O', 1: 'I' };

/** A postal code without separators, upper case; letters and digits that look alike are read by their place (E36). */
const normalize = (text: string): string =>
  [...text.replaceAll(SEPARATORS, '').toUpperCase()]
    .map((character, index) => (index % 2 === 0 ? AS_LETTER : AS_DIGIT)[character] ?? character)
    .join('');

/** Checks a Canadian postal code as it is typed, from three characters on (spec 5, E36). */
export function checkPostalCode(text: string): PostalCodeCheck {
  const code = normalize(text);
  if (code.length < PREFIX_LENGTH) return { state: 'short' };
  if (!CANADIAN.test(code)) return { state: 'bad' };
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

/** The example of forms. Texts that refuse a postal code name the same one. */
export const POSTAL_CODE_EXAMPLE = 'H2X 1Y4';

/** A postal code as people write it: "J9B1A1" becomes "J9B 1A1"; an incomplete one stays as it is. */
export const postalCodeText = (code: string): string =>
  code.length === WHOLE_LENGTH ? `${code.slice(0, PREFIX_LENGTH)} ${code.slice(PREFIX_LENGTH)}` : code;
