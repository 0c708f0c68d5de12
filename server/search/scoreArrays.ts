/** Arrays with one number per product of an index, all 0. `docs`: the products that were written to. */
export type ScoreArrays = {
  readonly totals: Float64Array;
  readonly matched: Uint32Array;
  readonly flags: Uint8Array;
  readonly docs: number[];
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
  /** The best score of one segment; 0 again after each. */
  readonly bestOfSegment: Float64Array;
  /** For whoever marks products; 0 again after each use. */
  readonly marks: Uint8Array;

  constructor(count: number) {
    this.#count = count;
    this.bestOfSegment = new Float64Array(count);
    this.marks = new Uint8Array(count);
  }

  take(): ScoreArrays {
    const arrays = this.#free.pop() ?? {
      totals: new Float64Array(this.#count),
      matched: new Uint32Array(this.#count),
      flags: new Uint8Array(this.#count),
      docs: [],
    };
    this.#inUse.push(arrays);
    return arrays;
  }

  /** Takes back all arrays; the scores of earlier queries are invalid after it. */
  recycle(): void {
    for (const arrays of this.#inUse.splice(0)) {
      if (this.#free.length >= MOST_KEPT) continue;
      for (const doc of arrays.docs) {
        arrays.totals[doc] = 0;
        arrays.matched[doc] = 0;
        arrays.flags[doc] = 0;
      }
      arrays.docs.length = 0;
      this.#free.push(arrays);
    }
  }
}
