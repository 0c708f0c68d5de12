import type { Locale } from './constants.ts';

const NO_BREAK = '\u00A0';
const NARROW_NO_BREAK = '\u202F';
const SPACES = '[ \\u00A0\\u202F]';

/** Placeholder for a piece that must stay unchanged; one that the text itself contains is such a piece. */
const PLACEHOLDER = '\uE000';
const KEEP = new RegExp(
  [
    PLACEHOLDER,
    '\\{\\{[^{}]*\\}\\}',
    '<[^<>]*>',
    '&#?\\w+;',
    '(?:[a-z][a-z0-9+.-]*://|www\\.|mailto:|tel:)[^\\s«»<>]+',
    '[\\w.+-]+@[\\w.-]+',
  ].join('|'),
  'gi',
);

type Rule = readonly [pattern: RegExp, replacement: string];
const rule = (pattern: string, replacement: string): Rule => [new RegExp(pattern, 'gu'), replacement];

const BOTH_LANGUAGES: readonly Rule[] = [
  rule("'", '\u2019'),
  rule('\\.{3}', '\u2026'),
  // Never break inside a price: "5,00 $", "5,00 $ CA", "20 %".
  rule(`(?<=[\\d${PLACEHOLDER}])${SPACES}+(?=[%$](?!\\w))`, NO_BREAK),
  rule(`(?<=\\$)${SPACES}+(?=CA\\b)`, NO_BREAK),
  // Nor inside an amount of a good: "1 L", "900 g", "3 lb".
  rule(`(?<=\\d)${SPACES}+(?=(?:[lL]|m[lL]|k?g|lb|oz|po)(?![\\p{L}\\d’]))`, NO_BREAK),
];

const FRENCH: readonly Rule[] = [
  rule(`(?<=[\\d${PLACEHOLDER}])(?=[%$](?![\\w$%]))`, NO_BREAK),
  rule(`«${SPACES}*`, `«${NO_BREAK}`),
  rule(`${SPACES}*»`, `${NO_BREAK}»`),
  // A run such as "?!" is spaced once, before its first sign; within a word (a path, a query) nothing is.
  rule(`(?<=[^\\s!?;(])${SPACES}*(?=[!?;]+(?:[\\s:!?;…).,»”’"\\]]|$))`, NARROW_NO_BREAK),
  rule(`(?<=[^\\s:(])${SPACES}*(?=:(?:\\s|$))`, NO_BREAK),
  // Never break inside an hour: "17 h 30".
  rule(`(?<=\\d)${SPACES}+(?=h(?![\\p{L}\\d]))`, NO_BREAK),
  rule(`(?<=\\d${SPACES}h)${SPACES}+(?=\\d{2}(?!\\d))`, NO_BREAK),
];

const SIGNS = /[\d'.%$«»!?;:]/;
/** Whether a text has nothing that the rules look for: most names have none. */
export const isTypeset = (text: string): boolean => !SIGNS.test(text);

const ENGLISH: readonly Rule[] = [rule(`(?<=\\d)${SPACES}+(?=[ap]\\.m\\.)`, NO_BREAK)];

/**
 * The one typographic rule (design 5), for texts that are stored with plain spaces. French: U+202F before ; ! ?
 * and U+00A0 before : and inside « », before % and $, and inside hours. Both languages: ’ for ', … for three dots, and
 * prices and amounts of goods that do not break. Addresses, times (17:30), tags, entities and {{placeholders}} stay as
 * they are. Applying it twice changes nothing more.
 */
export function typo(text: string, locale: Locale = 'fr'): string {
  if (isTypeset(text)) return text;
  const protectedTexts: string[] = [];
  const bare = text.replace(KEEP, (piece) => {
    protectedTexts.push(piece);
    return PLACEHOLDER;
  });
  const rules = [...BOTH_LANGUAGES, ...(locale === 'fr' ? FRENCH : ENGLISH)];
  const spaced = rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), bare);
  return spaced.replaceAll(PLACEHOLDER, () => protectedTexts.shift() ?? '');
}
