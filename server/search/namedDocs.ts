import { fieldWeights, LANGUAGE_FIELDS } from './fields.ts';
import type { SearchIndex } from './wordIndex.ts';

/** Every field of the names, inside of terms too. */
const IN_NAMES = LANGUAGE_FIELDS.fr | LANGUAGE_FIELDS.en | fieldWeights.bits.inTerm;

/** The products whose names have a word in some fields, accents and number aside, by their numbers in the index. */
export type NamedDocs = {
  /** Whether there is none. */
  readonly isEmpty: boolean;
  /** At least as many as there are. */
  readonly most: number;
  has(doc: number): boolean;
  /** Visits them, some of them twice. */
  each(visit: (doc: number) => void): void;
  /** Each once, by the form that it has and then in the market's order. */
  [Symbol.iterator](): Iterator<number>;
};

export function docsNamed({ vocabulary, postings, places }: SearchIndex, word: string, fields = IN_NAMES): NamedDocs {
  const isUsed = (form: number) => ((postings.fieldsOfWord[form] ?? 0) & fields) !== 0;
  const forms = vocabulary.formsOf(word, isUsed).map((form) => form.word);
  const docsOf = (form: number) => {
    const docs: number[] = [];
    postings.eachOf(form, (doc, all) => {
      if (all & fields) docs.push(doc);
    });
    // What a product was given later stands after the words of all others.
    return postings.parts(form).length > 1 ? docs.sort((a, b) => places[a]! - places[b]!) : docs;
  };
  return {
    isEmpty: forms.length === 0,
    most: forms.reduce((sum, form) => sum + postings.entries(form), 0),
    has: (doc) => forms.some((form) => (postings.fieldsIn(form, doc) & fields) !== 0),
    each(visit) {
      for (const form of forms)
        postings.eachOf(form, (doc, all) => {
          if (all & fields) visit(doc);
        });
    },
    *[Symbol.iterator]() {
      yield* new Set(forms.flatMap(docsOf));
    },
  };
}

/** The products that all of these have, but for the others, in the order of the first. */
export function docsNamedByAll(
  named: readonly [NamedDocs, ...NamedDocs[]],
  isOther: (doc: number) => boolean = () => false,
): number[] {
  const [first] = named;
  const rarest = named.reduce((least, docs) => (docs.most < least.most ? docs : least));
  const rest = named.filter((docs) => docs !== rarest);
  const all = new Set<number>();
  rarest.each((doc) => {
    if (!isOther(doc) && rest.every((docs) => docs.has(doc))) all.add(doc);
  });
  return all.size < 2 ? [...all] : [...first].filter((doc) => all.has(doc));
}

/** From so many times as many products on as are looked for, each of these is looked for among them. */
const MANY_TIMES = 8;
/** Calls `visitWith` with whether a product is one of these, of whom `count` are looked for. */
export function withNamed<T>(
  { scorePool: { marks } }: SearchIndex,
  named: readonly NamedDocs[],
  count: number,
  visitWith: (isNamed: (doc: number) => boolean) => T,
): T {
  const most = named.reduce((sum, docs) => sum + docs.most, 0);
  if (most > MANY_TIMES * count) return visitWith((doc) => named.some((docs) => docs.has(doc)));
  const mark = (value: number) => {
    for (const docs of named)
      docs.each((doc) => {
        marks[doc] = value;
      });
  };
  mark(1);
  const result = visitWith((doc) => marks[doc] === 1);
  mark(0);
  return result;
}

/** By the place of each of these products 1 if its name has one of the words in some fields, else 0. */
export function placesNamed(
  index: SearchIndex,
  docs: Uint32Array,
  words: readonly string[],
  fields?: number,
): Uint8Array {
  const places = new Uint8Array(docs.length);
  if (words.length === 0) return places;
  const named = words.map((word) => docsNamed(index, word, fields));
  withNamed(index, named, docs.length, (isNamed) => {
    for (let place = 0; place < places.length; place += 1) places[place] = Number(isNamed(docs[place]!));
  });
  return places;
}
