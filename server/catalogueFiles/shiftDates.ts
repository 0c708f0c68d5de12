import { MINUTE_MS, DAY_MS } from '#rules/constants.ts';
import { readVacation, vacationText } from '#rules/vacation.ts';
import { addDays, dayAt, timeAt, zonedInstant } from '#rules/zone.ts';
import type { MarketFiles } from './marketFiles.ts';

/** The instant `days` days later at the same local time of the market (E17: a day is not always 24 hours). */
function daysLater(instant: Date, days: number): Date {
  if (days === 0) return instant;
  const shifted = zonedInstant(addDays(dayAt(instant), days), timeAt(instant));
  return new Date(shifted.getTime() + (instant.getTime() % MINUTE_MS));
}

/**
 * Moves every created_at, deactivated_until and next_vacation by whole days, from the market's day of the files' asOf to the market's
 * day of `now`, so that what was new or on vacation still is. Without asOf they stay as they are.
 */
export function shiftDates(files: MarketFiles, now: Date): MarketFiles {
  const asOf = files.site?.asOf;
  if (!asOf) return files;
  const days = Math.round((Date.parse(dayAt(now)) - Date.parse(dayAt(asOf))) / DAY_MS);
  const shift = <Value extends Date | null | undefined>(value: Value) => (value ? daysLater(value, days) : value);
  return {
    ...files,
    sellers: files.sellers.map((seller) => {
      const { created_at, deactivated_until, next_vacation } = seller.values;
      const next = next_vacation ? readVacation(next_vacation) : null;
      const dates = {
        created_at: shift(created_at),
        deactivated_until: shift(deactivated_until),
        next_vacation: next ? vacationText({ from: shift(next.from), back: shift(next.back) }) : next_vacation,
      };
      return { ...seller, values: { ...seller.values, ...dates } };
    }),
    products: files.products.map((product) => ({
      ...product,
      values: { ...product.values, created_at: shift(product.values.created_at) },
    })),
  };
}
