import { discountShares } from '#rules/promotion.ts';
import type { ShippingZoneRow } from '../../fulfilment/places.ts';
import type { SessionState } from '../../gateways/payment.ts';
import { MARKET } from '../../orders/actor.ts';
import type { PaidOrder } from '../../orders/orderRecords.ts';
import type { StockDecrement } from '../../stock/stockMoves.ts';
import type { AttemptLine, AttemptRow } from './checkoutStore.ts';

export type PaidSession = Extract<SessionState, { state: 'paid' }>;

/**
 * The order of a paid attempt: the attempt as it was opened for payment (E56), with its time slot, the units that its
 * lines took, and what the payer entered.
 */
export function paidOrder(
  attempt: AttemptRow,
  lines: readonly AttemptLine[],
  decrement: Pick<StockDecrement, 'lines'>,
  session: PaidSession,
  zones: readonly ShippingZoneRow[],
  at: Date,
): PaidOrder {
  const zone = zones.find(({ id }) => id === attempt.shipping_zone_id) ?? null;
  const slot = attempt.slot_from && attempt.slot_to ? { from: attempt.slot_from, to: attempt.slot_to } : null;
  const discounts = discountShares(session.amountDiscount, lines);
  return {
    attempt_id: attempt.id,
    actor: attempt.kind === 'cash' ? { by: 'staff', customerId: attempt.entered_by } : MARKET,
    session_id: attempt.session_id,
    customer_id: attempt.customer_id,
    subtotal: attempt.subtotal,
    deposit: attempt.deposit,
    shipping: attempt.shipping,
    fee: attempt.fee,
    gst: attempt.gst,
    pst: attempt.pst,
    gst_rate: attempt.gst_rate,
    pst_rate: attempt.pst_rate,
    usual_fee: attempt.usual_fee,
    total: attempt.total,
    discount: session.amountDiscount,
    balance_applied: attempt.balance_applied,
    disposable_box: attempt.disposable_box,
    user_basket_id: attempt.user_basket_id,
    location_id: attempt.location_id,
    shipping_zone_id: attempt.shipping_zone_id,
    from_storage: attempt.from_storage,
    note: attempt.note,
    allergies: attempt.allergies,
    period_start: attempt.period_start,
    locale: attempt.locale,
    payment_intent: session.paymentIntent,
    slot,
    contact: attempt.contact ?? session.contact,
    zonePrefixes: attempt.shipping_zone_id === null ? null : (zone?.prefixes ?? []),
    at,
    lines: lines.map(({ attempt_id: _attempt, held: _held, held_mdo: _heldMdo, ...line }, index) => ({
      ...line,
      ...decrement.lines[index],
      discount: discounts[index] ?? 0,
    })),
  };
}
