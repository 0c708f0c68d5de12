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
 * Characters without a shape of their own: zero-width ones, and those that turn the reading direction of what follows them
 * (soft hyphen, Arabic letter mark, U+200B to U+200F, bidi embeddings and isolates, fillers, tags).
 */
const INVISIBLE =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** Joiners, with what they belong to: a part of an emoji, or a letter of a script that needs them. */
const JOINERS =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Arabic}\p{Script=Syriac}\u0900-\u0DFF])?[\u200C\u200D]+/gu;

/**
 * A typed text without invisible characters: who reads it sees all of it, in the order in which it was written. A name of
 * such characters alone is empty.
 */
export const visibleText = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(JOINERS, (joined, before?: string) => (before ? joined : ''));

/**
 * A text of staff as it is stored: trimmed, composed, without invisible characters, with plain spaces and straight apostrophes, which `typo` sets again. A copied
 * text equals the typed one.
 */
export const storedText = (text: string): string =>
  visibleText(text)
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

/** ASCII without the backtick, and composed letters of French and English: such a text is written plainly already. */
const PLAIN = /^[ -_a-~À-ÿŒœ]*$/;

/** A text with one kind of apostrophe, dash and space, and composed letters: what a keyboard, a phone and a file write. */
export const plainSigns = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.normalize('NFC').replaceAll(APOSTROPHES, "'").replaceAll(DASHES, '-').replaceAll(/\s/g, ' ');

/**
 * A name as it is searched for: without case, accents and apostrophes, and with a space for each dash. The database has the
 * same as `folded`.
 */
export const foldedName = (text: string): string =>
  withoutAccents(plainSigns(text).toLowerCase()).replaceAll("'", '').replaceAll('-', ' ');
