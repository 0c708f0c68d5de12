import type { StoredCart } from './cartReadStore.ts';

/**
 * The cart as it stands in the week that is open now (its first day): lines that were sure in a week that has closed are
 * unsure from the closing's first instant on, before the closing's job has written it (E57). Not so while a payment of it
 * is under way (E56), nor in an Express cart, which knows no closing (E63).
 */
export function inOpenWeek(cart: StoredCart, week: string): StoredCart {
  if (cart.fromStorage || cart.isPaying || cart.lines.every((line) => line.unsure || line.week >= week)) return cart;
  const lines = cart.lines.map((line) =>
    line.unsure || line.week >= week ? line : { ...line, unsure: true, unsureReason: 'last_week' as const },
  );
  return { ...cart, lines };
}
