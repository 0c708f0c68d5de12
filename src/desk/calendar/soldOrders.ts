import type { Locale } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { handoverDaysOf } from '#rules/period.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { ServerFailure, type FailureLine } from '../../shared/relay/failure.ts';
import type { MoveSource, MoveValues } from '../moving/moveTargets.ts';
import { hasHours, type PlanValues } from './placePlan.ts';

type MoveHours = Pick<MoveValues, 'day' | 'from' | 'to'>;

/** Orders that a week's change would contradict: what the server said, which they are, and where the form would have them. */
export type SoldOrders = { lines: readonly FailureLine[]; source: MoveSource; suggested: MoveHours | null };

type Week = {
  period: { id: string; handoverFrom: CalendarDay };
  places: readonly { readonly place: string; readonly name: string }[];
  plans: Readonly<Record<string, PlanValues>>;
  locale: Locale;
  now: Date | null;
};

/** The orders of which the server refused a week's change (WEEK_SOLD, PLACE_SOLD); null: it refused for another reason. */
export function soldOrders(error: unknown, lines: readonly FailureLine[], week: Week): SoldOrders | null {
  if (!(error instanceof ServerFailure)) return null;
  const { period, places, plans, locale, now } = week;
  for (const { extensions } of error.errors) {
    if (extensions?.code === 'WEEK_SOLD') return { lines, source: { period: period.id }, suggested: null };
    if (extensions?.code !== 'PLACE_SOLD') continue;
    const { place: name, day: dayText } = extensions.params ?? {};
    const place = places.find((candidate) => candidate.name === name)?.place;
    const day = handoverDaysOf(period).find((candidate) => formatDay(candidate, locale, now) === dayText);
    if (place === undefined || day === undefined) return { lines, source: { period: period.id }, suggested: null };
    const plan = plans[place];
    const suggested = plan && hasHours(plan.plan) ? { day: plan.day, from: plan.from, to: plan.to } : null;
    return { lines, source: { period: period.id, place, day }, suggested };
  }
  return null;
}
