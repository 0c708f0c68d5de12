import { PERIOD_DAYS, type Weekday } from './constants.ts';
import { handoverDaysOf, type MarketPeriod, type Slot } from './period.ts';
import { daysInto, handoverOffset, type WeekPlan, type WeeklyMoment } from './weekPlan.ts';
import { weekdayOf, zonedInstant } from './zone.ts';

/** When producers bring the goods of a week: a weekday, and hours `HH:mm` of the market. */
export type DropOff = { readonly weekday: Weekday; readonly from: string; readonly to: string };

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether producers can be told these hours: on a weekday, the end after the beginning. */
export const isDropOff = ({ weekday, from, to }: { weekday: number; from: string; to: string }): boolean =>
  Number.isInteger(weekday) && weekday >= 1 && weekday <= PERIOD_DAYS && TIME.test(from) && TIME.test(to) && from < to;

/** When the goods of a week are brought: on its weekday among the seven days after the closing, as goods are handed over then (E53). */
export function dropOffIn(period: Pick<MarketPeriod, 'handoverFrom'>, { weekday, from, to }: DropOff): Slot | null {
  const day = handoverDaysOf(period).find((one) => weekdayOf(one) === weekday);
  return day === undefined ? null : { from: zonedInstant(day, from), to: zonedInstant(day, to) };
}

/** A pickup point or round as the week knows it; from null: its hour is not known. */
export type ServingPlace = { readonly name: string; readonly weekday: Weekday; readonly from: string | null };

/**
 * What customers or producers are promised and cannot get. drop_off: producers may still bring goods when this place, the first of the week,
 * begins. early: they may when missing items are announced. missing: customers of this place come before they hear what is missing.
 */
export type GoodsWarning = (ServingPlace & { readonly kind: 'drop_off' | 'missing' }) | { readonly kind: 'early' };

/** Moments in a week, which compare as texts: the day counted from the week's first, then the hour. */
const at = (days: number, hour: string): string => `${String(days).padStart(2, '0')} ${hour}`;

/**
 * The warnings of a week with these moments. Days count from the week's first; those of handing over from the closing on (E53). A place of
 * unknown hour counts from the end of its day, so that nothing is warned of on a guess.
 */
export function goodsWarnings(
  { closing, missing }: Pick<WeekPlan, 'closing'> & { missing: WeeklyMoment },
  dropOff: DropOff | null,
  places: readonly ServingPlace[],
): GoodsWarning[] {
  const first = handoverOffset({ closing });
  const dayOf = (weekday: Weekday) =>
    first + ((((daysInto(weekday) - first) % PERIOD_DAYS) + PERIOD_DAYS) % PERIOD_DAYS);
  const begin = ({ weekday, from }: ServingPlace) => at(dayOf(weekday), from ?? '24:00');
  const sorted = places.toSorted((one, other) => begin(one).localeCompare(begin(other)));
  const announced = at(daysInto(missing.weekday), missing.at);
  const [earliest] = sorted;
  const brought = dropOff ? at(dayOf(dropOff.weekday), dropOff.to) : '';
  return [
    ...(earliest && brought > begin(earliest) ? [{ ...earliest, kind: 'drop_off' as const }] : []),
    ...(brought > announced ? [{ kind: 'early' as const }] : []),
    ...sorted.filter((place) => begin(place) < announced).map((place) => ({ ...place, kind: 'missing' as const })),
  ];
}
