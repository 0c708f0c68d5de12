import type { MarketPause } from '#generated/schemaTypes.ts';
import type { Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { isSellable } from '../snapshot/productConditions.ts';

/**
 * Why nothing can be ordered at `now`; null: orders are taken. Goods that are sold out pause nothing, since stock comes back within the
 * week. serves: whether a pickup point or a round serves an order paid then.
 */
export function marketPause(
  { onSale, products, reusableBox }: Pick<Snapshot, 'onSale' | 'products' | 'reusableBox'>,
  serves: boolean,
  now: Date,
): MarketPause | null {
  if (onSale.length === 0) {
    const wasOnSale = [...products.values()].some(
      (product) => product.status === 'inactive' && product !== reusableBox?.product,
    );
    return wasOnSale ? 'retired' : 'soon';
  }
  if (!onSale.some((product) => isSellable(product, now))) return 'away';
  return serves ? null : 'unserved';
}
