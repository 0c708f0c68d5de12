import { MAX_CART_LINES } from '#rules/constants.ts';
import type { Caller } from '../caller.ts';
import type { Market } from '../runningMarket.ts';
import { change, openWeek } from './cartAccess.ts';
import { lineMax } from './cartReadStore.ts';
import type { CartView } from './cartView.ts';
import { raiseLines } from './reopeningStore.ts';

/** An ordered variant with its price then, in cents; `variantId` is null if it has left the catalogue. */
export type RequestedLine = { variantId: string | null; quantity: number; price: number };
/** `missing`: the requested lines that were not completely available. */
export type OrderAgainResult<T extends RequestedLine> = { cart: CartView; missing: T[] };

/**
 * Puts an earlier order's lines into the cart, as far as they are available. Each line is raised to the ordered
 * quantity, so that a repeated call changes nothing. One that has become dearer since the order is unsure (E69). The
 * reusable box is lent once, and not again with the goods (E9).
 */
export async function orderAgain<T extends RequestedLine>(
  market: Market,
  caller: Caller,
  requestedLines: readonly T[],
): Promise<OrderAgainResult<T>> {
  const { variants, reusableBox } = await market.catalogue.fresh();
  const items = requestedLines.filter(({ variantId }) => variantId === null || variantId !== reusableBox?.id);
  const requestedUnits = new Map<string, number>();
  const orderedPrices = new Map<string, number>();
  for (const { variantId, quantity, price } of items)
    if (variantId !== null) {
      requestedUnits.set(variantId, (requestedUnits.get(variantId) ?? 0) + quantity);
      orderedPrices.set(variantId, Math.min(orderedPrices.get(variantId) ?? price, price));
    }
  let cartUnits = new Map<string, number>();

  const cart = await change(market, caller, async (tx, stored) => {
    let freeLines = MAX_CART_LINES - stored.lines.length;
    const lines = [...requestedUnits].flatMap(([variantId, quantity]) => {
      const variant = variants.get(variantId);
      if (!variant || !market.catalogue.isSellable(variant.product, caller.now)) return [];
      const line = stored.lines.find((item) => item.variantId === variantId);
      const max = lineMax(line?.stock ?? { ...variant, ownHeld: 0, ownHeldMdo: 0 }, stored.fromStorage);
      const units = Math.min(quantity, max);
      if (units < 1 || (!line && freeLines < 1)) return [];
      if (!line) freeLines -= 1;
      return [
        { variantId, quantity: units, price: Math.min(variant.price, orderedPrices.get(variantId) ?? variant.price) },
      ];
    });
    cartUnits = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]));
    await raiseLines(tx, stored.id, { lines, week: openWeek(caller.now), now: caller.now });
  });
  const isMissing = ({ variantId }: RequestedLine) =>
    variantId === null || (cartUnits.get(variantId) ?? 0) < (requestedUnits.get(variantId) ?? 0);
  return { cart, missing: items.filter(isMissing) };
}
