import type { StoredCart } from './cartReadStore.ts';

/**
 * The cart as of the open week (its first day): lines confirmed in a closed week are unsure from the instant of the
 * closing, even before its job has stored that (E57). Not while it is being paid (E56), nor in an Express cart, which
 * has no closing (E63).
 */
export function inOpenWeek(cart: StoredCart, week: string): StoredCart {
  if (cart.fromStorage || cart.isPaying || cart.lines.every((line) => line.unsure || line.week >= week)) return cart;
  const lines = cart.lines.map((line) =>
    line.unsure || line.week >= week ? line : { ...line, unsure: true, unsureReason: 'last_week' as const },
  );
  return { ...cart, lines };
}
