import { isDeepStrictEqual } from 'node:util';
import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { SynonymChange } from '../snapshot/snapshotPatch.ts';
import { contentWords, typedKey } from './termKeys.ts';

type Texts = Readonly<Record<Locale, readonly string[]>>;
/** Terms of a group that are put in or taken away, and its `also`: all of it or nothing. */
export type GroupPart = { readonly words: Texts; readonly also: Texts };
/**
 * What a change of a group takes away and puts in. `isSame`: its terms mean the same concept as before. Null: there was, or is, no group.
 */
export type GroupDifference = {
  readonly isSame: boolean;
  readonly before: GroupPart | null;
  readonly after: GroupPart | null;
};

const without = (texts: readonly string[], others: readonly string[]) => {
  const present = new Set(others);
  return texts.filter((text) => !present.has(text));
};

/** Terms that share a key with one that is taken away are put in again: pomme beside pommes. */
function wordsPutIn(before: readonly string[], after: readonly string[]): readonly string[] {
  const keys = new Set(without(before, after).map((text) => typedKey(contentWords(text))));
  if (keys.size === 0) return without(after, before);
  const former = new Set(before);
  return after.filter((text) => !former.has(text) || keys.has(typedKey(contentWords(text))));
}

const inBoth = (of: (locale: Locale) => readonly string[]): Texts => ({ fr: of('fr'), en: of('en') });

export function differenceOf({ before, after }: SynonymChange): GroupDifference {
  const isSame =
    before !== null &&
    after !== null &&
    before.key === after.key &&
    before.apart === after.apart &&
    before.kind === after.kind;
  if (!isSame) return { isSame, before, after };
  const hasOther = LOCALES.some((locale) => !isDeepStrictEqual(before.also[locale], after.also[locale]));
  const alsoOf = ({ also }: SynonymRow) => (hasOther ? also : { fr: [], en: [] });
  return {
    isSame,
    before: { words: inBoth((locale) => without(before.words[locale], after.words[locale])), also: alsoOf(before) },
    after: { words: inBoth((locale) => wordsPutIn(before.words[locale], after.words[locale])), also: alsoOf(after) },
  };
}
