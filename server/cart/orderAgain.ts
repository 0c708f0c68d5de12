import { MAX_CART_LINES } from '../../rules/constants.ts';
import type { Caller } from '../caller.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Transaction } from '../database/transaction.ts';
import type { StoredCart } from './cartReadStore.ts';
import type { CartView } from './cartView.ts';
import { lineMax } from './lineMax.ts';
import { bringUp } from './reopeningStore.ts';

/** An ordered variant; `variantId` is null if it has left the catalogue. */
export type WantedLine = { variantId: string | null; quantity: number };
/** `missing`: the requested lines that were not completely available. */
export type OrderedAgain<T extends WantedLine> = { cart: CartView; missing: T[] };

type AgainParts = {
  catalogue: CatalogueService;
  openWeek(now: Date): string;
  change(caller: Caller, work: (tx: Transaction, cart: StoredCart) => Promise<void>): Promise<CartView>;
};

/**
 * Puts an earlier order's lines into the cart, as far as they are available. Each line is raised to the ordered
 * quantity, so that a repeated call changes nothing. The reusable box is lent once, and not again with the goods (E9).
 */
export function createOrderAgain({ catalogue, openWeek, change }: AgainParts) {
  return async function orderAgain<T extends WantedLine>(
    caller: Caller,
    wanted: readonly T[],
  ): Promise<OrderedAgain<T>> {
    const { variants, reusableBox } = await catalogue.fresh();
    const goods = wanted.filter(({ variantId }) => variantId === null || variantId !== reusableBox?.id);
    const sums = new Map<string, number>();
    for (const { variantId, quantity } of goods)
      if (variantId !== null) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
    let had = new Map<string, number>();

    const cart = await change(caller, async (tx, stored) => {
      let room = MAX_CART_LINES - stored.lines.length;
      const lines = [...sums].flatMap(([variantId, quantity]) => {
        const variant = variants.get(variantId);
        if (!variant || !catalogue.isSellable(variant.product, caller.now)) return [];
        const line = stored.lines.find((one) => one.variantId === variantId);
        const max = lineMax(line?.stock ?? { ...variant, ownHeld: 0, ownHeldMdo: 0 }, stored.fromStorage);
        const most = Math.min(quantity, max);
        if (most < 1 || (!line && room < 1)) return [];
        if (!line) room -= 1;
        return [{ variantId, quantity: most, price: variant.price }];
      });
      had = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]));
      await bringUp(tx, stored.id, { lines, week: openWeek(caller.now) });
    });
    const isMissing = ({ variantId }: WantedLine) =>
      variantId === null || (had.get(variantId) ?? 0) < (sums.get(variantId) ?? 0);
    return { cart, missing: goods.filter(isMissing) };
  };
}
