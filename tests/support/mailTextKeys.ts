import type { Locale } from '#rules/constants.ts';
import { typo } from '#rules/typography.ts';
import type { Mail } from '../../server/gateways/mail.ts';
import en from '../../server/text/messages.mail.en.json' with { type: 'json' };
import fr from '../../server/text/messages.mail.fr.json' with { type: 'json' };

/** A text's key, how much of it is fixed, and what it may look like once its `{{values}}` are filled in. */
type Pattern = { key: string; fixed: number; pattern: RegExp };

/** A value in a row, of which hardly anything is fixed. */
const VALUE = 'charged.range';

const patternsOf = (texts: Record<string, string>, locale: Locale): Pattern[] =>
  Object.entries(texts)
    .filter(([key]) => key !== VALUE)
    .map(([key, text]) => {
      const parts = typo(text, locale).split(/\{\{\w+\}\}/);
      const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*');
      return { key, fixed: parts.join('').length, pattern: new RegExp(`^${pattern}$`) };
    });
const PATTERNS: Record<Locale, Pattern[]> = { fr: patternsOf(fr, 'fr'), en: patternsOf(en, 'en') };

/** The text before its value, in a row of facts or sums. */
const labelOf = (piece: string): string => /^(.*?)(?:\s?:\s| \.{2,} )/.exec(piece)?.[1] ?? '';

/** The texts that a piece may be, the most fixed first. */
function textsOf(piece: string, locale: Locale): Pattern[] {
  const matching = (text: string) =>
    PATTERNS[locale].filter(({ pattern }) => pattern.test(text)).toSorted((left, right) => right.fixed - left.fixed);
  return [...matching(piece), ...matching(labelOf(piece))];
}

/**
 * The keys of all texts that a mail says, in their order, from its subject on. Of keys with the same text, the one that is
 * expected at that place.
 */
export function textKeysOf({ subject, text }: Mail, locale: Locale, expected: readonly string[]): string[] {
  const pieces = [subject, ...text.split('\n')].flatMap((line) => line.trim().replace(/^- /, '').split(' · '));
  const keys: string[] = [];
  for (const [nth, piece] of pieces.entries()) {
    const matching = textsOf(piece, locale);
    const awaited = matching.find(({ key }) => key === expected[keys.length]);
    // In a subject, the rest of a longer text is no value of a shorter one.
    const isAwaited = nth > 0 || awaited?.fixed === matching[0]?.fixed;
    const key = (awaited && isAwaited ? awaited : matching[0])?.key;
    if (key !== undefined) keys.push(key);
  }
  return keys;
}
