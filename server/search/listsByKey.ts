type Item = string | { readonly [field: string]: unknown };

const NONE: readonly never[] = [];

/** Lists by key, none of them empty. One of a single item, as nearly all are, is stored as the item: a list takes 56 bytes more, a set 200. */
export class ListsByKey<T extends Item> {
  readonly #lists = new Map<string, T | readonly T[]>();

  get(key: string): readonly T[] {
    const list = this.#lists.get(key);
    return list === undefined ? NONE : Array.isArray(list) ? (list as readonly T[]) : [list as T];
  }

  has(key: string): boolean {
    return this.#lists.has(key);
  }

  set(key: string, list: readonly T[]): void {
    if (list.length === 0) this.#lists.delete(key);
    else this.#lists.set(key, list.length === 1 ? list[0]! : list);
  }

  keys(): IterableIterator<string> {
    return this.#lists.keys();
  }
}
