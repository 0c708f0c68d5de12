import { basketOptOut, isBasketDue, openBasketWeek } from '#rules/basketDates.ts';
import { DAY_MS } from '#rules/constants.ts';
import type { MarketCalendar } from '#rules/period.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import { undecidedBaskets } from './deliveryStore.ts';

/** A day and a half before the opt-out: usually from noon on Monday. */
const ANNOUNCED_MS = 1.5 * DAY_MS;
const AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Queues, once per subscription and week, the mail that says what the next basket contains and costs while it can still be
 * skipped; returns how many. Before its time, and after the opt-out, none.
 */
export async function announceBaskets(database: Database, calendar: MarketCalendar, now: Date): Promise<number> {
  const { startDate: week } = openBasketWeek(now, calendar);
  if (now.getTime() < basketOptOut(week, calendar).getTime() - ANNOUNCED_MS) return 0;
  let count = 0;
  for (let after = FIRST_ID; ;) {
    const subscriptions = await undecidedBaskets(database.kysely, { week, after, limit: AT_ONCE });
    const due = subscriptions.filter(({ frequency, start }) => isBasketDue(frequency, start, week));
    await inTransaction(database, async (tx) => {
      for (const { id: userBasketId } of due) {
        const data = { userBasketId, week };
        if (await queueMail(tx, { kind: 'basket_coming', about: `${userBasketId} ${week}`, data })) count += 1;
      }
    });
    const last = subscriptions.at(-1);
    if (last === undefined) return count;
    after = last.id;
  }
}
