import { randomUUID } from 'node:crypto';
import { HOLD_MINUTES, MINUTE_MS } from '#rules/constants.ts';
import type { PaidContact } from '#rules/contactDetails.ts';
import { termsOn, type DayTerms } from '#rules/marketTerms.ts';
import { openPeriodAt, periodAt } from '#rules/period.ts';
import type { MarketPeriod, Slot } from '#rules/period.ts';
import { checkPostalCode } from '#rules/postalCode.ts';
import { dayAt } from '#rules/zone.ts';
import * as balance from '../../balance/balanceService.ts';
import type { Caller } from '../../caller.ts';
import * as cartCheckout from '../../cart/cartCheckout.ts';
import type { Standing, StoredBasket, StoredCart, StoredLine } from '../../cart/cartCheckout.ts';
import { cartRefusals } from '../../cart/cartRefusals.ts';
import { cartSums } from '../../cart/cartSums.ts';
import type { CreditAsked } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';
import { slotFor, type PlaceTerms } from '../../fulfilment/places.ts';
import type { LocationRow, ShippingZoneRow } from '../../fulfilment/places.ts';
import { MarketError, reasonOf } from '../../marketError.ts';
import { lockingTerms, readCalendar } from '../../siteInformation/siteInformationService.ts';
import { holdMoves } from '../../stock/stockMoves.ts';
import * as stock from '../../stock/stockService.ts';
import type { LockedVariant } from '../../stock/stockService.ts';
import { lineNames } from '../../text/lineNames.ts';
import { attemptLinesOf, basketLinesOf, fingerprintOf, itemsOf, sumColumns } from './attemptLines.ts';
import { payIn } from './attemptOwnerStore.ts';
import { claimBaskets, releaseBaskets } from './basketClaimStore.ts';
import { readBuyer } from './buyerStore.ts';
import { checkCart, nameOf, nameOfBasket } from './cartChecks.ts';
import type { Checked } from './cartChecks.ts';
import { lockGoods, lockTermsAndCart, type LockedGoods } from './cartLockStore.ts';
import { attemptById, insertAttempt } from './checkoutStore.ts';
import type { AttemptRow } from './checkoutStore.ts';
import { raisedSums } from './shownSums.ts';
import type { ShownSums } from './shownSums.ts';

/** Time for a request to reach the provider, whose shortest session is as long as the stock reservation (E28). */
const REQUEST_MINUTES = 1;

export type CheckoutRequest = {
  /** Credit pays first; a `charge` goes by the customer's switch instead (E71). */
  useBalance?: boolean;
  /** A disposable box is requested this time (E9); false by default. */
  forceDisposableBox?: boolean;
  /** The API id of the week that the shopper saw; null if it was not sent. */
  period: string | null;
  /** Start of the slot that the shopper saw; null or absent if it was not sent. */
  slot?: string | null;
  /** What a guest typed to find the zone of their delivery; it prefills the payment page. */
  postalCode?: string | null;
  /** The sums that the shopper saw (E69). */
  shown?: ShownSums;
  /** Set for a purchase at the closing with the stored card (E20). */
  charge?: Charge;
  /** Set for an order that staff enter for its buyer (ADR 169). */
  entry?: Entry;
};
/** Who entered it, for whom, and the order that it adds to, whose delivery it goes with (E5); ids are uuids. */
export type Entry = {
  attemptId: string;
  staffId: string;
  contact: PaidContact;
  base: { orderId: string; paysDelivery: boolean } | null;
  /** How the buyer asked that credit pays (ADR 181); null: they did not. */
  creditAsked: CreditAsked | null;
};
export type Charge = {
  attemptId: string;
  /** The card's id at the provider; null stops the purchase. */
  card: string | null;
  /** The customer, and the address of a delivery. */
  contact: PaidContact;
  /** Market time of the purchase, from which slots count. */
  at: Date;
};

/**
 * refused: every reason, nothing reserved. begun: a new attempt with its stock. running: the same content is being paid
 * already. replaced: another content is being paid, and has to be cancelled first; `lateNames` are the lines that only this
 * payment kept confirmed after their week had closed, and that become unsure when it ends unpaid (E56, E57).
 */
export type PreparedCheckout =
  | { kind: 'refused'; errors: MarketError[] }
  | { kind: 'begun' | 'running'; attempt: AttemptRow }
  | { kind: 'replaced'; attempt: AttemptRow; lateNames: string[] };

type Draft = {
  stored: StoredCart;
  place: { location: LocationRow | null; zone: ShippingZoneRow | null; slot: Slot | null };
  checked: Checked;
  standing: Standing;
  box: string | null;
  request: CheckoutRequest;
  /** Credit pays first. */
  useBalance: boolean;
  terms: DayTerms;
  /** The week of the order. */
  period: MarketPeriod;
};

/**
 * Claims the weeks of baskets for an attempt that is about to be written, all or none. Returns those that were decided,
 * paused or bought since the cart was read.
 */
async function claimOrRelease(
  tx: Transaction,
  attempt: Parameters<typeof claimBaskets>[1],
  baskets: readonly StoredBasket[],
): Promise<StoredBasket[]> {
  if (baskets.length === 0) return [];
  const ids = baskets.map(({ userBasketId }) => userBasketId);
  const claimedIds = await claimBaskets(tx, attempt, ids);
  if (claimedIds.length < ids.length) await releaseBaskets(tx, attempt, ids);
  return baskets.filter(({ userBasketId }) => !claimedIds.includes(userBasketId));
}

/** The locked variants of these lines. A line that was added while the others were locked is locked after them. */
async function variantsOf(
  tx: Transaction,
  lines: readonly StoredLine[],
  locked: ReadonlyMap<string, LockedVariant>,
): Promise<Map<string, LockedVariant>> {
  const ids = lines.map(({ variantId }) => variantId);
  const addedIds = ids.filter((id) => !locked.has(id));
  const added = addedIds.length === 0 ? [] : await stock.lock(tx, addedIds);
  return new Map([...locked, ...added].filter(([id]) => ids.includes(id)));
}

function placeOf({ location, zone }: LockedGoods['place'], stored: StoredCart, now: Date, express: PlaceTerms) {
  const place = zone ?? location;
  return { location, zone, slot: place && slotFor(place, now, stored.fromStorage, express) };
}

/**
 * The recipient: a customer's stored data, so that the payment page does not ask for them; a guest enters theirs
 * there (E59).
 */
async function contactOf(tx: Transaction, caller: Caller, stored: StoredCart) {
  const { customer } = caller.visitor;
  if (!customer) return null;
  const buyer = await readBuyer(tx, customer.id, stored.id);
  // The account was deleted after the visitor was authenticated (E49).
  if (!buyer) throw new MarketError('UNAUTHENTICATED');
  return buyer.contact;
}

function draftColumns(
  caller: Caller,
  { stored, place, checked, standing, box, request, useBalance, terms, period }: Draft,
) {
  const items = itemsOf(checked.lines, checked.baskets, box);
  const totals = cartSums(items, place, standing, terms);
  const destination = {
    location_id: place.location?.id ?? null,
    shipping_zone_id: place.zone?.id ?? null,
    slot_from: place.slot?.from ?? null,
    slot_to: place.slot?.to ?? null,
    from_storage: stored.fromStorage,
    note: stored.note,
    allergies: stored.allergies,
    period_start: period.startDate,
    locale: caller.locale,
  };
  return {
    ...sumColumns(totals, terms),
    ...destination,
    balance_applied: useBalance ? totals.credit : 0,
    disposable_box: request.forceDisposableBox === true,
    lends_box: !standing.hasReusableBox && items.some(({ reusableBox }) => reusableBox === true),
  };
}

/**
 * The first step of a checkout: checks everything again and reserves the stock in one transaction, before the provider
 * is contacted.
 */
export async function prepare(tx: Transaction, caller: Caller, request: CheckoutRequest): Promise<PreparedCheckout> {
  const { visitor, locale, now } = caller;
  const { charge, entry } = request;
  // Before the calendar, so that the week is not closed meanwhile.
  const { terms, cartId } = await lockTermsAndCart(tx, lockingTerms(), (earlier) =>
    cartCheckout.lockingOwn(caller, earlier),
  );
  const payer = (request.useBalance || charge) && visitor.customer ? visitor.customer.id : null;
  const goods =
    cartId === null
      ? null
      : await lockGoods(
          tx,
          cartId,
          charge?.attemptId ?? null,
          payer === null ? null : (earlier) => balance.locking(payer, earlier),
        );
  const calendar = goods?.calendar ?? (await readCalendar(tx));
  const openPeriod = openPeriodAt(now, calendar);
  const week = openPeriod.startDate;
  const own = goods && (await cartCheckout.readLockedWithStanding(tx, caller, week));
  if (!own) {
    const emptyInput = { items: [], fulfillment: { type: 'none' as const }, useBalance: false };
    return { kind: 'refused', errors: cartRefusals(emptyInput, locale) };
  }
  const { stored, account } = own;
  // Another process has bought it, or tried to, since the caller read it.
  const live = goods.liveId === null ? null : await attemptById(tx, goods.liveId);
  if (charge && live?.id === charge.attemptId) return { kind: 'running', attempt: live };
  const confirmed = stored.lines.filter((line) => !line.unsure);
  const variants = await variantsOf(tx, confirmed, goods.variants);
  const standing = entry
    ? {
        ...account,
        postalCode: entry.contact.address?.postalCode ?? null,
        deliveryAlreadyPaid: account.deliveryAlreadyPaid || entry.base?.paysDelivery === true,
      }
    : account;
  // Without a screen the customer's switch decides (E71).
  const useBalance = charge ? standing.creditFirst && standing.balance < 0 : request.useBalance === true;
  const box = [...variants.values()].find((variant) => variant.is_box)?.id ?? null;
  const place = placeOf(goods.place, stored, now, { leadHours: terms.expressLeadHours, calendar });
  const checked = checkCart({
    // Alcohol is bought only if the age was confirmed for this cart in this week (E25).
    cart: charge ? { ...stored, ageConfirmed: stored.ageWeek === week } : stored,
    variants,
    ...place,
    isServed: place.slot !== null && (!charge || place.slot.from > charge.at),
    openPeriod,
    shownPeriod: request.period,
    shownSlot: request.slot ?? null,
    useBalance,
    entered: entry ? { hasAddressOnFile: account.postalCode !== null } : null,
    standing,
    box,
    closing: charge ? { hasCard: charge.card !== null, buysAvailable: stored.autoClosePartial } : null,
    locale,
    now,
  });
  if (checked.priceChanged.length > 0)
    await cartCheckout.markPriceChanged(
      tx,
      checked.priceChanged.map((line) => line.id),
    );
  if (checked.errors.length > 0) return { kind: 'refused', errors: checked.errors };

  const sums = draftColumns(caller, {
    stored,
    place,
    checked,
    standing,
    box,
    request,
    useBalance,
    terms: termsOn(terms, dayAt(now)),
    period: stored.fromStorage ? periodAt(now, calendar) : openPeriod,
  });
  // Nobody watches a purchase at the closing: the last total that was shown is what the customer agreed to.
  const shown = charge ? { total: stored.autoCloseTotal } : (request.shown ?? {});
  const raised = raisedSums({ total: sums.total, due: sums.total - sums.balance_applied }, shown);
  if (raised.length > 0) return { kind: 'refused', errors: raised };
  const kind = charge ? 'charge' : entry ? 'cash' : sums.balance_applied > 0 ? 'invoice' : 'session';
  const contact = charge?.contact ?? entry?.contact ?? (await contactOf(tx, caller, stored));
  const draft = { ...sums, contact: contact && JSON.stringify(contact) };
  const variantLines = attemptLinesOf(checked.lines, { ...stored, ...standing, box });
  const lines = [...variantLines, ...basketLinesOf(checked.baskets, variantLines.length)];
  const fingerprint = fingerprintOf(draft, lines);
  if (live) {
    const isSame = live.fingerprint === fingerprint && live.expires_at.getTime() > Date.now();
    if (isSame) return { kind: 'running', attempt: await payIn(tx, live, visitor) };
    const lateLines = stored.fromStorage ? [] : checked.lines.filter(({ line }) => line.week < week);
    const names = lineNames(
      lateLines.map(({ variant }) => nameOf(variant)),
      locale,
    );
    return { kind: 'replaced', attempt: live, lateNames: names };
  }
  const id = charge?.attemptId ?? entry?.attemptId ?? randomUUID();
  const missed = await claimOrRelease(tx, { ...draft, id }, checked.baskets);
  if (missed.length > 0) {
    const items = lineNames(missed.map(nameOfBasket), locale);
    return { kind: 'refused', errors: [new MarketError('CART_CHANGED', { items })] };
  }
  const attempt = await insertAttempt(
    tx,
    {
      ...draft,
      id,
      kind,
      card: charge?.card ?? null,
      entered_by: entry?.staffId ?? null,
      added_to: entry?.base?.orderId ?? null,
      credit_asked: entry?.creditAsked ?? null,
      left_out: checked.leftOut.length === 0 ? null : JSON.stringify(checked.leftOut.map(reasonOf)),
      cart_id: stored.id,
      session_id: visitor.sessionId,
      customer_id: visitor.customer?.id ?? null,
      status: 'creating',
      typed_postal_code:
        place.zone && contact === null ? (checkPostalCode(request.postalCode ?? '').code ?? null) : null,
      fingerprint,
      provider_session_id: null,
      payment_url: null,
      expires_at: new Date(Date.now() + (HOLD_MINUTES + REQUEST_MINUTES) * MINUTE_MS),
    },
    lines,
    stock.moveWrites(holdMoves(lines, 1)),
  );
  return { kind: 'begun', attempt };
}
