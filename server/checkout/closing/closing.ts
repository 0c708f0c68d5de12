import { randomInt, randomUUID } from 'node:crypto';
import { openBefore, openPeriodAt } from '#rules/period.ts';
import type { MarketPeriod } from '#rules/period.ts';
import * as cartCheckout from '../../cart/cartCheckout.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { RefusalReason } from '../../marketError.ts';
import { queueMail } from '../../outbox/mailOutbox.ts';
import { readCalendar } from '../../siteInformation/siteInformationService.ts';
import type { CheckoutMarket } from '../attempt/paymentOpener.ts';
import { choiceOf, buyCart } from './autoPurchase.ts';
import type { ClosingCart } from './autoPurchase.ts';

type LateCart = ClosingCart['cart'];

/**
 * Carts that are read together, and carts that one process works on at a time: most of their time is the provider's.
 */
export const BATCH_SIZE = 200;
const CONCURRENT_CARTS = 8;
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Makes the remaining lines unsure, and mails the reasons if there are any. */
async function markUnsure(
  market: CheckoutMarket,
  { id, customerId, week }: LateCart,
  openWeek: string,
  reasons: RefusalReason[],
): Promise<boolean> {
  return inTransaction(market.database, async (tx) => {
    if ((await cartCheckout.markLinesUnsure(tx, id, openWeek)) === 0) return false;
    const isRefused = customerId !== null && reasons.length > 0;
    await cartCheckout.writeRefusal(tx, id, isRefused ? { week, reasons } : null);
    if (isRefused)
      await queueMail(tx, {
        kind: 'auto_purchase_failed',
        about: `${id} ${week}`,
        data: { customerId, period: week, reasons },
      });
    return true;
  });
}

type Weeks = { open: MarketPeriod; closing: MarketPeriod };

async function closeOne(market: CheckoutMarket, lateCart: LateCart, { open, closing }: Weeks): Promise<boolean> {
  const choice = choiceOf(lateCart, closing);
  if (choice.kind === 'turn') return markUnsure(market, lateCart, open.startDate, choice.reasons);
  const purchase = await buyCart(market, choice.customerId, choice.closing);
  if (purchase.kind === 'waiting') return false;
  // Lines added during the charge are left to the next run.
  if (purchase.kind === 'bought' && purchase.isNew) return true;
  const isTurned = await markUnsure(
    market,
    lateCart,
    open.startDate,
    purchase.kind === 'refused' ? purchase.reasons : [],
  );
  return isTurned || purchase.kind === 'bought';
}

/**
 * Closes a week (E17): carts with automatic purchase are bought (E20), and in all others the lines confirmed in a
 * closed week become unsure (E57), each cart in its own transaction. The state is in the carts themselves, so that
 * everything happens once whoever runs it: after a crash the next run continues, several processes share the carts, and
 * one whose payment ended unpaid after the closing is turned by a later run (E56). A cart that could not be bought is
 * turned and its customer notified by mail and in the cart, in one transaction. Each run starts at another cart, so
 * that processes do not follow each other. A week in which the market is closed takes no orders, so that nothing closes with it:
 * carts wait for the next one. Returns how many carts changed; aborted, it stops after the current ones.
 */
export async function close(market: CheckoutMarket, signal?: AbortSignal): Promise<number> {
  const calendar = await readCalendar(market.database.kysely);
  const open = openPeriodAt(market.clock.now(), calendar);
  const closing = openBefore(open, calendar);
  const startId: string = randomUUID();
  let closed = 0;
  let isStopped = false;
  async function closeNext(carts: Iterator<LateCart>): Promise<void> {
    for (let next = carts.next(); !next.done; next = carts.next()) {
      isStopped ||= signal?.aborted === true;
      if (isStopped) return;
      try {
        if (await closeOne(market, next.value, { open, closing })) closed += 1;
      } catch (error) {
        market.log.error({ err: error, cart: next.value.id }, 'A cart could not be closed with its week');
      }
    }
  }
  for (const [from, until] of [
    [startId, LAST_ID],
    [FIRST_ID, startId],
  ] as const)
    for (let after = from; !isStopped;) {
      const filter = { openWeek: open.startDate, after, until, limit: BATCH_SIZE };
      const carts = await cartCheckout.lateCarts(market.database.kysely, filter);
      const lastCart = carts.at(-1);
      if (!lastCart) break;
      // Two processes that have read the same batch begin it at different carts.
      const start = randomInt(carts.length);
      const cartIterator = [...carts.slice(start), ...carts.slice(0, start)].values();
      await Promise.all(Array.from({ length: CONCURRENT_CARTS }, () => closeNext(cartIterator)));
      after = lastCart.id;
    }
  return closed;
}
