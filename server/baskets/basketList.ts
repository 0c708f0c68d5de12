import type { CheckoutMarket } from '../checkout/checkoutService.ts';
import type { Market } from '../runningMarket.ts';
import { readBaskets, type BasketRow } from './basketStore.ts';

/** The baskets of the market, in memory. */
export function createBasketList({ database, catalogue }: Market) {
  const baskets = catalogue.cachedPerVersion(() => readBaskets(database.kysely));
  return {
    /** The baskets on offer, by priority (spec 7, `baskets`). */
    onOffer: async (): Promise<BasketRow[]> => (await baskets()).filter(({ active }) => active),
    /** By uuid, on offer or not; null: none. */
    byId: async (id: string): Promise<BasketRow | null> => (await baskets()).find((basket) => basket.id === id) ?? null,
  };
}

/** The market of the recurring baskets. */
export type BasketMarket = CheckoutMarket & { baskets: BasketList };
export type BasketList = ReturnType<typeof createBasketList>;
