import { dietaryNeeds, meetsNeed, type DietaryNeed } from '#rules/dietary.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';

type NeedCount = { need: DietaryNeed; count: number };
const counted = new WeakMap<readonly ProductRow[], NeedCount[]>();

/** Of a list, how many products are declared to meet each need; needs that none meets are left out. */
export function needCounts(products: readonly ProductRow[]): NeedCount[] {
  const cached = counted.get(products);
  if (cached) return cached;
  const declared = products.filter(({ diets, allergens }) => diets !== null || allergens !== null);
  const counts = dietaryNeeds
    .map((need) => ({ need, count: declared.filter((product) => meetsNeed(product, need)).length }))
    .filter(({ count }) => count > 0);
  counted.set(products, counts);
  return counts;
}
