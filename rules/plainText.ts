/** Characters of a line of the market's own words: a name, a title. */
export const LINE_MAX_LENGTH = 200;
/** Characters of its longer texts. */
export const TEXT_MAX_LENGTH = 5000;

/** The beginning of a tag, its end or a comment, or a character reference. */
const HTML = /<\/?[a-z!]|&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/;

/** Whether words may be shown as the market's own: some, `max` characters at most, without HTML; `lines`: of several lines. */
export const isPlainText = (text: string, max: number, lines = false): boolean =>
  text.length > 0 && text.length <= max && !HTML.test(text) && !CONTROL.test(text) && (lines || !text.includes('\n'));

/** Whether a text can be kept: no text of a database holds this one character. */
export const isStorable = (text: string): boolean => !text.includes('\u0000');

/**
 * Words as they are stored: trimmed, with plain spaces and straight apostrophes, which `typo` sets again. A text that was
 * copied from a page is so the same as the one that was typed.
 */
export const storedText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2019', "'")
    .trim();

/** Letters without what accents add to them; œ is oe to who has no œ on the keyboard (E41). */
export const withoutAccents = (word: string): string =>
  word.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');
