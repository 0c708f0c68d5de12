import { randomUUID } from 'node:crypto';
import { removePurchased } from '../../server/cart/cartStore.ts';
import { finishAttempt, insertAttempt } from '../../server/checkout/attempt/checkoutStore.ts';
import type { AttemptLineInsert } from '../../server/checkout/attempt/checkoutStore.ts';
import type { Database } from '../../server/database/database.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { MARKET } from '../../server/orders/actor.ts';
import { writtenWrite } from '../../server/orders/orderStatusStore.ts';
import { insertOrder } from '../../server/orders/orderStore.ts';
import { queueMail } from '../../server/outbox/mailOutbox.ts';
import { moveStock } from '../../server/stock/stockStore.ts';
import { CLOSED_WEEK } from './closingPlan.ts';
import type { PlannedCart } from './closingPlan.ts';

const SUMS = { subtotal: 2500, deposit: 0, shipping: 0, fee: 500, gst: 25, pst: 50, total: 3075 };

function lineOf(variant: string, quantity: number, position: number, seller: string): AttemptLineInsert {
  const names = { seller_name: 'farm', product_name_primary: 'Carottes', product_name_secondary: null };
  const product = { variant_name_primary: 'botte', variant_name_secondary: null, image: null };
  const prices = {
    price: 500,
    compared_at_price: null,
    taxable_price: 0,
    tax_kind: 'both' as const,
    commission: 0,
    deposit: 0,
    quantity,
    if_missing: null,
  };
  return {
    position,
    variant_id: variant,
    user_basket_id: null,
    seller_id: seller,
    ...names,
    ...product,
    ...prices,
    held: quantity,
    held_mdo: 0,
  };
}

/**
 * The minimal cost of a bought cart: one transaction that writes all that buying it does, by the same statements,
 * without reads, checks or calls. One seller and one place stand for all.
 */
export async function bareTransaction(
  database: Database,
  { cartId, customerId, customer, card, lines }: PlannedCart,
  { seller, location }: { seller: string; location: string },
): Promise<void> {
  const now = new Date();
  const orderLines = lines.map(({ variant, quantity }, position) => lineOf(variant, quantity, position, seller));
  const move = (reserved: 1 | -1) =>
    lines.map(({ variant, quantity }) => ({
      variantId: variant,
      stock: reserved === 1 ? 0 : 0 - quantity,
      held: reserved * quantity,
      stockMdo: 0,
      heldMdo: 0,
    }));
  const both = {
    ...SUMS,
    session_id: 'closing',
    customer_id: customerId,
    location_id: location,
    shipping_zone_id: null,
    slot_from: now,
    slot_to: now,
    from_storage: false,
    note: null,
    period_start: CLOSED_WEEK,
    locale: 'fr',
    balance_applied: 0,
    disposable_box: false,
  } as const;
  await inTransaction(database, async (tx) => {
    const id = randomUUID();
    await moveStock(tx, move(1));
    await insertAttempt(
      tx,
      {
        ...both,
        id,
        cart_id: cartId,
        status: 'creating',
        kind: 'charge',
        card,
        contact: JSON.stringify({ email: `${customer}@exemple.ca`, name: null, phone: null, address: null }),
        lends_box: false,
        fingerprint: id.repeat(2),
        provider_session_id: null,
        payment_url: null,
        expires_at: now,
      },
      orderLines,
    );
    const contact = { contact_email: `${customer}@exemple.ca`, contact_name: null, contact_phone: null };
    const orderId = randomUUID();
    const order = await insertOrder(
      tx,
      {
        ...both,
        ...contact,
        id: orderId,
        attempt_id: id,
        status: 'processed',
        discount: 0,
        payment_intent: `pi_${id}`,
        created_at: now,
      },
      orderLines.map(({ held: _held, held_mdo: _heldMdo, ...line }) => line),
      null,
      [writtenWrite({ orderId, status: 'processed', actor: MARKET, at: now })],
    );
    await moveStock(tx, move(-1));
    await removePurchased(
      tx,
      cartId,
      lines.map(({ variant, quantity }) => ({ variantId: variant, quantity })),
      now,
    );
    await finishAttempt(tx, id, 'paid', `pi_${id}`);
    await queueMail(tx, { kind: 'order_confirmed', about: order.id, data: { orderId: order.id } });
  });
}
