import { isReminderTime, openPeriodAt } from '#rules/period.ts';
import { inTransaction } from '../../database/transaction.ts';
import { queueMail } from '../../outbox/mailOutbox.ts';
import type { CheckoutMarket } from '../attempt/paymentOpener.ts';
import { rehearseClosing } from './closingRehearsal.ts';

/**
 * Warns customers with automatic purchase what the closing would not buy, by its rehearsal: on Sunday from 9:00 to
 * 23:00, once per cart and week, and only if there is something. Returns how many.
 */
export async function warnOfClosing(market: CheckoutMarket, signal?: AbortSignal): Promise<number> {
  const now = market.clock.now();
  if (!isReminderTime(openPeriodAt(now, (await market.catalogue.current()).calendar), now)) return 0;
  const { carts, period } = await rehearseClosing(market);
  let warned = 0;
  for (const { cartId, customer, result } of carts) {
    if (signal?.aborted) break;
    if (!customer || !('reasons' in result) || result.reasons.length === 0) continue;
    const { kind, reasons } = result;
    const data = { customerId: customer.id, period: period.startDate, buys: kind === 'bought', reasons };
    const about = `${cartId} ${period.startDate}`;
    const isNew = await inTransaction(market.database, (tx) =>
      queueMail(tx, { kind: 'auto_purchase_warning', about, data }),
    );
    if (isNew) warned += 1;
  }
  return warned;
}
