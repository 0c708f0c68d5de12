import { isReminderTime } from '../../../rules/period.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { FulfilmentService } from '../../fulfilment/fulfilmentService.ts';
import type { Clock } from '../../gateways/clock.ts';
import { queueMail } from '../../outbox/mailOutbox.ts';
import type { ClosingRehearsal } from './closingRehearsal.ts';

type WarningParts = {
  database: Database;
  fulfilment: Pick<FulfilmentService, 'openPeriod'>;
  clock: Clock;
  rehearse(): Promise<ClosingRehearsal>;
};

/**
 * Warns customers with automatic purchase what the closing would not buy, by its rehearsal: on Sunday from 9:00 to
 * 23:00, once per cart and week, and only if there is something. Returns how many.
 */
export function createClosingWarnings({ database, fulfilment, clock, rehearse }: WarningParts) {
  return async function warn(signal?: AbortSignal): Promise<number> {
    if (!isReminderTime(fulfilment.openPeriod(clock.now()), clock.now())) return 0;
    const { carts, period } = await rehearse();
    let warned = 0;
    for (const { cartId, customer, result } of carts) {
      if (signal?.aborted) break;
      if (!customer || !('reasons' in result) || result.reasons.length === 0) continue;
      const { kind, reasons } = result;
      const data = { customerId: customer.id, period: period.startDate, buys: kind === 'bought', reasons };
      const about = `${cartId} ${period.startDate}`;
      const isNew = await inTransaction(database, (tx) =>
        queueMail(tx, { kind: 'auto_purchase_warning', about, data }),
      );
      if (isNew) warned += 1;
    }
    return warned;
  };
}
