import { randomUUID } from 'node:crypto';
import { nothingComes } from '../../rules/lineStatus.ts';
import { missingEvening, nextMissingEvening, NOTHING_COMES_MS } from '../../rules/missingEvening.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import { requestOf } from '../journal/requestKey.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import { MARKET } from '../orders/actor.ts';
import { orderRecords } from '../orders/orderRecords.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { GoodsReturn } from './goodsReturn.ts';
import { claimReplacements, claimUnannounced, ordersToSettle } from './missingStore.ts';
import type { OrderCancellation } from './orderCancellation.ts';

type Parts = {
  database: Database;
  returns: GoodsReturn;
  cancellation: Pick<OrderCancellation, 'cancelAs'>;
  clock: Clock;
  log: Log;
};

/** Codes of an order that the desk or another process has settled in the meantime. */
const SETTLED: ReadonlySet<string> = new Set(['NO_UPDATE', 'RETURN_REFUSED', 'TRANSITION_REFUSED']);

/**
 * The job of Wednesday evening (F-150): refunds missing items that the desk has neither settled nor replaced (ADR 78)
 * to the balance, a guest's to the card. Then it sends each person one mail for everything. An order of which nothing
 * comes ends as refunded, as it was paid (E70): on that evening, or half an hour after its last mark if its customer
 * would come before the next one. An interrupted run is completed by the next. Returns how many orders were settled and
 * people notified.
 */
export function createMissingItems({ database, returns, cancellation, clock, log }: Parts) {
  /** The end of an order of which nothing comes: false while its marks may still be corrected. */
  async function endEmpty(orderId: string, lastMark: number): Promise<boolean> {
    if (lastMark > clock.now().getTime() - NOTHING_COMES_MS) return false;
    await cancellation.cancelAs(MARKET, orderId, 'refunded');
    return true;
  }

  async function settle(orderId: string, updatedUntil: Date): Promise<number> {
    const everything = { kind: 'missing', to: 'balance', missingBy: updatedUntil } as const;
    try {
      const lines = await orderRecords.comingLines(database.kysely, orderId);
      if (nothingComes(lines)) {
        const lastMark = Math.max(...lines.map(({ lastUpdated }) => lastUpdated?.getTime() ?? 0));
        return (await endEmpty(orderId, lastMark)) ? 1 : 0;
      }
      await returns.returnGoods({
        orderId,
        staffId: null,
        request: requestOf('missing', randomUUID(), { orderId }),
        ...everything,
      });
      return 1;
    } catch (error) {
      const isSettled = error instanceof MarketError && SETTLED.has(error.code);
      if (!isSettled) log.error({ err: error, order: orderId }, 'The missing items of an order could not be refunded');
      return 0;
    }
  }

  const notify = (updatedUntil: Date): Promise<boolean> =>
    inTransaction(database, async (tx) => {
      const untold = await claimUnannounced(tx, updatedUntil);
      const replaced = await claimReplacements(tx, updatedUntil, untold?.who ?? null);
      const [returns, lines] = [untold?.returns ?? [], replaced?.lines ?? []];
      const about = returns[0] ?? lines[0];
      if (about && (untold?.wants || replaced?.wants))
        await queueMail(tx, { kind: 'items_missing', about, data: { returns, replaced: lines } });
      return about !== undefined;
    });

  return async function settleMissing(signal?: AbortSignal): Promise<number> {
    const now = clock.now();
    const updatedUntil = missingEvening(now);
    const due = { by: updatedUntil, next: nextMissingEvening(now), now };
    let moved = 0;
    for (const orderId of await ordersToSettle(database.kysely, due)) {
      if (signal?.aborted) return moved;
      moved += await settle(orderId, updatedUntil);
    }
    while (!signal?.aborted && (await notify(updatedUntil))) moved += 1;
    return moved;
  };
}
