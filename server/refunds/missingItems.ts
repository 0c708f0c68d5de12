import { randomUUID } from 'node:crypto';
import { missingEvening } from '../../rules/missingEvening.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import { requestOf } from '../journal/requestKey.ts';
import type { Log } from '../log.ts';
import { queueMail } from '../mail/mailOutbox.ts';
import { MarketError } from '../marketError.ts';
import type { GoodsReturn } from './goodsReturn.ts';
import { claimReplacements, claimUnannounced, ordersToSettle } from './missingStore.ts';

type Parts = { database: Database; returns: GoodsReturn; clock: Clock; log: Log };

/**
 * The job of Wednesday evening (F-150): refunds missing items that the desk has neither settled nor replaced (ADR 78)
 * to the balance, a guest's to the card. Then it sends each person one mail for everything. An interrupted run is
 * completed by the next. Returns how many orders were settled and people notified.
 */
export function createMissingItems({ database, returns, clock, log }: Parts) {
  async function settle(orderId: string, updatedUntil: Date): Promise<number> {
    const everything = { kind: 'missing', to: 'balance', missingBy: updatedUntil } as const;
    try {
      await returns.returnGoods({
        orderId,
        staffId: null,
        request: requestOf('missing', randomUUID(), { orderId }),
        ...everything,
      });
      return 1;
    } catch (error) {
      // The desk or another process has settled it in the meantime.
      const isSettled = error instanceof MarketError && (error.code === 'NO_UPDATE' || error.code === 'RETURN_REFUSED');
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
    const updatedUntil = missingEvening(clock.now());
    let moved = 0;
    for (const orderId of await ordersToSettle(database.kysely, updatedUntil)) {
      if (signal?.aborted) return moved;
      moved += await settle(orderId, updatedUntil);
    }
    while (!signal?.aborted && (await notify(updatedUntil))) moved += 1;
    return moved;
  };
}
