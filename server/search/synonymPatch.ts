import { LOCALES, type Locale } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { CollectionRow } from '../snapshot/catalogueSnapshot.ts';
import type { SynonymChange } from '../snapshot/snapshotPatch.ts';
import { ALL_FIELDS, fieldWeights, LANGUAGE_FIELDS } from './fields.ts';
import { docOf } from './indexPatch.ts';
import { badgesOf } from './sharedWords.ts';
import { contentWords, nameKey, termWord, typedKey } from './synonyms.ts';
import type { SearchIndex } from './wordIndex.ts';

type Keys = Readonly<Record<Locale, ReadonlySet<string>>>;

const keysOf = (terms: readonly string[] | undefined) => (terms ?? []).map((term) => nameKey(contentWords(term)));
/** What only one of the two has. */
const difference = (a: readonly string[], b: readonly string[]) => [
  ...a.filter((text) => !b.includes(text)),
  ...b.filter((text) => !a.includes(text)),
];

/** The terms, as names are compared with them, that mean something else after these changes. */
function touchedKeys({ synonyms }: SearchIndex, changes: readonly SynonymChange[]): Keys {
  const inLocale = (locale: Locale) =>
    changes.flatMap(({ before, after }) => {
      const [former, now] = [before, after].map((row) => row?.words[locale] ?? []) as [string[], string[]];
      const isSame = before?.apart === after?.apart && before?.key === after?.key;
      const also = difference(keysOf(before?.also[locale]), keysOf(after?.also[locale]));
      const terms = isSame ? difference(former, now) : [...former, ...now];
      const types = terms.flatMap((term) => synonyms.typesAt(typedKey(contentWords(term)), locale));
      return [...keysOf(terms), ...types.map(nameKey), ...also].filter((key) => key !== '');
    });
  return { fr: new Set(inLocale('fr')), en: new Set(inLocale('en')) };
}

/** The products that have one of these index words in one of the fields. */
function docsWith({ postings }: SearchIndex, words: readonly number[], fields: number): number[] {
  return words.flatMap((word) =>
    postings.parts(word).flatMap(({ docs, fields: fieldsAt, from, to }) => {
      const found: number[] = [];
      for (let at = from; at < to; at += 1) if (fieldsAt[at]! & fields) found.push(docs[at]!);
      return found;
    }),
  );
}

/** The products whose names in a language have all words of a term. */
function docsNamed(index: SearchIndex, key: string, locale: Locale): number[] {
  const { vocabulary, postings } = index;
  const fields = LANGUAGE_FIELDS[locale] | fieldWeights.bits.inTerm;
  const entries = (words: readonly number[]) =>
    words.reduce((sum, word) => sum + postings.parts(word).reduce((all, { from, to }) => all + to - from, 0), 0);
  const forms = key.split(' ').map((word) => vocabulary.withSingular(word));
  const [rarest = [], ...others] = forms.sort((a, b) => entries(a) - entries(b));
  return docsWith(index, rarest, fields).filter((doc) =>
    others.every((words) => words.some((word) => (postings.fieldsIn(word, doc) & fields) !== 0)),
  );
}

/** Groups that become the kind of some type, or are it no more: then they are read otherwise in all names. */
function otherKinds({ reader: { kinds } }: SearchIndex, keys: Keys, changes: readonly SynonymChange[]): string[] {
  return changes.flatMap(({ before, after }) => {
    const isKind = (row: SynonymRow | null, isIn: (key: string, locale: Locale) => boolean) =>
      LOCALES.some((locale) =>
        keysOf(row?.words[locale]).some((key) => isIn(key, locale) && kinds.isTerm(key, locale)),
      );
    const isNew = (key: string, locale: Locale) => keys[locale].has(key);
    const stays = before && after && isKind(after, (key, locale) => !isNew(key, locale));
    const touches = isKind(before, isNew) || isKind(after, isNew);
    return touches && !stays ? [before, after].flatMap((row) => (row ? `#${row.key}` : [])) : [];
  });
}

/** The products whose own words may be read otherwise. */
function touchedDocs(index: SearchIndex, keys: Keys, changes: readonly SynonymChange[]): Set<number> {
  const { vocabulary, reader } = index;
  const numbersOf = (words: readonly string[]) => words.map((word) => vocabulary.numberOf(word));
  const docs = LOCALES.flatMap((locale) =>
    [...keys[locale]].flatMap((key) => [
      ...docsNamed(index, key, locale),
      ...docsWith(index, numbersOf(reader.kinds.indexWordsWith(key, locale)), ALL_FIELDS),
    ]),
  );
  return new Set([...docs, ...docsWith(index, numbersOf(otherKinds(index, keys, changes)), ALL_FIELDS)]);
}

/** The index words that names may no longer have: all that the terms of these keys mean. */
function meaningsBefore(index: SearchIndex, keys: Keys, changes: readonly SynonymChange[]): number[] {
  const { synonyms, vocabulary } = index;
  const words = LOCALES.flatMap((locale) => {
    const terms = changes.flatMap(({ before }) => [...(before?.words[locale] ?? []), ...(before?.also[locale] ?? [])]);
    const touched = terms.map(contentWords).filter((words) => keys[locale].has(nameKey(words)));
    return [...touched.map(termWord), ...[...keys[locale]].flatMap((key) => synonyms.meaningsAt(key, locale))];
  });
  return words.flatMap((word) => vocabulary.findNumber(word) ?? []);
}

/** Puts a product's words in place of what they were; those of its description stay. `lost`: words that it may no longer have. */
function writeWords(
  { postings, patched }: SearchIndex,
  doc: number,
  after: ReadonlyMap<number, number>,
  lost: Iterable<number>,
): void {
  patched.add(doc);
  const { text } = fieldWeights.bits;
  const write = (word: number, fields: number) => {
    const before = postings.fieldsIn(word, doc);
    if ((before & ~text) !== fields) postings.set(word, doc, fields | (before & text));
  };
  for (const [word, fields] of after) write(word, fields);
  for (const word of lost) if (!after.has(word)) write(word, 0);
}

/**
 * Puts changed groups of synonyms into an index, so that it answers as one that is built with `rows`: only products are read again
 * whose names, types, categories or badges have a term that means something else now (ADR 204). What they had before is in the index;
 * only of a term that is `apart`, which hides what is in it, the words before are read (ADR 212).
 */
export function patchSynonyms(
  index: SearchIndex,
  collections: readonly CollectionRow[],
  changes: readonly SynonymChange[],
  rows: readonly SynonymRow[],
): void {
  const { products, synonyms, reader, shared, vocabulary } = index;
  const keys = touchedKeys(index, changes);
  const docs = touchedDocs(index, keys, changes);
  const isHiding = changes.some(({ before, after }) => before?.apart === true || after?.apart === true);
  const hidden = new Map([...(isHiding ? docs : [])].map((doc) => [doc, index.readLabels(products[doc]!)]));
  const meanings = meaningsBefore(index, keys, changes);
  synonyms.replace(changes);
  for (const locale of LOCALES) {
    reader.kinds.renew(keys[locale], locale);
    for (const row of changes.flatMap(({ after }) => after ?? []))
      for (const word of [...row.words[locale], ...row.also[locale]].flatMap(contentWords))
        if (synonyms.words[locale].has(word)) vocabulary.numberOf(word);
  }
  const renewal = shared.renewal(collections, keys);
  for (const collection of renewal.collections)
    for (const product of collection.products) {
      const doc = docOf(index, product);
      if (doc !== null) docs.add(doc);
    }
  const others = new Set<string>(renewal.badges);
  if (others.size > 0)
    for (const [doc, product] of products.entries())
      if (docOf(index, product) === doc && badgesOf(product).some((text) => others.has(text))) docs.add(doc);
  const lost = new Set([...meanings, ...renewal.words]);
  renewal.store();
  for (const doc of docs)
    writeWords(
      index,
      doc,
      index.readLabels(products[doc]!),
      hidden.size === 0 ? lost : [...lost, ...(hidden.get(doc)?.keys() ?? [])],
    );
  reader.renewed(rows);
  vocabulary.settle();
}
