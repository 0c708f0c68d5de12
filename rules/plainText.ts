/** Longest one-line text of the market, in characters: a name, a title. */
export const LINE_MAX_LENGTH = 200;
/** Longest name of a shelf, `B-04`, in characters. */
export const SHELF_MAX_LENGTH = 12;
/** Longest text of several lines, in characters. */
export const TEXT_MAX_LENGTH = 5000;

/** Beginning of a tag, its end or a comment, or a character reference. */
const HTML = /<\/?[a-z!]|&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/;

/**
 * Whether a text may be shown as the market's own: not empty, at most `max` characters, without HTML; `lines`: line
 * breaks are allowed.
 */
export const isPlainText = (text: string, max: number, lines = false): boolean =>
  text.length > 0 && text.length <= max && !HTML.test(text) && !CONTROL.test(text) && (lines || !text.includes('\n'));

/** Whether a text can be stored: PostgreSQL has no NUL character. */
export const isStorable = (text: string): boolean => !text.includes('\u0000');

/**
 * A text as it is stored: trimmed, composed, with plain spaces and straight apostrophes, which `typo` sets again. A copied
 * text equals the typed one.
 */
export const storedText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2019', "'")
    .trim();

/** Letters without what accents add to them; œ is oe to who has no œ on the keyboard (E41). */
export const withoutAccents = (word: string): string =>
  word.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');

const APOSTROPHES = /['’‘‛ʼʹ′`´]/g;
const DASHES = /[\p{Pd}\u2212]/gu;

/** A text with one kind of apostrophe, dash and space, and composed letters: what a keyboard, a phone and a file write. */
export const plainSigns = (text: string): string =>
  text.normalize('NFC').replaceAll(APOSTROPHES, "'").replaceAll(DASHES, '-').replaceAll(/\s/g, ' ');

/**
 * A name as it is searched for: without case, accents and apostrophes, and with a space for each dash. The database has the
 * same as `folded`.
 */
export const foldedName = (text: string): string =>
  withoutAccents(plainSigns(text).toLowerCase()).replaceAll("'", '').replaceAll('-', ' ');
