import { dietaryNeeds, meetsNeed, type DietaryNeed } from '#rules/dietary.ts';
import type { ProductList } from '../search/foundProducts.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';

type NeedCount = { need: DietaryNeed; count: number };
/** By list; of a list that changes in place, `recount` renews them. */
const counted = new WeakMap<ProductList, Map<DietaryNeed, number>>();

const meetsDeclared = (product: ProductRow, need: DietaryNeed) =>
  (product.diets !== null || product.allergens !== null) && meetsNeed(product, need);

/** Of a list, how many products are declared to meet each need; needs that none meets are left out. */
export function needCounts(products: ProductList): NeedCount[] {
  let counts = counted.get(products);
  if (!counts) {
    const declared = products.filter(({ diets, allergens }) => diets !== null || allergens !== null);
    counts = new Map(dietaryNeeds.map((need) => [need, declared.filter((product) => meetsNeed(product, need)).length]));
    counted.set(products, counts);
  }
  return [...counts].flatMap(([need, count]) => (count > 0 ? [{ need, count }] : []));
}

/** A list has one product in place of another; null: none. */
export function recount(products: ProductList, before: ProductRow | null, after: ProductRow | null): void {
  const counts = counted.get(products);
  if (!counts) return;
  for (const [need, count] of counts) {
    const difference =
      Number(after !== null && meetsDeclared(after, need)) - Number(before !== null && meetsDeclared(before, need));
    counts.set(need, count + difference);
  }
}
