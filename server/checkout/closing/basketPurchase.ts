import type { Totals } from '#generated/schemaTypes.ts';
import { HOLD_MINUTES, MINUTE_MS } from '#rules/constants.ts';
import type { DayTerms } from '#rules/marketTerms.ts';
import type { Slot } from '#rules/period.ts';
import * as balance from '../../balance/balanceService.ts';
import * as cartCheckout from '../../cart/cartCheckout.ts';
import type { WeekStanding } from '../../cart/cartCheckout.ts';
import * as cartOwnership from '../../cart/cartOwnership.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Transaction } from '../../database/transaction.ts';
import { isOutsideZone } from '../../fulfilment/places.ts';
import type { LocationRow, ShippingZoneRow } from '../../fulfilment/places.ts';
import { stableUuid } from '../../ids.ts';
import type { Text } from '../../text/bilingualText.ts';
import { sumColumns } from '../attempt/attemptLines.ts';
import { lockBuyer } from '../attempt/buyerStore.ts';
import { attemptById, hasLiveBasket, insertAttempt } from '../attempt/checkoutStore.ts';
import type { AttemptRow } from '../attempt/checkoutStore.ts';
import type { CheckoutMarket } from '../attempt/paymentOpener.ts';
import { resultOf } from './autoPurchase.ts';
import type { PurchaseResult } from './autoPurchase.ts';

/** A week's basket as it is charged and ordered. Ids are uuids, money in cents. */
export type BasketPurchase = {
  customerId: string;
  userBasketId: string;
  /** First day of the week of its delivery, which is its order's (E51). */
  week: string;
  place: { location: LocationRow | null; zone: ShippingZoneRow | null };
  slot: Slot;
  note: string | null;
  /** The order's one line. */
  line: {
    name: Text;
    kind: Text;
    seller: string;
    image: string | null;
    price: number;
    comparedAtPrice: number | null;
    taxablePrice: number;
    deposit: number;
  };
  /** Its totals for what the customer contributes; the balance pays `credit`. */
  sums(standing: WeekStanding): Totals;
  /** What they are calculated with. */
  terms: DayTerms;
  /**
   * Locks the week and binds it to the attempt that is about to be written. Returns false, writing nothing, if another
   * attempt has charged it or it should not be charged any more.
   */
  claim(tx: Transaction, attemptId: string): Promise<boolean>;
};

/** Stands for a browser's session id; a real one (SHA-256 in hex) never equals it. */
const NO_SESSION = 'baskets';
const refusedWith = (code: string): PurchaseResult => ({ kind: 'refused', reasons: [{ code, params: {} }] });

async function begin(
  market: CheckoutMarket,
  purchase: BasketPurchase,
  attemptId: string,
  card: string,
): Promise<AttemptRow | 'waiting' | 'NO_ADDRESS' | 'ADDRESS_OUTSIDE_ZONE'> {
  const { customerId, userBasketId, week, place, slot, note, line } = purchase;
  return inTransaction(market.database, async (tx) => {
    await cartOwnership.lockCustomerCart(tx, customerId);
    await balance.lock(tx, customerId);
    const buyer = await lockBuyer(tx, customerId, place.zone !== null);
    if (!buyer) return 'waiting';
    if (buyer.isDelivered && !buyer.contact.address) return 'NO_ADDRESS';
    if (isOutsideZone(place.zone, buyer.contact.address?.postalCode ?? null)) return 'ADDRESS_OUTSIDE_ZONE';
    if ((await hasLiveBasket(tx, customerId)) || !(await purchase.claim(tx, attemptId))) return 'waiting';
    const totals = purchase.sums(await cartCheckout.weekStanding(tx, customerId, week));
    return insertAttempt(
      tx,
      {
        ...sumColumns(totals, purchase.terms),
        balance_applied: totals.credit,
        id: attemptId,
        kind: 'charge',
        card,
        cart_id: userBasketId,
        user_basket_id: userBasketId,
        session_id: NO_SESSION,
        customer_id: customerId,
        status: 'creating',
        location_id: place.location?.id ?? null,
        shipping_zone_id: place.zone?.id ?? null,
        slot_from: slot.from,
        slot_to: slot.to,
        from_storage: false,
        note,
        period_start: week,
        locale: buyer.locale,
        contact: JSON.stringify(buyer.contact),
        fingerprint: attemptId,
        provider_session_id: null,
        payment_url: null,
        expires_at: new Date(Date.now() + HOLD_MINUTES * MINUTE_MS),
      },
      [
        {
          position: 0,
          variant_id: null,
          user_basket_id: userBasketId,
          seller_id: null,
          seller_name: line.seller,
          product_name_primary: line.name.primary,
          product_name_secondary: line.name.secondary,
          variant_name_primary: line.kind.primary,
          variant_name_secondary: line.kind.secondary,
          image: line.image,
          price: line.price,
          compared_at_price: line.comparedAtPrice,
          taxable_price: line.taxablePrice,
          tax_kind: 'both',
          commission: 0,
          deposit: line.deposit,
          quantity: 1,
          if_missing: null,
          held: 0,
          held_mdo: 0,
        },
      ],
    );
  });
}

/**
 * Charges a due basket with the customer's credit, and the rest with the stored card (E71). The attempt's id is derived from subscription, week and card, so that each
 * card is tried once for a week, and `claim` admits one try at a time: charged once, however often and by however many
 * processes this is called. Two baskets of a customer are charged one after the other, so that the second finds the
 * delivery that the first has paid (E5).
 */
export async function buyBasket(market: CheckoutMarket, purchase: BasketPurchase): Promise<PurchaseResult> {
  const chargeable = await market.cards.chargeable(purchase.customerId);
  if (!chargeable) return refusedWith('NO_CARD');
  const attemptId = stableUuid('basket', `${purchase.userBasketId} ${purchase.week} ${chargeable.card}`);
  const existing = await attemptById(market.database.kysely, attemptId);
  if (existing) return resultOf(existing);
  const attempt = await begin(market, purchase, attemptId, chargeable.card);
  if (attempt === 'waiting') return { kind: 'waiting' };
  if (attempt === 'NO_ADDRESS' || attempt === 'ADDRESS_OUTSIDE_ZONE') return refusedWith(attempt);
  return resultOf(await market.opening.open(attempt), true);
}
