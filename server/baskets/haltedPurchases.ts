import { usualBasketTotals } from '#rules/basketParts.ts';
import type { MarketTerms } from '#rules/marketTerms.ts';
import { openPeriodAt } from '#rules/period.ts';
import { dayAt } from '#rules/zone.ts';
import { countAutoPurchases } from '../cart/cartCheckout.ts';
import type { Transaction } from '../database/transaction.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import { readAgreements } from './raisedStore.ts';
import { changedDays, isHalted, isRise } from './termsRise.ts';

/** Subscriptions that wait for an agreement, and carts that the week's closing buys by itself, some of which may (E69). */
export type HaltedPurchases = { baskets: number; purchases: number };

/**
 * What a change of the market's terms stops until its customers agree (ADR 188). Baskets are counted exactly, those that wait already
 * left out; purchases are all carts that buy themselves, unless no term is higher by the closing. Two statements.
 */
export async function haltedPurchases(
  tx: Transaction,
  { before, after }: { before: MarketTerms; after: MarketTerms },
  now: Date,
): Promise<HaltedPurchases> {
  const today = dayAt(now);
  const days = changedDays(before, after, today);
  if (!days.some(isRise)) return { baskets: 0, purchases: 0 };
  const halted = (await readAgreements(tx)).filter(({ basket, zone, agreed }) =>
    isHalted(days, agreed, (terms) => usualBasketTotals(basket, zone, terms).total),
  );
  const { startDate, closesAt } = openPeriodAt(now, await readCalendar(tx));
  const isCartRise = changedDays(before, after, today, dayAt(closesAt)).some(isRise);
  return {
    baskets: halted.reduce((sum, { count }) => sum + count, 0),
    purchases: isCartRise ? await countAutoPurchases(tx, startDate) : 0,
  };
}
