import { createHash } from 'node:crypto';

/**
 * A sample of so many, the same at each run of the same code: in the order of a hash of each, so that a change of one file leaves
 * the sample of the others.
 */
export function sampleOf<Item>(
  items: readonly Item[],
  size: number,
  seed: string,
  keyOf: (item: Item) => string,
): Item[] {
  const hash = (item: Item) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(item)}`)
      .digest('hex');
  return items
    .map((item) => ({ item, key: hash(item) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, size)
    .map(({ item }) => item);
}

/**
 * How far the share of a sample may be from that of all, in percent, for 19 samples of 20 (Agresti and Coull's interval: the usual
 * one is too narrow near 100 %). 0 where all were measured.
 */
export function marginOf(killed: number, measured: number, all: number): number {
  if (measured >= all || measured === 0) return 0;
  const n = measured + 4;
  const share = (killed + 2) / n;
  return 100 * 1.96 * Math.sqrt(((share * (1 - share)) / n) * ((all - measured) / (all - 1)));
}
