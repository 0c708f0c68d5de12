import { randomUUID } from 'node:crypto';
import { nothingComes } from '#rules/lineStatus.ts';
import { inTransaction } from '../database/transaction.ts';
import { requestOf } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import { MARKET } from '../orders/actor.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import * as returns from './goodsReturn.ts';
import { missingEvening, nextMissingEvening, NOTHING_COMES_MS } from './missingEvening.ts';
import { claimReplacements, claimUnannounced, ordersToSettle } from './missingStore.ts';
import * as cancellation from './orderCancellation.ts';

/** Codes of an order that the desk or another process has settled in the meantime. */
const SETTLED: ReadonlySet<string> = new Set(['NO_UPDATE', 'RETURN_REFUSED', 'TRANSITION_REFUSED']);

/** The end of an order of which nothing comes: false while its marks may still be corrected. */
async function endEmpty(market: Market, orderId: string, lastMark: number): Promise<boolean> {
  if (lastMark > market.clock.now().getTime() - NOTHING_COMES_MS) return false;
  await cancellation.cancelAs(market, MARKET, orderId, 'refunded');
  return true;
}

async function settle(market: Market, orderId: string, updatedUntil: Date): Promise<number> {
  const everything = { kind: 'missing', to: 'balance', missingBy: updatedUntil } as const;
  try {
    const lines = await orderRecords.comingLines(market.database.kysely, orderId);
    if (nothingComes(lines)) {
      const lastMark = Math.max(...lines.map(({ lastUpdated }) => lastUpdated?.getTime() ?? 0));
      return (await endEmpty(market, orderId, lastMark)) ? 1 : 0;
    }
    await returns.returnGoods(market, {
      orderId,
      staffId: null,
      request: requestOf('missing', randomUUID(), { orderId }),
      ...everything,
    });
    return 1;
  } catch (error) {
    const isSettled = error instanceof MarketError && SETTLED.has(error.code);
    if (!isSettled)
      market.log.error({ err: error, order: orderId }, 'The missing items of an order could not be refunded');
    return 0;
  }
}

function notify(market: Market, updatedUntil: Date): Promise<boolean> {
  return inTransaction(market.database, async (tx) => {
    const untold = await claimUnannounced(tx, updatedUntil);
    const replaced = await claimReplacements(tx, updatedUntil, untold?.who ?? null);
    const [returns, lines] = [untold?.returns ?? [], replaced?.lines ?? []];
    const about = returns[0] ?? lines[0];
    if (about && (untold?.wants || replaced?.wants))
      await queueMail(tx, { kind: 'items_missing', about, data: { returns, replaced: lines } });
    return about !== undefined;
  });
}

/**
 * The job of the weekly evening (F-150): refunds missing items that the desk has neither settled nor replaced (ADR 78)
 * to the balance, a guest's to the card. Then it sends each person one mail for everything. An order of which nothing
 * comes ends as refunded, as it was paid (E70): on that evening, or half an hour after its last mark if its customer
 * would come before the next one. An interrupted run is completed by the next. Returns how many orders were settled and
 * people notified.
 */
export async function settleMissing(market: Market, signal?: AbortSignal): Promise<number> {
  const now = market.clock.now();
  const calendar = await readCalendar(market.database.kysely);
  const updatedUntil = missingEvening(now, calendar);
  const due = { by: updatedUntil, next: nextMissingEvening(now, calendar), now };
  let moved = 0;
  for (const orderId of await ordersToSettle(market.database.kysely, due)) {
    if (signal?.aborted) return moved;
    moved += await settle(market, orderId, updatedUntil);
  }
  while (!signal?.aborted && (await notify(market, updatedUntil))) moved += 1;
  return moved;
}
