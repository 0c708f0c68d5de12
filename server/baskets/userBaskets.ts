import { randomUUID } from 'node:crypto';
import type { BasketPreferencesInput, UpdateBasketInput } from '#generated/schemaTypes.ts';
import { firstBasketWeek } from '#rules/basketDates.ts';
import { MINUTE_MS, PERIOD_DAYS } from '#rules/constants.ts';
import { periodStarting, type MarketCalendar } from '#rules/period.ts';
import { addDays } from '#rules/zone.ts';
import type { Caller, Visitor } from '../caller.ts';
import { readNote } from '../cart/cartChoices.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import { readPlace } from '../cart/placeInput.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { isOutsideZone } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import { decideWeeks } from './basketDecision.ts';
import type { BasketMarket } from './basketList.ts';
import { pausesAfter, readPauseWish, readWeek, weekClosed } from './basketPauses.ts';
import { placeOf } from './basketPlace.ts';
import type { BasketRow } from './basketStore.ts';
import { usualTotal, totals } from './basketSums.ts';
import { slotAfterOptOut } from './firstBasket.ts';
import * as store from './userBasketStore.ts';
import type { LockedUserBasket, UserBasketRow } from './userBasketStore.ts';
import type { UserBasketView } from './userBasketView.ts';

type Place = { locationId: string | null; shippingZoneId: string | null };

const isSamePlace = (one: Place, other: Place): boolean =>
  one.locationId === other.locationId && one.shippingZoneId === other.shippingZoneId;

/* The caller's subscriptions; another customer's are NOT_FOUND. */

/** Changes within this time are announced together: weeks are skipped one press after the other. */
const CHANGES_MS = 10 * MINUTE_MS;

const queueChange = (tx: Transaction, id: string, now: Date) =>
  queueMail(
    tx,
    { kind: 'basket_changed', about: `${id} ${Math.floor(now.getTime() / CHANGES_MS)}`, data: { userBasketId: id } },
    CHANGES_MS,
  );

/** Rejects a change from a displayed week on, once that week is decided and charged (E69). */
function requireOpen(
  { decided_through: decided }: LockedUserBasket,
  from: string | null,
  calendar: MarketCalendar,
): void {
  if (from !== null && from <= decided) throw weekClosed(from, calendar);
}

/**
 * The total that a customer agrees to when they had agreed to another: the displayed one, or TOTAL_RAISED if the basket costs
 * more than that at its place after the change. Without a displayed one, a move changes it by the difference of both places.
 */
function agreedAfter(
  agreed: number,
  shown: number | null,
  { before, after }: { before: number; after: number },
): number {
  if (shown === null) return Math.max(0, agreed + after - before);
  if (after > shown) throw new MarketError('TOTAL_RAISED', { shown, current: after });
  return after;
}

function signedIn({ customer }: Visitor): string {
  if (!customer) throw new MarketError('UNAUTHENTICATED');
  return customer.id;
}

async function existing(market: BasketMarket, id: string): Promise<BasketRow> {
  const basket = await market.baskets.byId(id);
  if (!basket) throw new Error(`The basket ${id} of a subscription is gone`);
  return basket;
}

async function show(market: BasketMarket, row: UserBasketRow): Promise<UserBasketView> {
  const basket = await existing(market, row.basket_id);
  const terms = await market.siteInformation.termsAt(market.clock.now());
  const { location, zone: shippingZone } = await placeOf(market.fulfilment, {
    locationId: row.location_id,
    shippingZoneId: row.shipping_zone_id,
  });
  return {
    id: row.id,
    customerId: row.customer_id,
    basket,
    location,
    shippingZone,
    note: row.note,
    agreedTotal: row.agreed_total,
    total: usualTotal(basket, { zone: shippingZone }, terms),
    startWeek: row.start_week,
    decidedThrough: row.decided_through,
    paused: row.paused,
    bought: row.bought,
    fixed: await Promise.all(
      row.fixed.map(async ({ week, locationId, zoneId }) => {
        const { location: at, zone } = await placeOf(market.fulfilment, { locationId, shippingZoneId: zoneId });
        return { week, location: at, shippingZone: zone };
      }),
    ),
    refused:
      row.refused_week === null || row.refusal === null ? null : { week: row.refused_week, refusal: row.refusal },
  };
}

/** Null: no running one of theirs with this uuid (F-044). */
export async function byId(market: BasketMarket, { customer }: Visitor, id: string): Promise<UserBasketView | null> {
  const row = customer && (await store.readUserBasket(market.database.kysely, customer.id, id));
  return row ? show(market, row) : null;
}

/** A place that serves a week after its opt-out and, for a delivery, an address in its zone. */
async function checkPlace(market: BasketMarket, customerId: string, place: Place, week: string): Promise<void> {
  const { location, zone } = await placeOf(market.fulfilment, place);
  const calendar = await market.fulfilment.calendar();
  if (!slotAfterOptOut({ location, shippingZone: zone }, periodStarting(week, calendar), calendar))
    throw new MarketError('NO_DELIVERY');
  if (!zone) return;
  const postalCode = await store.readPostalCode(market.database.kysely, customerId);
  if (postalCode === null) throw new MarketError('NO_ADDRESS');
  if (isOutsideZone(zone, postalCode)) throw new MarketError('ADDRESS_OUTSIDE_ZONE');
}

/** The place of the preferences; undefined: unchanged. Both sides null is NO_PLACE. */
function placeIn(preferences: BasketPreferencesInput | null | undefined): Place | undefined {
  const change = readPlace(preferences ?? {});
  if (!change) return undefined;
  const place = { locationId: change.locationId ?? null, shippingZoneId: change.shippingZoneId ?? null };
  if (place.locationId === null && place.shippingZoneId === null) throw new MarketError('NO_PLACE');
  return place;
}

/** Runs with the caller's subscription locked and all weeks decided whose opt-out has passed. */
async function changeLocked(
  market: BasketMarket,
  { visitor, now }: Caller,
  id: string,
  work: (tx: Transaction, subscription: LockedUserBasket) => Promise<void>,
): Promise<void> {
  await inTransaction(market.database, async (tx) => {
    const locked = await store.lockUserBasket(tx, id);
    if (!locked || locked.customer_id !== visitor.customer?.id) throw new MarketError('NOT_FOUND');
    if (locked.cancelled_at === null) await decideWeeks(tx, locked, await store.frequencyOf(tx, locked.basket_id), now);
    await work(tx, (await store.lockUserBasket(tx, id)) ?? locked);
  });
}

/** The same for a customer (uuid), whoever calls. */
export async function ofCustomer(market: BasketMarket, customerId: string): Promise<UserBasketView[]> {
  return Promise.all((await store.readUserBaskets(market.database.kysely, customerId)).map((row) => show(market, row)));
}

/** Running ones, newest first; a guest has none. */
export async function list(market: BasketMarket, { customer }: Visitor): Promise<UserBasketView[]> {
  return customer ? ofCustomer(market, customer.id) : [];
}

/**
 * `shownTotal`: the displayed total of the first basket, in cents (E69). UNAUTHENTICATED, NOT_FOUND, BASKET_GONE,
 * NO_PLACE, NO_DELIVERY, NO_ADDRESS, ADDRESS_OUTSIDE_ZONE, TOTAL_RAISED, NO_CARD, ALREADY_SUBSCRIBED, BAD_INPUT
 * {field}.
 */
export async function subscribe(
  market: BasketMarket,
  { visitor, now }: Caller,
  basketId: string,
  preferences?: BasketPreferencesInput | null,
  shownTotal: number | null = null,
): Promise<void> {
  const customerId = signedIn(visitor);
  const basket = await market.baskets.byId(basketId);
  if (!basket) throw new MarketError('NOT_FOUND');
  if (!basket.active) throw new MarketError('BASKET_GONE');
  const note = readNote(preferences?.note ?? null);
  const place = placeIn(preferences) ?? (await cartOwnership.preferredPlace(market.database, customerId));
  if (place.locationId === null && place.shippingZoneId === null) throw new MarketError('NO_PLACE');
  const { startDate: week } = firstBasketWeek(now, await market.fulfilment.calendar());
  await checkPlace(market, customerId, place, week);
  const { location, zone } = await placeOf(market.fulfilment, place);
  const terms = await market.siteInformation.termsAt(market.clock.now());
  const { total } = await totals(market, { basket, customerId, location, shippingZone: zone }, week);
  if (shownTotal !== null && total > shownTotal)
    throw new MarketError('TOTAL_RAISED', { shown: shownTotal, current: total });
  if (!(await market.cards.chargeableNow(customerId))) throw new MarketError('NO_CARD');
  const id = randomUUID();
  await inTransaction(market.database, async (tx) => {
    const isNew = await store.insertUserBasket(tx, {
      id,
      customer_id: customerId,
      basket_id: basketId,
      location_id: place.locationId,
      shipping_zone_id: place.shippingZoneId,
      note,
      agreed_total: usualTotal(basket, { zone }, terms),
      start_week: week,
      decided_through: addDays(week, -PERIOD_DAYS),
      created_at: now,
    });
    if (!isNew) throw new MarketError('ALREADY_SUBSCRIBED');
    await queueMail(tx, { kind: 'basket_begun', about: id, data: { userBasketId: id } });
  });
}

/**
 * Repeated, it changes nothing. `total`: the displayed sum of each basket, which is agreed to (E69). NO_UPDATE: empty
 * input; WEEK_CLOSED, WEEK_TOO_FAR, TOTAL_RAISED, and as subscribe for the place.
 */
export async function update(
  market: BasketMarket,
  caller: Caller,
  id: string,
  input: UpdateBasketInput,
): Promise<UserBasketView> {
  const view = await byId(market, caller.visitor, id);
  if (!view) throw new MarketError('NOT_FOUND');
  const { customerId } = view;
  const pauseChange = readPauseWish(input);
  const { preferences, total = null } = input;
  const from = readWeek(input.from, 'from');
  const place = placeIn(preferences);
  const note = preferences?.note === undefined ? undefined : readNote(preferences.note);
  if (pauseChange.kind === 'keep' && !place && note === undefined && total === null) throw new MarketError('NO_UPDATE');
  const calendar = await market.fulfilment.calendar();
  if (place) {
    const { startDate } = firstBasketWeek(caller.now, calendar);
    await checkPlace(market, customerId, place, startDate);
  }
  const current = { locationId: view.location?.id ?? null, shippingZoneId: view.shippingZone?.id ?? null };
  const terms = await market.siteInformation.termsAt(market.clock.now());
  const after = place ? usualTotal(view.basket, await placeOf(market.fulfilment, place), terms) : view.total;
  const isMoved = place !== undefined && !isSamePlace(place, current);
  let isOutdated = false;
  await changeLocked(market, caller, id, async (tx, subscription) => {
    if (subscription.cancelled_at !== null) throw new MarketError('NOT_FOUND');
    isOutdated = !isSamePlace(current, {
      locationId: subscription.location_id,
      shippingZoneId: subscription.shipping_zone_id,
    });
    if (isOutdated) return;
    if (isMoved) requireOpen(subscription, from, calendar);
    const agreed = agreedAfter(subscription.agreed_total, total, { before: view.total, after });
    let isChanged = isMoved;
    if (pauseChange.kind !== 'keep') {
      const from = addDays(subscription.decided_through, PERIOD_DAYS);
      const before = await store.readPauses(tx, id, from);
      const weeks = pausesAfter(pauseChange, {
        now: caller.now,
        calendar,
        before,
        decidedThrough: subscription.decided_through,
        bought: await store.readBought(tx, subscription),
      });
      await store.writePauses(tx, id, from, weeks);
      isChanged ||= weeks.join() !== before.join();
    }
    await store.writeUserBasket(tx, id, {
      ...(place && { location_id: place.locationId, shipping_zone_id: place.shippingZoneId }),
      ...(note !== undefined && { note }),
      agreed_total: agreed,
    });
    if (isChanged) await queueChange(tx, id, caller.now);
  });
  // Moved elsewhere since it was read.
  if (isOutdated) return update(market, caller, id, input);
  const changed = await byId(market, caller.visitor, id);
  if (!changed) throw new MarketError('NOT_FOUND');
  return changed;
}

/**
 * Ends a subscription; a week that is already decided is still delivered. `from`: the displayed first week (its
 * Friday) that does not come any more; WEEK_CLOSED once it is decided (E69). Repeated, it changes nothing.
 */
export async function cancel(
  market: BasketMarket,
  caller: Caller,
  id: string,
  from: string | null = null,
): Promise<void> {
  const calendar = await market.fulfilment.calendar();
  await changeLocked(market, caller, id, async (tx, subscription) => {
    if (subscription.cancelled_at !== null) return;
    requireOpen(subscription, from, calendar);
    await store.writeUserBasket(tx, id, { cancelled_at: caller.now });
    await queueMail(tx, { kind: 'basket_cancelled', about: id, data: { userBasketId: id } });
  });
}

/** Ends all of a customer's (E49). */
export function erase(tx: Transaction, customerId: string, now: Date): Promise<void> {
  return store.eraseUserBaskets(tx, customerId, now);
}
