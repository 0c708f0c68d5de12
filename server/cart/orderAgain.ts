import { MAX_CART_LINES } from '#rules/constants.ts';
import type { Caller } from '../caller.ts';
import { callersRequest } from '../journal/requestKey.ts';
import type { Market } from '../runningMarket.ts';
import type { VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { change } from './cartAccess.ts';
import { lineMax } from './cartReadStore.ts';
import { insertRequest } from './cartRequestStore.ts';
import type { CartView } from './cartView.ts';
import { raiseLines } from './reopeningStore.ts';

/** An ordered variant with its name and price then, in cents; `variantId` is null if it has left the catalogue. */
export type RequestedLine = {
  variantId: string | null;
  quantity: number;
  price: number;
  variant?: { primary: string };
};

/** Why fewer units are in the cart than were ordered (schema: OrderAgainShortage). */
type Shortage = 'not_sold' | 'sold_out' | 'fewer' | 'cart_full';
/** An ordered variant that comes otherwise than it was ordered. variant: as it is now; null: it has left the catalogue. */
type Change<T> = { line: T; quantity: number; ordered: number; shortage: Shortage | null; variant: VariantRow | null };

/** `units`: of the order, in the cart now. `missing`: the requested lines that were not completely available. */
export type OrderAgainResult<T extends RequestedLine> = {
  cart: CartView;
  units: number;
  missing: T[];
  changes: Change<T>[];
};

/** The lines of one variant; each line of a variant that has left the catalogue stands alone. */
function byVariant<T extends RequestedLine>(lines: readonly T[]): [T, ...T[]][] {
  const groups = new Map<unknown, [T, ...T[]]>();
  for (const line of lines) {
    const group = groups.get(line.variantId ?? line);
    if (group) group.push(line);
    else groups.set(line.variantId ?? line, [line]);
  }
  return [...groups.values()];
}

/**
 * Puts an earlier order's lines into the cart, as far as they are available. Each line is raised to the ordered
 * quantity, so that a repeated call changes nothing; with a requestId, also not after the cart was changed (ADR 128). One that has become
 * dearer since the order is unsure (E69). The reusable box is lent once, and not again with the goods (E9).
 */
export async function orderAgain<T extends RequestedLine>(
  market: Market,
  caller: Caller,
  requestedLines: readonly T[],
  call?: { orderId: string; requestId: string | null | undefined },
): Promise<OrderAgainResult<T>> {
  const { variants, reusableBox } = await market.catalogue.fresh();
  const current: ReadonlyMap<string | null, VariantRow> = variants;
  const request =
    typeof call?.requestId === 'string' ? callersRequest('line', call.requestId, { orderId: call.orderId }) : null;
  const groups = byVariant(requestedLines.filter(({ variantId }) => variantId !== reusableBox?.id));
  const goods = groups.map((lines) => {
    const [line] = lines;
    return {
      lines,
      line,
      ordered: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      price: Math.min(...lines.map(({ price }) => price)),
      variant: current.get(line.variantId) ?? null,
    };
  });
  const shortages = new Map<T, Shortage>();

  const cart = await change(market, caller, async (tx, stored, week) => {
    const isFirst = request === null || (await insertRequest(tx, stored.id, request));
    let freeLines = MAX_CART_LINES - stored.lines.length;
    const added = goods.flatMap(({ line, ordered, price, variant }) => {
      if (!variant || !market.catalogue.isSellable(variant.product, caller.now)) {
        shortages.set(line, 'not_sold');
        return [];
      }
      const inCart = stored.lines.find((item) => item.variantId === variant.id);
      const max = lineMax(inCart?.stock ?? { ...variant, ownHeld: 0, ownHeldMdo: 0 }, stored.fromStorage);
      const units = Math.min(ordered, max);
      if (units < ordered) shortages.set(line, units < 1 ? 'sold_out' : 'fewer');
      if (units < 1) return [];
      if (!inCart && freeLines < 1) {
        shortages.set(line, 'cart_full');
        return [];
      }
      if (!inCart) freeLines -= 1;
      return [{ variantId: variant.id, quantity: units, price: Math.min(variant.price, price) }];
    });
    if (isFirst) await raiseLines(tx, stored.id, { lines: added, week, now: caller.now });
  });

  const inCart = new Map(cart.lines.map(({ variant, quantity }) => [variant.id, quantity]));
  const results = goods.map(({ lines, line, ordered, price, variant }) => {
    const quantity = Math.min(ordered, (variant && inCart.get(variant.id)) ?? 0);
    const shortage = shortages.get(line) ?? null;
    const isOther =
      variant !== null &&
      (variant.price !== price || (line.variant?.primary ?? variant.name.primary) !== variant.name.primary);
    return { lines, isChanged: shortage !== null || isOther, change: { line, quantity, ordered, shortage, variant } };
  });
  const missing = new Set(results.flatMap(({ lines, change: { shortage } }) => (shortage === null ? [] : lines)));
  return {
    cart,
    units: results.reduce((sum, { change: { quantity } }) => sum + quantity, 0),
    missing: requestedLines.filter((line) => missing.has(line)),
    changes: results.filter(({ isChanged }) => isChanged).map((result) => result.change),
  };
}
