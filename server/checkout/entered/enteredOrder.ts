import type { Totals } from '#generated/schemaTypes.ts';
import { isToPack } from '#rules/orderStatus.ts';
import type { Slot } from '#rules/period.ts';
import { staffOf, type Caller } from '../../caller.ts';
import { readBirthDate } from '../../cart/birthDate.ts';
import { toView } from '../../cart/cartAccess.ts';
import type { StoredCart } from '../../cart/cartCheckout.ts';
import { readNote } from '../../cart/cartChoices.ts';
import type { CartLineView } from '../../cart/cartView.ts';
import { entering, fillEnteredCart } from '../../cart/enteredCart.ts';
import type { PlaceChange } from '../../cart/placeInput.ts';
import type { CreditAsked } from '../../database/tables.ts';
import { inTransaction, inUndoneTransaction, type Transaction } from '../../database/transaction.ts';
import type { ShippingZoneRow } from '../../fulfilment/places.ts';
import { stableUuid } from '../../ids.ts';
import * as journal from '../../journal/journalService.ts';
import { callersRequest } from '../../journal/requestKey.ts';
import { MarketError, MarketErrors, reasonOf, type RefusalReason } from '../../marketError.ts';
import * as orderRecords from '../../orders/orderRecords.ts';
import type { OrderView } from '../../orders/orderView.ts';
import * as staffOrders from '../../orders/staffOrders.ts';
import type { Market } from '../../runningMarket.ts';
import { prepare, type PreparedCheckout } from '../attempt/preparation.ts';
import { payInCash } from '../attempt/settlement.ts';
import { writeLink } from '../link/linkEnd.ts';
import { readEnteredContact, type EnteredBuyer } from './enteredContact.ts';

/** An order that staff enter for somebody, to be paid in cash (ADR 169). Ids are uuids. birthDate: for alcohol (E25). */
export type EnteredOrder = {
  buyer: EnteredBuyer;
  lines: readonly { variantId: string; quantity: number }[];
  place: PlaceChange | null;
  birthDate: string | null;
  note: string | null;
  /** The order that it adds to, for the same person, place and week; null: none. */
  addsTo: string | null;
  /** How the customer asked that their credit pays first (ADR 181); null or absent: it pays nothing. */
  credit?: CreditAsked | null;
};

/** Its lines and sums, when it would be handed over, and why it cannot be ordered as it is; empty: it can. */
export type EnteredOrderPreview = {
  lines: CartLineView[];
  totals: Totals;
  /** What is left of the customer's credit after what it would pay, `totals.credit`. Cents, 0 or positive. */
  creditLeft: number;
  slot: Slot | null;
  problems: RefusalReason[];
};

/** isDeliveryPaid: by the order that it adds to. */
type Tried = { caller: Caller; stored: StoredCart; prepared: PreparedCheckout; isDeliveryPaid: boolean };
type Trial = { total: number | null; attemptId: string };

/** The order that another adds to, locked. COMBINE_REFUSED: of another person, place or week, or it is handed over, or ended. */
async function baseOf(tx: Transaction, { buyer, place }: EnteredOrder, orderId: string, week: string) {
  const [base] = await orderRecords.lock(tx, [orderId]);
  if (!base) throw new MarketError('NOT_FOUND');
  const customerId = 'customerId' in buyer ? buyer.customerId : null;
  const isSame =
    base.customer_id === customerId &&
    base.location_id === (place?.locationId ?? null) &&
    base.shipping_zone_id === (place?.shippingZoneId ?? null);
  const isOpen = isToPack(base.status) && base.cancelling === null && base.period_start === week && !base.from_storage;
  if (!isSame || !isOpen) throw new MarketError('COMBINE_REFUSED');
  return { orderId, paysDelivery: base.shipping_zone_id !== null, locale: base.locale };
}

/** Fills a cart of its own and checks it out as every other one, in the caller's transaction. */
async function tryOrder(
  market: Market,
  tx: Transaction,
  staff: Caller,
  order: EnteredOrder,
  {
    total,
    attemptId,
    catalogue,
    week,
  }: Trial & { catalogue: Awaited<ReturnType<Market['catalogue']['current']>>; week: string },
): Promise<Tried> {
  const { buyer, lines, place, birthDate, note, addsTo, credit: creditAsked = null } = order;
  const base = addsTo === null ? null : await baseOf(tx, order, addsTo, week);
  const { contact, locale: ownLocale } = await readEnteredContact(tx, buyer, (place?.shippingZoneId ?? null) !== null);
  // Somebody without an account goes on in the language of the order that this one adds to.
  const locale = base && 'person' in buyer ? base.locale : ownLocale;
  const { now } = staff;
  const caller = { visitor: entering('customerId' in buyer ? buyer.customerId : null), locale, now };
  const isOldEnough = birthDate !== null && readBirthDate(birthDate, now);
  if (birthDate !== null && !isOldEnough) throw new MarketError('AGE_FORBIDDEN');
  const cart = { lines, place, note: readNote(note), isOldEnough };
  const stored = await fillEnteredCart(tx, caller, catalogue, cart, week);
  const entry = { attemptId, staffId: staffOf(staff.visitor), contact, base, creditAsked };
  const useBalance = creditAsked !== null;
  const prepared = await prepare(tx, caller, { useBalance, period: null, shown: { total }, entry });
  return { caller, stored, prepared, isDeliveryPaid: base?.paysDelivery === true };
}

/** What a transaction must not read itself. */
async function factsOf(market: Market, { now }: Caller) {
  const catalogue = await market.catalogue.fresh();
  return { catalogue, week: (await market.fulfilment.openPeriod(now)).startDate };
}

/**
 * Tries an order and undoes it: its sums and all that stops it, by the rules of the checkout. Throws what is wrong with the input:
 * MarketErrors, BAD_INPUT {field}, AGE_FORBIDDEN, NOT_FOUND.
 */
export async function previewEntered(market: Market, staff: Caller, order: EnteredOrder): Promise<EnteredOrderPreview> {
  const trial = { total: null, attemptId: stableUuid('entered order', 'preview'), ...(await factsOf(market, staff)) };
  const { caller, stored, prepared, isDeliveryPaid } = await inUndoneTransaction(market.database, (tx) =>
    tryOrder(market, tx, staff, order, trial),
  );
  const { lines, totals, balanceAvailable, location, zone } = await toView(
    market,
    { ...caller, locale: staff.locale },
    stored,
    { isDeliveryPaid },
  );
  const place = zone ?? location;
  return {
    lines,
    totals,
    creditLeft: Math.max(0, -balanceAvailable) - totals.credit,
    slot: place && (await market.fulfilment.slotFor(place, caller.now, false)),
    problems: prepared.kind === 'refused' ? prepared.errors.map(reasonOf) : [],
  };
}

/** What staff agree to: the displayed total, and what the customer's credit pays of it; cents. `byLink`: the rest is paid by a link. */
export type EntryAgreement = { total: number; credit?: number | null; requestId: string; byLink?: boolean };

/**
 * Refuses an order of which credit does not pay exactly the displayed sum: the customer was told that one on the phone. That there is
 * none any more is the same refusal.
 */
function requireShownCredit(prepared: PreparedCheckout, { credit }: EnteredOrder, shown: number | null): void {
  if ((credit ?? null) === null) return;
  if (shown === null || shown <= 0) throw new MarketError('BAD_INPUT', { field: 'credit' });
  const isGone = prepared.kind === 'refused' && prepared.errors.some(({ code }) => code === 'NO_CREDIT');
  const current = prepared.kind === 'refused' ? null : prepared.attempt.balance_applied;
  if (isGone || (current !== null && current !== shown))
    throw new MarketError('CREDIT_CHANGED', { shown, current: current ?? 0 });
}

/**
 * Enters an order and confirms it, once per request; what credit leaves of its total (ADR 181) is to be paid in cash when it is
 * received, or before by the link that its mail contains (`byLink`, ADR 172; LINK_REFUSED without an address, or with nothing to pay).
 * MarketErrors with everything that stops it, TOTAL_RAISED above `total`, the displayed one (E69); CREDIT_CHANGED if credit would pay
 * another sum than the displayed one; REQUEST_REUSED, and what `previewEntered` throws. Nothing is stored then.
 */
export async function enterOrder(
  market: Market,
  staff: Caller,
  order: EnteredOrder,
  { total, credit = null, requestId, byLink = false }: EntryAgreement,
): Promise<OrderView> {
  if ('person' in order.buyer && order.buyer.person === null) throw new MarketError('BAD_INPUT', { field: 'person' });
  const { credit: creditAsked = null, ...content } = order;
  const paidSo = { ...(byLink && { byLink }), ...(creditAsked && { creditAsked }), ...(credit !== null && { credit }) };
  const request = callersRequest('enter_order', requestId, { order: content, total, ...paidSo });
  const trial = { total, attemptId: stableUuid('entered order', requestId), ...(await factsOf(market, staff)) };
  const zones: readonly ShippingZoneRow[] = await market.fulfilment.shippingZones();
  const isNew = await inTransaction(market.database, async (tx) => {
    const at = market.clock.now();
    if (!(await journal.recordRequest(tx, request, at))) return false;
    const { prepared, caller } = await tryOrder(market, tx, staff, order, trial);
    requireShownCredit(prepared, order, credit);
    if (prepared.kind === 'refused') throw new MarketErrors(prepared.errors);
    await payInCash(market, tx, prepared.attempt, zones);
    const orderId = await orderRecords.orderOfAttempt(tx, trial.attemptId);
    const [written] = byLink && orderId !== null ? await orderRecords.lock(tx, [orderId]) : [];
    if (written) await writeLink(tx, { order: written, staffId: staffOf(staff.visitor), at });
    const customerId = caller.visitor.customer?.id ?? null;
    const action = { kind: 'enter_order', staffId: staffOf(staff.visitor), orderId, customerId, at } as const;
    const data = { amount: total, ...(creditAsked && { credit, asked: creditAsked }) };
    await journal.record(tx, { ...action, request: request.key, data });
    return true;
  });
  if (isNew) market.catalogue.changed();
  const entered = await staffOrders.ofPaidAttempt(market.database, trial.attemptId);
  if (!entered) throw new MarketError('NOT_FOUND');
  return entered;
}
