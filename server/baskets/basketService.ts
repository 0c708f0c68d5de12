import type { Totals } from '../../__generated__/schemaTypes.ts';
import type { Caller } from '../caller.ts';
import type { CartCheckout } from '../cart/cartCheckout.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import { MarketError } from '../marketError.ts';
import { createCharging } from './basketCharging.ts';
import type { ChargingParts } from './basketCharging.ts';
import { chosenPlace } from './basketPlace.ts';
import type { PlaceIds } from './basketPlace.ts';
import { readBaskets, type BasketRow } from './basketStore.ts';
import { basketTotals, usualTotal } from './basketSums.ts';
import { readBasketWeeks } from './basketWeekStore.ts';
import type { BasketWeek } from './basketWeekStore.ts';
import { announceBaskets } from './comingBaskets.ts';
import { firstBasket } from './firstBasket.ts';
import type { BasketGoal, FirstBasket } from './firstBasket.ts';
import { createUserBaskets } from './userBaskets.ts';
import type { UserBasketParts, UserBaskets } from './userBaskets.ts';

export type BasketService = {
  /** The baskets on offer, by priority (spec 7, `baskets`). */
  onOffer(): Promise<BasketRow[]>;
  /** By uuid, on offer or not; null: none. */
  byId(id: string): Promise<BasketRow | null>;
  subscriptions: UserBaskets;
  /** Every decided week of a customer's subscriptions, the latest first. */
  weeksOf(customerId: string): Promise<BasketWeek[]>;
  /** The price of a subscription's week, given by its first day, at today's prices (E52). */
  totals(of: BasketGoal & { basket: BasketRow; customerId: string }, week: string): Promise<Totals>;
  /**
   * What each basket of a subscription costs at a place, without ids at its own, before another order of its week pays the
   * delivery. NO_DELIVERY, BAD_INPUT {field}.
   */
  usualTotal(of: BasketGoal & { basket: BasketRow }, at: PlaceIds): Promise<number>;
  /**
   * The first delivery and the price of a subscription that began now. UNAUTHENTICATED, NO_DELIVERY, BAD_INPUT {field}.
   */
  first(
    caller: Pick<Caller, 'visitor' | 'now'>,
    basket: BasketRow,
    place: PlaceIds,
  ): Promise<FirstBasket & { totals: Totals }>;
  /** Announces the baskets of the coming week (announceBaskets); returns how many. */
  announce(): Promise<number>;
  /** Charges and decides what is due by the market's clock (createCharging); returns for how many weeks. */
  deliver(signal?: AbortSignal): Promise<number>;
};

export type BasketParts = Omit<UserBasketParts & ChargingParts, 'basketOf' | 'totals'> & {
  catalogue: CatalogueService;
  cartCheckout: Pick<CartCheckout, 'weekStanding'>;
};

export function createBasketService(parts: BasketParts): BasketService {
  const { database, catalogue, cartCheckout } = parts;
  const baskets = catalogue.cachedPerVersion(() => readBaskets(database.kysely));
  const byId = async (id: string) => (await baskets()).find((basket) => basket.id === id) ?? null;
  const totals: BasketService['totals'] = async ({ basket, customerId, location, shippingZone: zone }, week) => {
    return basketTotals(basket, { location, zone }, await cartCheckout.weekStanding(database.kysely, customerId, week));
  };
  return {
    onOffer: async () => (await baskets()).filter(({ active }) => active),
    byId,
    weeksOf: (customerId) => readBasketWeeks(database.kysely, customerId),
    subscriptions: createUserBaskets({ ...parts, basketOf: byId, totals }),
    totals,
    async usualTotal({ basket, location, shippingZone }, at) {
      const own = { locationId: location?.id ?? null, shippingZoneId: shippingZone?.id ?? null };
      return usualTotal(basket, await chosenPlace(parts.fulfilment, at, () => own));
    },
    async first({ visitor: { customer }, now }, basket, place) {
      if (!customer) throw new MarketError('UNAUTHENTICATED');
      const first = await firstBasket(parts, customer.id, { now }, place);
      return {
        ...first,
        totals: await totals({ ...first, basket, customerId: customer.id }, first.period.startDate),
      };
    },
    announce: () => announceBaskets(database, parts.clock.now()),
    deliver: createCharging({ ...parts, basketOf: byId }),
  };
}
