import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';

/**
 * The lowest average scores of products that the words name, and of those in a category with that name or near to it.
 * Within a tier, available products come first.
 */
export const TIERS = [840, 690] as const;

/** The tier of products that are packed as the words say, or in their amount; it ranks first. */
export const FIRST_TIER = -1;

/** `doc`: the product's number in the index; `place`: that in the market's order. `tier`: 0 exact, 1 near, 2 the rest. */
export type Hit = {
  readonly product: ProductRow;
  readonly doc: number;
  readonly place: number;
  readonly tier: number;
  readonly score: number;
  readonly isElsewhere: boolean;
  /** Of what is shown in turn, which of its things it is, and the term that is offered for it. */
  readonly part?: { readonly at: number; readonly text: string | null };
};

export const byScore = (a: Hit, b: Hit) => a.tier - b.tier || b.score - a.score || a.place - b.place;

/**
 * The same products in the order of `byScore`. Many share a score, so that they are gathered by it and only the scores are
 * sorted.
 */
export function inOrder(hits: readonly Hit[]): Hit[] {
  const tiers = new Map<number, Map<number, Hit[]>>();
  for (const hit of hits) {
    let scores = tiers.get(hit.tier);
    if (!scores) tiers.set(hit.tier, (scores = new Map<number, Hit[]>()));
    const same = scores.get(hit.score);
    if (same) same.push(hit);
    else scores.set(hit.score, [hit]);
  }
  const ordered: Hit[] = [];
  for (const [, scores] of [...tiers].sort(([a], [b]) => a - b))
    for (const [, same] of [...scores].sort(([a], [b]) => b - a)) {
      if (!same.every(({ place }, at) => at === 0 || same[at - 1]!.place <= place))
        same.sort((a, b) => a.place - b.place);
      for (const hit of same) ordered.push(hit);
    }
  return ordered;
}
