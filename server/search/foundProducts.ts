import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';

/** Products in their order: an array, or what a search found. */
export type ProductList = Iterable<ProductRow> & {
  readonly length: number;
  at(place: number): ProductRow | undefined;
  slice(from?: number, to?: number): ProductRow[];
  filter(isWanted: (product: ProductRow) => boolean): ProductRow[];
  some(isWanted: (product: ProductRow) => boolean): boolean;
  includes(product: ProductRow): boolean;
  findIndex(isWanted: (product: ProductRow) => boolean): number;
};

/** Products by their numbers in an index, 4 bytes each: of 100,000 that a letter finds a page is read. Valid until the index changes. */
export class FoundProducts implements ProductList {
  readonly #products: readonly ProductRow[];
  readonly #docs: Uint32Array;

  constructor(products: readonly ProductRow[], docs: Uint32Array) {
    this.#products = products;
    this.#docs = docs;
  }

  get length(): number {
    return this.#docs.length;
  }

  at(place: number): ProductRow | undefined {
    const doc = this.#docs.at(place);
    return doc === undefined ? undefined : this.#products[doc]!;
  }

  slice(from?: number, to?: number): ProductRow[] {
    return Array.from(this.#docs.subarray(from, to), (doc) => this.#products[doc]!);
  }

  filter(isWanted: (product: ProductRow) => boolean): ProductRow[] {
    const wanted: ProductRow[] = [];
    for (const doc of this.#docs) {
      const product = this.#products[doc]!;
      if (isWanted(product)) wanted.push(product);
    }
    return wanted;
  }

  some(isWanted: (product: ProductRow) => boolean): boolean {
    return this.#docs.some((doc) => isWanted(this.#products[doc]!));
  }

  includes(product: ProductRow): boolean {
    return this.some((one) => one === product);
  }

  findIndex(isWanted: (product: ProductRow) => boolean): number {
    return this.#docs.findIndex((doc) => isWanted(this.#products[doc]!));
  }

  *[Symbol.iterator](): Iterator<ProductRow> {
    for (const doc of this.#docs) yield this.#products[doc]!;
  }
}
