import { NumberList } from './fields.ts';

/** Arrays with one number per product of an index, all 0. `docs`: the products that were written to. */
export type ScoreArrays = {
  readonly totals: Float64Array;
  readonly matched: Uint32Array;
  readonly flags: Uint8Array;
  readonly docs: NumberList;
};

/** What a segment says of a product, as bits of `flags`. */
export const FLAGS = { head: 1, categoryPart: 2, category: 4, core: 8, otherCore: 16 } as const;

/** The products with a flag, by their numbers in the index. */
export type DocSet = { has(doc: number): boolean };
export const docsFlagged = (flags: Uint8Array, flag: number): DocSet => ({ has: (doc) => (flags[doc]! & flag) !== 0 });

/** Arrays that are kept between queries; more are made for a query that needs them. */
const MOST_KEPT = 6;

/**
 * The arrays in which the segments of one query after the other are scored: zeroing what a query wrote costs what it found, and not
 * what the market sells.
 */
export class ScorePool {
  readonly #count: number;
  readonly #free: ScoreArrays[] = [];
  readonly #inUse: ScoreArrays[] = [];
  /** The best score of one segment, and the products that have one; 0 and empty again after each. */
  readonly bestOfSegment: Float64Array;
  readonly docsOfSegment = new NumberList();
  /** For whoever marks products; 0 again after each use. */
  readonly marks: Uint8Array;
  /** The same, with a bit for each product. */
  readonly marked: Uint32Array;

  constructor(count: number) {
    this.#count = count;
    this.bestOfSegment = new Float64Array(count);
    this.marks = new Uint8Array(count);
    this.marked = new Uint32Array((count >>> 5) + 1);
  }

  take(): ScoreArrays {
    const arrays = this.#free.pop() ?? {
      totals: new Float64Array(this.#count),
      matched: new Uint32Array(this.#count),
      flags: new Uint8Array(this.#count),
      docs: new NumberList(),
    };
    this.#inUse.push(arrays);
    return arrays;
  }

  /** Takes back all arrays; the scores of earlier queries are invalid after it. */
  recycle(): void {
    for (const arrays of this.#inUse.splice(0)) {
      if (this.#free.length >= MOST_KEPT) continue;
      for (const doc of arrays.docs.view()) {
        arrays.totals[doc] = 0;
        arrays.matched[doc] = 0;
        arrays.flags[doc] = 0;
      }
      arrays.docs.empty();
      this.#free.push(arrays);
    }
  }
}

/** From this part of all products on, marking them takes less than sorting their numbers. */
const MANY = 1 / 256;
/** Numbers of products, each once, in their order; valid as long as the list stays as it is. */
export function ascending({ marked, marks }: ScorePool, list: NumberList): Uint32Array {
  const docs = list.view();
  let at = 1;
  while (at < docs.length && docs[at - 1]! < docs[at]!) at += 1;
  if (at >= docs.length) return docs;
  if (docs.length < MANY * marks.length) return docs.slice().sort();
  for (const doc of docs) marked[doc >>> 5]! |= 1 << (doc & 31);
  const sorted = new Uint32Array(docs.length);
  let count = 0;
  for (let word = 0; word < marked.length; word += 1) {
    let left = marked[word]!;
    if (left === 0) continue;
    marked[word] = 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left);
      sorted[count++] = (word << 5) | bit;
      left &= left - 1;
    }
  }
  return sorted;
}
