import { LOCALES } from '#rules/constants.ts';
import type { SynonymRow } from '../snapshot/catalogueRecords.ts';
import type { CollectionRow } from '../snapshot/catalogueSnapshot.ts';
import type { SynonymChange } from '../snapshot/snapshotPatch.ts';
import { FieldsByWord, NumberList } from './fields.ts';
import type { Postings } from './postings.ts';
import type { TypeReading } from './productTypes.ts';
import { inSlices } from './slices.ts';
import { contentWords } from './synonyms.ts';
import { addNamed, addSharing, meaningsBefore, touchedKeys, TouchedProducts } from './touchedProducts.ts';
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
  const keys = touchedKeys(index, changes);
  const touched = new TouchedProducts(products.length);
  addNamed(touched, index, keys, changes);
  const meanings = meaningsBefore(index, keys, changes);
  const meaningsOf = synonyms.meaningsAfter(changes);
  const renewKinds = () => {
    for (const locale of LOCALES) reader.kinds.renew(keys[locale], locale);
  };
  const swap = (to: 'before' | 'after') => {
    meaningsOf[to]();
    renewKinds();
  };
  yield;
  swap('after');
  const renewal = shared.renewal(collections, keys);
  swap('before');
  yield;
  yield* addSharing(touched, index, renewal);
  const docs = touched.inOrder();
  yield;

  const isHiding = changes.some(({ before, after }) => before?.apart === true || after?.apart === true);
  const mayBeLost = new Set([...meanings, ...renewal.words]);
  const [formerTypes, types]: TypeReading[] = [new Map(), new Map()];
  const entries = new ChangedEntries();
  const words = new FieldsByWord();
  const add = (word: number, fields: number) => words.add(word, fields);
  const formerWords = (doc: number): Set<number> => {
    const former = new Set<number>();
    index.addLabels(products[doc]!, touched.fieldsOf(doc), formerTypes!, (word) => former.add(word));
    return former;
  };
  const compare = (doc: number, lost: Iterable<number>) => {
    const of = touched.fieldsOf(doc);
    const note = (word: number, fields: number) => {
      const before = postings.fieldsIn(word, doc);
      const now = (before & ~of) | (fields & of);
      if (now !== before) entries.add(word, doc, now);
    };
    index.addLabels(products[doc]!, of, types!, add);
    for (const word of lost) if (!words.has(word)) note(word, 0);
    words.flush(note);
  };
  for (let from = 0; from < docs.length; from += PRODUCTS_OF_STEP) {
    const some = docs.subarray(from, from + PRODUCTS_OF_STEP);
    const former = isHiding ? Array.from(some, formerWords) : [];
    swap('after');
    renewal.swap(true);
    for (const [at, doc] of some.entries()) compare(doc, former[at] ? [...mayBeLost, ...former[at]] : mayBeLost);
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
        for (const row of changes.flatMap(({ after }) => after ?? []))
          for (const word of [...row.words[locale], ...row.also[locale]].flatMap(contentWords))
            if (synonyms.words[locale].has(word)) vocabulary.numberOf(word);
      entries.writeTo(postings, patched);
      reader.renewed(rows);
      vocabulary.settle();
    },
  };
}
