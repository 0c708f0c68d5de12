import { isEmail } from '#rules/contactDetails.ts';
import { dayAt } from '#rules/zone.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { keyOf } from '../graphql/globalId.ts';
import { lockRecipient } from '../mail/recipients.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import * as store from './restockStore.ts';

/** How long an address is stored after its mail, or without being confirmed, in ms. */
const ENDED_KEPT_MS = 30 * 86_400_000;

/**
 * Requests one mail when a product, by its id in the API, can be bought again; repeated, it changes nothing. For the
 * customer who is signed in, else for `email`, to which one mail asks for a confirmation first (E75); the result does
 * not tell whether the address is known. NOT_FOUND for an unknown or hidden product, EMAIL_INVALID, AVAILABLE_AGAIN.
 */
export async function request(
  market: Market,
  { visitor: { customer }, locale, now }: Caller,
  id: string,
  email: string | null,
): Promise<void> {
  const productId = keyOf(id, 'Product');
  const product = productId === null ? null : await market.catalogue.node('Product', productId);
  if (!product) throw new MarketError('NOT_FOUND');
  const address = email?.trim().toLowerCase() ?? '';
  if (!customer && !isEmail(address)) throw new MarketError('EMAIL_INVALID');
  if (market.catalogue.isAvailable(product, now)) throw new MarketError('AVAILABLE_AGAIN');
  const notice = { productId: product.id, locale, now };
  if (customer) {
    await store.insertNotice(market.database.kysely, { ...notice, owner: { customerId: customer.id, email: null } });
    return;
  }
  await inTransaction(market.database, async (tx) => {
    const recipient = await lockRecipient(tx, address);
    if (recipient.isUnsubscribed) return;
    const noticeId = await store.insertNotice(tx, { ...notice, owner: { customerId: null, email: address } });
    if (recipient.isConfirmed) return;
    const about = `${recipient.hash} ${dayAt(now)}`;
    await queueMail(tx, { kind: 'address_confirmation', about, data: { noticeId } });
  });
}

/** Queues the mails of products that are back, each notice once; returns how many. Safe in several processes. */
export async function notify(market: Market): Promise<number> {
  const now = market.clock.now();
  const { products } = await market.catalogue.current();
  let queued = 0;
  for (const productId of await store.readAwaited(market.database.kysely)) {
    const product = products.get(productId);
    if (!product || !market.catalogue.isAvailable(product, now)) continue;
    queued += await inTransaction(market.database, async (tx) => {
      const notices = await store.endNotices(tx, productId, now);
      for (const noticeId of notices)
        await queueMail(tx, {
          kind: 'restocked',
          about: `${noticeId} ${now.toISOString()}`,
          data: { noticeId },
        });
      return notices.length;
    });
  }
  await store.eraseEnded(market.database.kysely, new Date(now.getTime() - ENDED_KEPT_MS));
  return queued;
}

/** The products that a customer (uuid) waits for. */
export async function ofCustomer(market: Market, customerId: string): Promise<ProductRow[]> {
  const ids = await store.readAwaitedBy(market.database.kysely, customerId);
  const rows = await Promise.all(ids.map((id) => market.catalogue.node('Product', id)));
  return rows.filter((row) => row !== null);
}

/** Erases the notices of a customer and of their address (E49). */
export function erase(tx: Transaction, customer: { customerId: string; email: string }): Promise<void> {
  return store.eraseNotices(tx, customer);
}
