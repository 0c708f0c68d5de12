import type { StoredLine } from '../../server/cart/cartReadStore.ts';

/** Three loaves in a cart of the week of 2026-11-27, confirmed at 5.00 $. */
export const storedLine = <More extends Partial<StoredLine>>(more: More & Pick<StoredLine, 'stock'>) => ({
  id: 'line',
  variantId: 'bread',
  quantity: 3,
  priceSeen: 500,
  unsure: false,
  unsureReason: null,
  week: '2026-11-27',
  ifMissing: null,
  ...more,
});
