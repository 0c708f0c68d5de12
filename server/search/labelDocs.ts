import { eachEntryWithin, PostingsBuilder, type Postings } from './postings.ts';

/** Which products have each of a set of names: six bytes for each, and not the entry of a set. */
export class LabelDocs {
  readonly #numbers = new Map<string, number>();
  #builder = new PostingsBuilder();
  #postings: Postings = new PostingsBuilder().build(0);

  numberOf(label: string): number {
    const existing = this.#numbers.get(label);
    if (existing !== undefined) return existing;
    this.#numbers.set(label, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Adds the next product, with the numbers of its names. */
  addProduct(labels: Iterable<number>): void {
    for (const label of labels) this.#builder.add(label, 1);
    this.#builder.nextProduct();
  }

  /** All products were added. In short steps. */
  *settle(): Generator {
    this.#postings = yield* this.#builder.steps(this.#numbers.size);
    this.#builder = new PostingsBuilder();
  }

  set(label: string, doc: number, isIn: boolean): void {
    this.#postings.set(this.numberOf(label), doc, Number(isIn));
  }

  has(label: string): boolean {
    const number = this.#numbers.get(label);
    return number !== undefined && this.#postings.count(number, 1) > 0;
  }

  /** Visits those of some products, in the order of their numbers, that have a name. */
  eachWithin(label: string, products: Uint32Array, visit: (doc: number) => void): void {
    const number = this.#numbers.get(label);
    if (number === undefined) return;
    eachEntryWithin(this.#postings, number, products, (doc, isIn) => {
      if (isIn !== 0) visit(doc);
    });
  }
}
