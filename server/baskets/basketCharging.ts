import { basketChargedBy, basketSlot, closedBasketWeek } from '#rules/basketDates.ts';
import { periodStarting } from '#rules/period.ts';
import { buyBasket } from '../checkout/checkoutService.ts';
import { inTransaction } from '../database/transaction.ts';
import { slotOf } from '../fulfilment/places.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import { BASKET_KIND, BASKET_SELLER } from '../text/lineNames.ts';
import { decideWeeks } from './basketDecision.ts';
import type { BasketMarket } from './basketList.ts';
import { placeOf } from './basketPlace.ts';
import { basketTotals, usualTotal } from './basketSums.ts';
import * as store from './deliveryStore.ts';
import type { DueDelivery } from './deliveryStore.ts';
import { notifyRaised } from './raisedBasket.ts';
import { frequencyOf, lockUserBasket } from './userBasketStore.ts';
import { endWithdrawn, notifyWithdrawn } from './withdrawnStore.ts';

/** Subscriptions per query, and customers whose baskets one process charges at a time. */
const AT_ONCE = 200;
const UNDER_WAY = 4;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

async function decide(market: BasketMarket, id: string): Promise<boolean> {
  return inTransaction(market.database, async (tx) => {
    const locked = await lockUserBasket(tx, id);
    if (locked?.cancelled_at !== null) return false;
    return (await decideWeeks(tx, locked, await frequencyOf(tx, locked.basket_id), market.clock.now())) > 0;
  });
}

async function decideAll(market: BasketMarket, signal?: AbortSignal): Promise<number> {
  const week = closedBasketWeek(market.clock.now(), await market.fulfilment.calendar());
  let decided = 0;
  for (let after = FIRST_ID; ;) {
    const ids = await store.undecided(market.database.kysely, { week, after, limit: AT_ONCE });
    for (const id of ids) {
      if (signal?.aborted === true) return decided;
      if (await decide(market, id)) decided += 1;
    }
    const last = ids.at(-1);
    if (last === undefined) return decided;
    after = last;
  }
}

/** Nothing was charged yet, and may be until the end of Wednesday: announced once for each card. */
async function refuse(
  market: BasketMarket,
  delivery: DueDelivery,
  refusal: string,
  card: string | null,
): Promise<boolean> {
  const { user_basket_id: userBasketId, week } = delivery;
  return inTransaction(market.database, async (tx) => {
    if (!(await store.writeRefusal(tx, delivery, refusal))) return false;
    const about = `${userBasketId} ${week} ${card ?? refusal}`;
    await queueMail(tx, { kind: 'basket_refused', about, data: { userBasketId, week, refusal } });
    return true;
  });
}

/**
 * No delivery in that week: announced once. Of weeks one after the other that the same closed place does not serve, the
 * first one alone; `isOneDay`: it is closed on that day only.
 */
async function miss(market: BasketMarket, delivery: DueDelivery, refusal: string, isOneDay = false): Promise<boolean> {
  const { user_basket_id: userBasketId, week } = delivery;
  return inTransaction(market.database, async (tx) => {
    if (!(await store.giveUp(tx, delivery, refusal))) return false;
    if (refusal === 'NO_DELIVERY' && !isOneDay && (await store.previousRefusal(tx, delivery)) === refusal) return true;
    await queueMail(tx, {
      kind: 'basket_missed',
      about: `${userBasketId} ${week}`,
      data: { userBasketId, week, refusal },
    });
    return true;
  });
}

/** The basket is no longer offered, which its subscriber was told when it was withdrawn: the subscription ends. */
async function end(market: BasketMarket, delivery: DueDelivery): Promise<boolean> {
  return inTransaction(market.database, async (tx) => {
    if (!(await store.giveUp(tx, delivery, 'BASKET_GONE'))) return false;
    await endWithdrawn(tx, delivery.user_basket_id, market.clock.now());
    return true;
  });
}

async function chargeOne(market: BasketMarket, delivery: DueDelivery): Promise<boolean> {
  const { user_basket_id: userBasketId, customer_id: customerId, week, note } = delivery;
  const now = market.clock.now();
  const place = await placeOf(market.fulfilment, {
    locationId: delivery.location_id,
    shippingZoneId: delivery.shipping_zone_id,
  });
  const at = place.zone ?? place.location;
  const calendar = await market.fulfilment.calendar();
  const slot = basketSlot(at && slotOf(at, periodStarting(week, calendar)), week, calendar);
  if (!slot) return miss(market, delivery, 'NO_DELIVERY', at?.active === true);
  if (now >= basketChargedBy(week, calendar) || now >= slot.from)
    return miss(market, delivery, delivery.refusal ?? delivery.attempt_refusal ?? 'LATE');
  const basket = await market.baskets.byId(delivery.basket_id);
  if (!basket?.active) return end(market, delivery);
  const agreedPlace = await placeOf(market.fulfilment, { shippingZoneId: delivery.agreed_zone_id });
  const terms = await market.siteInformation.termsAt(now);
  if (usualTotal(basket, agreedPlace, terms) > delivery.agreed_total)
    return refuse(market, delivery, 'TOTAL_RAISED', null);
  const card = (await market.cards.chargeable(customerId))?.card ?? null;
  if (card === null) return refuse(market, delivery, 'NO_CARD', null);
  if (card === delivery.attempt_card) return refuse(market, delivery, delivery.attempt_refusal ?? 'declined', card);
  const { name, price, taxablePrice, comparedAtPrice, deposit, images } = basket;
  const purchase = await buyBasket(market, {
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
    sums: (standing) => basketTotals(basket, place, standing, terms),
    terms,
    claim: (tx, attemptId) => store.bindAttempt(tx, delivery, attemptId),
  });
  if (purchase.kind === 'refused') return refuse(market, delivery, purchase.reasons[0]?.code ?? 'declined', card);
  return purchase.kind === 'bought' && purchase.isNew;
}

async function chargeAll(market: BasketMarket, signal?: AbortSignal): Promise<number> {
  const byCustomer = Map.groupBy(
    await store.dueDeliveries(market.database.kysely),
    ({ customer_id }) => customer_id,
  ).values();
  let charged = 0;
  async function chargeNext(): Promise<void> {
    for (const deliveries of byCustomer)
      for (const delivery of deliveries) {
        if (signal?.aborted === true) return;
        try {
          if (await chargeOne(market, delivery)) charged += 1;
        } catch (error) {
          market.log.error({ err: error, delivery: delivery.user_basket_id }, 'A basket could not be charged');
        }
      }
  }
  await Promise.all(Array.from({ length: UNDER_WAY }, chargeNext));
  return charged;
}

/**
 * Makes an order of each due basket (E51, E52). Subscribers of a basket or place that was withdrawn, or of one that costs more than they agreed to, are told at once. Then every week whose opt-out has passed is decided; then what is due
 * is charged, one customer's baskets after the other. The state is in the rows, so that everything happens once whoever
 * runs it: after a crash the next run continues, and processes share the customers. A refused card is announced once by
 * mail, and the week is reserved until the end of Wednesday: a later run charges another card that was stored by then. A total
 * that was not agreed to is refused in the same way, until it is (E69).
 * Returns how many weeks changed; aborted, it stops after the current ones.
 */
export async function deliver(market: BasketMarket, signal?: AbortSignal): Promise<number> {
  await store.markOrdered(market.database.kysely);
  const notified = (await notifyWithdrawn(market.database.kysely)) + (await notifyRaised(market));
  const decided = await decideAll(market, signal);
  const charged = await chargeAll(market, signal);
  await store.markOrdered(market.database.kysely);
  return notified + decided + charged;
}
