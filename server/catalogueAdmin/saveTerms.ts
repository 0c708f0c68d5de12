import type { MarketTermsInput } from '#generated/schemaTypes.ts';
import { changedPastDay, type MarketTerms, type RateFrom } from '#rules/marketTerms.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { haltedPurchases, type HaltedPurchases } from '../baskets/haltedPurchases.ts';
import { termColumns, termParts } from '../catalogueFiles/siteFile.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import type { StoredMarket } from './catalogueAdminStore.ts';
import { changesOf, columnsOf, type Change } from './versionedChange.ts';

type Term = keyof MarketTerms;
const TERMS = Object.keys(termColumns) as Term[];
const RATES: readonly Term[] = ['gstRates', 'pstRates'];

/**
 * The amounts that differ from the market's; absent ones stay unchanged. invalid: the fields that are refused; a tax rate
 * also where it changes a day before `today`, whose purchases were charged.
 */
export function termChanges(
  input: MarketTermsInput,
  market: StoredMarket,
  today: CalendarDay,
): { changes: Change[]; invalid: string[][] } {
  const invalid: string[][] = [];
  const changes = TERMS.flatMap((term) => {
    const value = input[term];
    if (value === undefined || value === null) return [];
    const column = termColumns[term];
    const parsed = termParts[term].safeParse(value);
    const isPast =
      RATES.includes(term) && changedPastDay(market[column] as RateFrom[], value as RateFrom[], today) !== null;
    if (!parsed.success || isPast) {
      invalid.push(['terms', term]);
      return [];
    }
    return changesOf(market, [{ field: 'terms', column, value: parsed.data }]);
  });
  return { changes, invalid };
}

const termsOf = (row: object) =>
  Object.fromEntries(
    TERMS.map((term) => [term, (row as Record<string, unknown>)[termColumns[term]]]),
  ) as unknown as MarketTerms;

/**
 * TERMS_RAISED {baskets, purchases} unless what the changed amounts stop is what the caller was shown, or nothing (ADR 98, 188). Counted in
 * the transaction that saves: an agreement of the same instant to the former total is not among them, and waits like those.
 */
export async function checkHalted(
  tx: Transaction,
  market: StoredMarket,
  changes: readonly Change[],
  shown: HaltedPurchases,
  now: Date,
): Promise<void> {
  const terms = { before: termsOf(market), after: termsOf({ ...market, ...columnsOf(changes) }) };
  const { baskets, purchases } = await haltedPurchases(tx, terms, now);
  const isShown = baskets === shown.baskets && purchases === shown.purchases;
  if (!isShown && baskets + purchases > 0) throw new MarketError('TERMS_RAISED', { baskets, purchases });
}
