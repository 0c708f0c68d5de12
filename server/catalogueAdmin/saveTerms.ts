import type { MarketTermsInput } from '#generated/schemaTypes.ts';
import { changedPastDay, type MarketTerms, type RateFrom } from '#rules/marketTerms.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { termColumns, termParts } from '../catalogueFiles/siteFile.ts';
import type { StoredMarket } from './catalogueAdminStore.ts';
import { changesOf, type Change } from './versionedChange.ts';

type Term = keyof MarketTerms;
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
  const changes = (Object.keys(termParts) as Term[]).flatMap((term) => {
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
