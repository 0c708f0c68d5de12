import { randomUUID } from 'node:crypto';
import type { PaidContact } from '#rules/contactDetails.ts';
import { checkPostalCode, liesInZone } from '#rules/postalCode.ts';
import type { Write } from '../database/combinedStatements.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Actor } from './actor.ts';
import { mergeIntoEarlier } from './mergeStore.ts';
import { writtenWrite } from './orderStatusStore.ts';
import { insertOrder } from './orderStore.ts';
import type { FulfillmentInsert, OrderInsert, OrderLineInsert, OrderWritten } from './orderStore.ts';
import type { SlotView } from './orderView.ts';

/* Writing orders in the caller's transaction, which locks them after carts, variants and balances. Ids are uuids. */

export { insertReceipt, isCashReceived, readCashDue, readReceipt, removeReceipt } from './cashStore.ts';
export { endLink, insertLink, readLink, readLinkMoney, unpaidAfterLink, writePaidByCard } from './paymentLinkStore.ts';
export type { LinkMoney } from './paymentLinkStore.ts';
export { readComingLines as comingLines } from './comingLinesStore.ts';
export { orderOfAttempt } from './staffOrderStore.ts';
export {
  lastChange,
  lockOrders as lock,
  moveOrder as changeStatus,
  undoStep,
  type LockedOrder,
} from './orderStatusStore.ts';

/** A paid attempt. The order takes over its totals, place and week unchanged. */
export type PaidOrder = Omit<
  OrderInsert,
  | 'status'
  | 'contact_email'
  | 'contact_name'
  | 'contact_phone'
  | 'created_at'
  | 'slot_from'
  | 'slot_to'
  | 'discount'
  | 'total'
> & {
  /** Who ordered for somebody; the market itself: its payer. */
  actor: Actor;
  /** Cents before the provider's discount. */
  total: number;
  discount: number;
  slot: SlotView | null;
  contact: PaidContact;
  /** Postal prefixes of the delivery zone; null for pickup. */
  zonePrefixes: readonly string[] | null;
  /** Market time. */
  at: Date;
  lines: OrderLineInsert[];
};

/** The delivery's destination. An address outside the zone is accepted but flagged, so that the market calls (E59). */
function fulfillmentOf(contact: PaidContact, prefixes: readonly string[]): FulfillmentInsert {
  const address = contact.address;
  const postal = checkPostalCode(address?.postalCode ?? '');
  return {
    recipient: contact.name ?? contact.email ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? null,
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: postal.state === 'ok' ? postal.code : (address?.postalCode ?? ''),
    country: address?.country ?? 'CA',
    outside_zone: !liesInZone(address?.postalCode ?? '', prefixes),
  };
}

/**
 * Writes the order of a paid attempt, in one statement with `more`, which gets its id. A customer's order merges into an
 * earlier matching one (E19). The caller has locked the cart and the attempt, which has no order yet: otherwise a unique violation.
 */
export async function write(
  tx: Transaction,
  { actor, contact, slot, zonePrefixes, lines, at, discount, ...paid }: PaidOrder,
  more: (orderId: string) => readonly Write[],
): Promise<OrderWritten> {
  const id = randomUUID();
  const order: OrderInsert & { id: string } = {
    ...paid,
    id,
    status: 'processed',
    discount,
    total: paid.total - discount,
    contact_email: contact.email,
    contact_name: contact.name,
    contact_phone: contact.phone,
    slot_from: slot?.from ?? null,
    slot_to: slot?.to ?? null,
    created_at: at,
  };
  const fulfillment = zonePrefixes ? fulfillmentOf(contact, zonePrefixes) : null;
  const change = writtenWrite({ orderId: id, status: order.status, actor, at });
  const written = await insertOrder(tx, order, lines, fulfillment, [change, ...more(id)]);
  if (written.mayMerge) await mergeIntoEarlier(tx, written.id, at);
  return written;
}
