import { LOCALES } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { CollectionRow } from '../snapshot/catalogueSnapshot.ts';
import type { SynonymChange } from '../snapshot/snapshotPatch.ts';
import { AffectedWords } from './affectedWords.ts';
import { FieldsByWord, NumberList } from './fields.ts';
import type { Postings } from './postings.ts';
import type { TypeReading } from './productTypes.ts';
import type { AddWord } from './reader.ts';
import { inSlices } from './slices.ts';
import { addNamed, addSharing, keysOfTerms, meaningsOf, TouchedProducts, touchedTerms } from './touchedProducts.ts';
import type { SearchIndex } from './wordIndex.ts';

/** Products that are read in one step, between which the meanings are swapped. */
const PRODUCTS_OF_STEP = 8;

/** Entries that differ from those of an index, each word's in the order of the products' numbers. */
class ChangedEntries {
  readonly #byWord = new Map<number, { docs: NumberList; fields: NumberList }>();

  add(word: number, doc: number, fields: number): void {
    let entries = this.#byWord.get(word);
    if (!entries) this.#byWord.set(word, (entries = { docs: new NumberList(4), fields: new NumberList(4) }));
    entries.docs.push(doc);
    entries.fields.push(fields);
  }

  writeTo(postings: Postings, patched: Uint8Array): void {
    for (const [word, { docs, fields }] of this.#byWord) {
      postings.setAll(word, docs.view(), fields.view());
      for (const doc of docs.view()) patched[doc] = 1;
    }
  }
}

/** Changed groups of synonyms that were read for an index. `write` puts them into it: `rows` are the groups as they are now. */
export type ReadSynonyms = { write(rows: readonly SynonymRow[]): void };

/**
 * Reads changed groups of synonyms for an index, a slice in each turn of the event loop. Queries are answered by the former ones
 * until they are written; meanwhile nothing else may change the index. Then it answers as one that is built anew: only products are
 * read whose names, types, categories or badges have a term that means something else now (ADR 204). What they had before is in the
 * index; only of a term that is `apart`, which hides what is in it, the words before are read (ADR 212).
 */
export function readSynonyms(
  index: SearchIndex,
  collections: readonly CollectionRow[],
  changes: readonly SynonymChange[],
  run: (work: Iterator<unknown, ReadSynonyms>) => Promise<ReadSynonyms> = inSlices,
): Promise<ReadSynonyms> {
  return run(steps(index, collections, changes));
}

function* steps(
  index: SearchIndex,
  collections: readonly CollectionRow[],
  changes: readonly SynonymChange[],
): Generator<unknown, ReadSynonyms> {
  const { products, synonyms, reader, shared, vocabulary, postings, patched } = index;
  const terms = touchedTerms(index, changes);
  const keys = keysOfTerms(terms);
  const touched = new TouchedProducts(products.length);
  addNamed(touched, index, keys, changes);
  const meaningsNow = () => meaningsOf(index, terms, keys);
  /** A term of several words that is apart hides what is in it. */
  const isHiding = () =>
    LOCALES.some((locale) => [...keys[locale]].some((key) => key.includes(' ') && synonyms.isApartAt(key, locale)));
  const before = { meanings: meaningsNow(), isHiding: isHiding() };
  const meaningsSwap = synonyms.meaningsAfter(changes);
  const renewKinds = () => {
    for (const locale of LOCALES) reader.kinds.renew(keys[locale], locale);
  };
  const swap = (to: 'before' | 'after') => {
    meaningsSwap[to]();
    renewKinds();
  };
  yield;
  swap('after');
  const renewal = shared.renewal(collections, keys);
  const after = { meanings: meaningsNow(), isHiding: isHiding() };
  const rows = changes.flatMap(({ before, after }) => [before, after]).filter((row) => row !== null);
  const affected = new AffectedWords(new Set([...before.meanings, ...after.meanings]), rows, reader);
  swap('before');
  yield;
  yield* addSharing(touched, index, renewal);
  const docs = touched.inOrder();
  yield;

  const entries = new ChangedEntries();
  const types: TypeReading = new Map();
  const note = (doc: number, word: number, fields: number) => {
    const of = touched.fieldsOf(doc);
    const before = postings.fieldsIn(word, doc);
    const now = (before & ~of) | (fields & of);
    if (now !== before) entries.add(word, doc, now);
  };
  const readers =
    before.isHiding || after.isHiding
      ? wholeReaders(index, touched, types, note, [
          ...before.meanings.flatMap((word) => vocabulary.findNumber(word) ?? []),
          ...renewal.words,
        ])
      : {
          readBefore: () => undefined,
          readAfter(doc: number) {
            index.addAffected(products[doc]!, touched.fieldsOf(doc), types, affected);
            affected.flush((word, fields) => note(doc, word, fields));
          },
        };
  for (let from = 0; from < docs.length; from += PRODUCTS_OF_STEP) {
    const some = docs.subarray(from, from + PRODUCTS_OF_STEP);
    for (const doc of some) readers.readBefore(doc);
    swap('after');
    renewal.swap(true);
    for (const doc of some) readers.readAfter(doc);
    swap('before');
    renewal.swap(false);
    yield;
  }

  return {
    write(rows) {
      synonyms.replace(changes);
      renewKinds();
      renewal.swap(true);
      for (const locale of LOCALES)
        for (const words of terms[locale])
          for (const word of words) if (synonyms.words[locale].has(word)) vocabulary.numberOf(word);
      entries.writeTo(postings, patched);
      reader.renewed(rows);
      vocabulary.settle();
    },
  };
}

/** Reads all words of a product's names and types with the former terms and with the new ones; `lost`: what any product may have lost. */
function wholeReaders(
  index: SearchIndex,
  touched: TouchedProducts,
  types: TypeReading,
  note: (doc: number, word: number, fields: number) => void,
  lost: readonly number[],
) {
  const formerTypes: TypeReading = new Map();
  const former = new Map<number, ReadonlySet<number>>();
  const words = new FieldsByWord();
  const read = (doc: number, of: TypeReading, add: AddWord) =>
    index.addLabels(index.products[doc]!, touched.fieldsOf(doc), of, add);
  return {
    readBefore(doc: number) {
      const all = new Set(lost);
      read(doc, formerTypes, (word) => all.add(word));
      former.set(doc, all);
    },
    readAfter(doc: number) {
      read(doc, types, (word, fields) => words.add(word, fields));
      for (const word of former.get(doc)!) if (!words.has(word)) note(doc, word, 0);
      former.delete(doc);
      words.flush((word, fields) => note(doc, word, fields));
    },
  };
}
