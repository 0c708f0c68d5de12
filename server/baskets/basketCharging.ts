import { basketChargedBy, closedBasketWeek } from '../../rules/basketDates.ts';
import type { CardService } from '../cards/cardService.ts';
import type { CheckoutService } from '../checkout/checkoutService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Log } from '../log.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import { BASKET_KIND, BASKET_SELLER } from '../text/lineNames.ts';
import { decideWeeks } from './basketDecision.ts';
import { placeOf } from './basketPlace.ts';
import type { BasketRow } from './basketStore.ts';
import { basketTotals, usualTotal } from './basketSums.ts';
import * as store from './deliveryStore.ts';
import type { DueDelivery } from './deliveryStore.ts';
import { notifyRaised } from './raisedBasket.ts';
import { frequencyOf, lockUserBasket } from './userBasketStore.ts';
import { endWithdrawn, notifyWithdrawn } from './withdrawnStore.ts';

export type ChargingParts = {
  database: Database;
  cards: Pick<CardService, 'chargeable'>;
  checkout: Pick<CheckoutService, 'buyBasket'>;
  fulfilment: Pick<FulfilmentService, 'location' | 'zone' | 'slotOf'>;
  clock: Clock;
  log: Log;
  basketOf(id: string): Promise<BasketRow | null>;
};

/** Subscriptions per query, and customers whose baskets one process charges at a time. */
const AT_ONCE = 200;
const UNDER_WAY = 4;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Makes an order of each due basket (E51, E52). Subscribers of a basket or place that was withdrawn, or of one that costs more than they agreed to, are told at once. Then every week whose opt-out has passed is decided; then what is due
 * is charged, one customer's baskets after the other. The state is in the rows, so that everything happens once whoever
 * runs it: after a crash the next run continues, and processes share the customers. A refused card is announced once by
 * mail, and the week is reserved until the end of Wednesday: a later run charges another card that was stored by then. A total
 * that was not agreed to is refused in the same way, until it is (E69).
 * Returns how many weeks changed; aborted, it stops after the current ones.
 */
export function createCharging({ database, cards, checkout, fulfilment, clock, log, basketOf }: ChargingParts) {
  const db = database.kysely;

  async function decide(id: string): Promise<boolean> {
    return inTransaction(database, async (tx) => {
      const locked = await lockUserBasket(tx, id);
      if (locked?.cancelled_at !== null) return false;
      return (await decideWeeks(tx, locked, await frequencyOf(tx, locked.basket_id), clock.now())) > 0;
    });
  }

  async function decideAll(signal?: AbortSignal): Promise<number> {
    const week = closedBasketWeek(clock.now());
    let decided = 0;
    for (let after = FIRST_ID; ;) {
      const ids = await store.undecided(db, { week, after, limit: AT_ONCE });
      for (const id of ids) {
        if (signal?.aborted === true) return decided;
        if (await decide(id)) decided += 1;
      }
      const last = ids.at(-1);
      if (last === undefined) return decided;
      after = last;
    }
  }

  /** Nothing was charged yet, and may be until the end of Wednesday: announced once for each card. */
  async function refuse(delivery: DueDelivery, refusal: string, card: string | null): Promise<boolean> {
    const { user_basket_id: userBasketId, week } = delivery;
    return inTransaction(database, async (tx) => {
      if (!(await store.writeRefusal(tx, delivery, refusal))) return false;
      const about = `${userBasketId} ${week} ${card ?? refusal}`;
      await queueMail(tx, { kind: 'basket_refused', about, data: { userBasketId, week, refusal } });
      return true;
    });
  }

  /**
   * No delivery in that week: announced once. Of weeks one after the other that the same closed place does not serve, the
   * first one alone.
   */
  async function miss(delivery: DueDelivery, refusal: string): Promise<boolean> {
    const { user_basket_id: userBasketId, week } = delivery;
    return inTransaction(database, async (tx) => {
      if (!(await store.giveUp(tx, delivery, refusal))) return false;
      if (refusal === 'NO_DELIVERY' && (await store.previousRefusal(tx, delivery)) === refusal) return true;
      await queueMail(tx, {
        kind: 'basket_missed',
        about: `${userBasketId} ${week}`,
        data: { userBasketId, week, refusal },
      });
      return true;
    });
  }

  /** The basket is no longer offered, which its subscriber was told when it was withdrawn: the subscription ends. */
  async function end(delivery: DueDelivery): Promise<boolean> {
    return inTransaction(database, async (tx) => {
      if (!(await store.giveUp(tx, delivery, 'BASKET_GONE'))) return false;
      await endWithdrawn(tx, delivery.user_basket_id, clock.now());
      return true;
    });
  }

  async function chargeOne(delivery: DueDelivery): Promise<boolean> {
    const { user_basket_id: userBasketId, customer_id: customerId, week, note } = delivery;
    const now = clock.now();
    const place = await placeOf(fulfilment, {
      locationId: delivery.location_id,
      shippingZoneId: delivery.shipping_zone_id,
    });
    const at = place.zone ?? place.location;
    const slot = at && fulfilment.slotOf(at, { startDate: week });
    if (!slot) return miss(delivery, 'NO_DELIVERY');
    if (now >= basketChargedBy(week) || now >= slot.from)
      return miss(delivery, delivery.attempt_refusal ?? delivery.refusal ?? 'LATE');
    const basket = await basketOf(delivery.basket_id);
    if (!basket?.active) return end(delivery);
    const agreedPlace = await placeOf(fulfilment, { shippingZoneId: delivery.agreed_zone_id });
    if (usualTotal(basket, agreedPlace) > delivery.agreed_total) return refuse(delivery, 'TOTAL_RAISED', null);
    const card = (await cards.chargeable(customerId))?.card ?? null;
    if (card === null) return refuse(delivery, 'NO_CARD', null);
    if (card === delivery.attempt_card) return refuse(delivery, delivery.attempt_refusal ?? 'declined', card);
    const { name, price, taxablePrice, comparedAtPrice, deposit, images } = basket;
    const purchase = await checkout.buyBasket({
      customerId,
      userBasketId,
      week,
      place,
      slot,
      note,
      line: {
        name,
        kind: BASKET_KIND,
        seller: BASKET_SELLER,
        image: images[0] ?? null,
        price,
        comparedAtPrice,
        taxablePrice,
        deposit,
      },
      sums: (standing) => basketTotals(basket, place, standing),
      claim: (tx, attemptId) => store.bindAttempt(tx, delivery, attemptId),
    });
    if (purchase.kind === 'refused') return refuse(delivery, purchase.reasons[0]?.code ?? 'declined', card);
    return purchase.kind === 'bought' && purchase.isNew;
  }

  async function chargeAll(signal?: AbortSignal): Promise<number> {
    const byCustomer = Map.groupBy(await store.dueDeliveries(db), ({ customer_id }) => customer_id).values();
    let charged = 0;
    async function chargeNext(): Promise<void> {
      for (const deliveries of byCustomer)
        for (const delivery of deliveries) {
          if (signal?.aborted === true) return;
          try {
            if (await chargeOne(delivery)) charged += 1;
          } catch (error) {
            log.error({ err: error, delivery: delivery.user_basket_id }, 'A basket could not be charged');
          }
        }
    }
    await Promise.all(Array.from({ length: UNDER_WAY }, chargeNext));
    return charged;
  }

  return async function deliver(signal?: AbortSignal): Promise<number> {
    await store.markOrdered(db);
    const notified = (await notifyWithdrawn(db)) + (await notifyRaised(db, { basketOf, fulfilment }));
    const decided = await decideAll(signal);
    const charged = await chargeAll(signal);
    await store.markOrdered(db);
    return notified + decided + charged;
  };
}
