import type { StoredCart } from './cartReadStore.ts';

/**
 * The cart as it is in the open week (its first day): lines confirmed in a closed week are unsure from the instant of
 * the closing on, before its job has written it (E57). Not while a payment of it is open (E56), nor in an Express cart,
 * which has no closing (E63).
 */
export function inOpenWeek(cart: StoredCart, week: string): StoredCart {
  if (cart.fromStorage || cart.isPaying || cart.lines.every((line) => line.unsure || line.week >= week)) return cart;
  const lines = cart.lines.map((line) =>
    line.unsure || line.week >= week ? line : { ...line, unsure: true, unsureReason: 'last_week' as const },
  );
  return { ...cart, lines };
}
