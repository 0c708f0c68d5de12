import { placeOf } from '../snapshot/sortedLists.ts';
import { completed } from '../steps.ts';
import { ALL_FIELDS, NumberList } from './fields.ts';

/** Some of a word's entries, by product: those in `docs` and `fields` from `from` up to `to`. */
export type Part = { readonly docs: Numbers; readonly fields: Numbers; readonly from: number; readonly to: number };
type Numbers = { [at: number]: number };
type Added = { readonly docs: number[]; readonly fields: number[] };

/**
 * Which products have a word, and in which fields. As it was built, the entries of word `w` are those from `starts[w]` up to
 * `starts[w + 1]`; what later products add stands beside. An entry without fields is of a product that has lost the word.
 */
export class Postings {
  /** All fields of each word, in any product. */
  fieldsOfWord: Uint16Array;
  readonly #starts: Uint32Array;
  readonly #docs: Uint32Array;
  readonly #fields: Uint16Array;
  readonly #added = new Map<number, Added>();
  /** Of words in some fields, how many products have them. */
  readonly #counts = new Map<number, number>();

  constructor(starts: Uint32Array, docs: Uint32Array, fields: Uint16Array, fieldsOfWord: Uint16Array) {
    this.#starts = starts;
    this.#docs = docs;
    this.#fields = fields;
    this.fieldsOfWord = fieldsOfWord;
  }

  /** Visits each word of each product, in short steps. */
  *each(visit: (word: number, doc: number, fields: number) => void): Generator {
    let count = 0;
    for (let word = 0; word < this.fieldsOfWord.length; word += 1)
      for (const { docs, fields, from, to } of this.parts(word))
        for (let at = from; at < to; at += 1) {
          if (fields[at] !== 0) visit(word, docs[at]!, fields[at]!);
          if ((count += 1) % ENTRIES_OF_STEP === 0) yield;
        }
  }

  /** The entries of a word, in one part or two, each in the order of the products' numbers. */
  parts(word: number): Part[] {
    const built = {
      docs: this.#docs,
      fields: this.#fields,
      from: this.#starts[word] ?? 0,
      to: this.#starts[word + 1] ?? 0,
    };
    const added = this.#added.get(word);
    return added ? [built, { ...added, from: 0, to: added.docs.length }] : [built];
  }

  /** Visits each product that has a word, in the order of `parts`. */
  eachOf(word: number, visit: (doc: number, fields: number) => void): void {
    for (const { docs, fields, from, to } of this.parts(word))
      for (let at = from; at < to; at += 1) visit(docs[at]!, fields[at]!);
  }

  /** How many entries a word has, those without fields too. */
  entries(word: number): number {
    const built = (this.#starts[word + 1] ?? 0) - (this.#starts[word] ?? 0);
    return built + (this.#added.get(word)?.docs.length ?? 0);
  }

  /** How many products have a word in some of these fields; counted once until something changes. */
  countIn(word: number, fields: number): number {
    const key = word * (ALL_FIELDS + 1) + fields;
    let count = this.#counts.get(key);
    if (count !== undefined) return count;
    count = 0;
    for (const part of this.parts(word))
      for (let at = part.from; at < part.to; at += 1) if (part.fields[at]! & fields) count += 1;
    this.#counts.set(key, count);
    return count;
  }

  /** The fields of a word in one product; 0: it does not have it. */
  fieldsIn(word: number, doc: number): number {
    const to = this.#starts[word + 1] ?? 0;
    const at = find(this.#docs, this.#starts[word] ?? 0, to, doc);
    if (at < to && this.#docs[at] === doc) return this.#fields[at]!;
    const added = this.#added.get(word);
    if (!added) return 0;
    const place = find(added.docs, 0, added.docs.length, doc);
    return added.docs[place] === doc ? added.fields[place]! : 0;
  }

  /** How many products have a word, counted no further than `most`. */
  count(word: number, most: number): number {
    let count = 0;
    for (const { fields, from, to } of this.parts(word))
      for (let at = from; at < to && count < most; at += 1) if (fields[at] !== 0) count += 1;
    return count;
  }

  /** Sets the fields of a word in one product; 0: it has lost it. */
  set(word: number, doc: number, now: number): void {
    this.#counts.clear();
    const before = this.#write(word, doc, now);
    this.#gain(word, now);
    const lost = before & ~now;
    if (lost !== 0) this.#withdraw(word, lost);
  }

  /** Sets the fields of a word in several products, in the order of their numbers: what `set` does for each, in one go. */
  setAll(word: number, docs: Uint32Array, fields: Uint32Array): void {
    this.#counts.clear();
    const parts = this.parts(word).map((part) => ({ ...part, at: part.from }));
    const fresh: Added = { docs: [], fields: [] };
    let [gained, lost] = [0, 0];
    for (let place = 0; place < docs.length; place += 1) {
      const [doc, now] = [docs[place]!, fields[place]!];
      gained |= now;
      let isOld = false;
      for (const part of parts) {
        part.at = findFrom(part.docs, part.at, part.to, doc);
        if (part.at === part.to || part.docs[part.at] !== doc) continue;
        lost |= part.fields[part.at]! & ~now;
        part.fields[part.at] = now;
        isOld = true;
      }
      if (isOld || now === 0) continue;
      fresh.docs.push(doc);
      fresh.fields.push(now);
    }
    if (fresh.docs.length > 0) this.#added.set(word, merged(this.#added.get(word), fresh));
    this.#gain(word, gained);
    if (lost !== 0) this.#withdraw(word, lost);
  }

  #gain(word: number, fields: number): void {
    if (word >= this.fieldsOfWord.length) {
      const larger = new Uint16Array(word + 1024);
      larger.set(this.fieldsOfWord);
      this.fieldsOfWord = larger;
    }
    this.fieldsOfWord[word]! |= fields;
  }

  #write(word: number, doc: number, now: number): number {
    for (const { docs, fields, from, to } of this.parts(word)) {
      const at = find(docs, from, to, doc);
      if (at === to || docs[at] !== doc) continue;
      const before = fields[at]!;
      fields[at] = now;
      return before;
    }
    if (now === 0) return 0;
    let added = this.#added.get(word);
    if (!added) this.#added.set(word, (added = { docs: [], fields: [] }));
    const at = placeOf(added.docs, doc, (a, b) => a - b);
    added.docs.splice(at, 0, doc);
    added.fields.splice(at, 0, now);
    return 0;
  }

  /** Takes fields of a word away that no product has any more; a common word is decided by its first entries. */
  #withdraw(word: number, lost: number): void {
    let missing = lost;
    for (const { fields, from, to } of this.parts(word))
      for (let at = from; at < to && missing !== 0; at += 1) missing &= ~fields[at]!;
    this.fieldsOfWord[word]! &= ALL_FIELDS & ~missing;
  }
}

/** Entries that a part of the list has room for: a single array would be copied as often as it doubles. */
const ENTRIES_OF_PART = 2 ** 16;

/** Entries that are put in their places in one step. */
const ENTRIES_OF_STEP = 4096;

/** Collects the words of one product after the other. */
export class PostingsBuilder {
  readonly #parts: { readonly words: Uint32Array<ArrayBuffer>; readonly fields: Uint16Array<ArrayBuffer> }[] = [];
  #length = 0;
  /** Where the entries of each product end. */
  readonly #ends = new NumberList();
  /** Of each word, how many entries it has, and all of their fields. */
  #counts = new Uint32Array(1024);
  #fieldsOfWord = new Uint16Array(1024);

  /** Adds a word of the present product, once. */
  add(word: number, fields: number): void {
    const at = this.#length % ENTRIES_OF_PART;
    if (at === 0)
      this.#parts.push({ words: new Uint32Array(ENTRIES_OF_PART), fields: new Uint16Array(ENTRIES_OF_PART) });
    const part = this.#parts.at(-1)!;
    part.words[at] = word;
    part.fields[at] = fields;
    this.#length += 1;
    if (word >= this.#counts.length) this.#makeRoom(2 * (word + 1));
    this.#counts[word]! += 1;
    this.#fieldsOfWord[word]! |= fields;
  }

  #makeRoom(words: number): void {
    const [counts, fieldsOfWord] = [new Uint32Array(words), new Uint16Array(words)];
    counts.set(this.#counts);
    fieldsOfWord.set(this.#fieldsOfWord);
    this.#counts = counts;
    this.#fieldsOfWord = fieldsOfWord;
  }

  /** The next word is of the next product. */
  nextProduct(): void {
    this.#ends.push(this.#length);
  }

  /** The entries by word, and by product within a word. `size`: the number of words. Call it once, as the last. */
  build(size: number): Postings {
    return completed(this.steps(size));
  }

  /** The same, in short steps. */
  *steps(size: number): Generator<unknown, Postings> {
    if (size > this.#counts.length) this.#makeRoom(size);
    const starts = new Uint32Array(size + 1);
    for (let word = 0; word < size; word += 1) starts[word + 1] = starts[word]! + this.#counts[word]!;
    const next = starts.slice();
    const docs = new Uint32Array(this.#length);
    const fieldsOf = new Uint16Array(this.#length);
    const ends = this.#ends.view();
    let doc = 0;
    let place = 0;
    for (const { words, fields } of this.#parts) {
      for (let at = 0; at < ENTRIES_OF_PART && place < docs.length; at += 1, place += 1) {
        if (place % ENTRIES_OF_STEP === 0) yield;
        while (ends[doc]! <= place) doc += 1;
        const word = words[at]!;
        const to = next[word]!;
        docs[to] = doc;
        fieldsOf[to] = fields[at]!;
        next[word] = to + 1;
      }
      // Given back at once: as garbage they would be held as long as the next collection is away.
      words.buffer.transfer(0);
      fields.buffer.transfer(0);
    }
    return new Postings(starts, docs, fieldsOf, this.#fieldsOfWord.slice(0, size));
  }
}

function find(docs: Numbers, from: number, to: number, doc: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (docs[middle]! < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same from a place on that is probably near: a list is walked through in steps that double. */
function findFrom(docs: Numbers, from: number, to: number, doc: number): number {
  let step = 1;
  while (from + step < to && docs[from + step]! < doc) step *= 2;
  return find(docs, from + (step >>> 1), Math.min(from + step + 1, to), doc);
}

/** Two lists of entries, each in the order of the products' numbers, in one. */
function merged(former: Added | undefined, fresh: Added): Added {
  if (!former) return fresh;
  const all: Added = { docs: [], fields: [] };
  for (let [a, b] = [0, 0]; a < former.docs.length || b < fresh.docs.length;) {
    const isFormer = b === fresh.docs.length || (a < former.docs.length && former.docs[a]! < fresh.docs[b]!);
    const [from, at] = isFormer ? [former, a++] : [fresh, b++];
    all.docs.push(from.docs[at]!);
    all.fields.push(from.fields[at]!);
  }
  return all;
}

/** Visits those of some products, in the order of their numbers, that have a word. */
export function eachEntryWithin(
  postings: Postings,
  word: number,
  products: Uint32Array,
  visit: (doc: number, fields: number) => void,
): void {
  for (const { docs, fields, from, to } of postings.parts(word)) {
    const isFewer = to - from < products.length;
    let [place, at] = [from, 0];
    while (place < to && at < products.length) {
      const doc = isFewer ? docs[place]! : products[at]!;
      if (isFewer) at = findFrom(products, at, products.length, doc);
      else place = findFrom(docs, place, to, doc);
      if (place === to || at === products.length) break;
      if (docs[place] === products[at]) visit(products[at]!, fields[place]!);
      if (isFewer) place += 1;
      else at += 1;
    }
  }
}
