import type { WeeklyHours } from '#rules/constants.ts';
import { expressPickupAt } from '#rules/express.ts';
import { handedOverOn, type MarketCalendar } from '#rules/period.ts';
import { dayAt, timeAt, weekdayOf } from '#rules/zone.ts';

/** until: market time `HH:mm`, exclusive. opens: the next opening, later today or on another day. */
export type OpeningState = { open: true; until: string } | { open: false; opens: Date; today: boolean };

/** Whether the hall is open at an instant, by the market's clock (spec 9) and outside closed weeks; `hours` has at least one opening. */
export function openingState(
  now: Date,
  hours: readonly WeeklyHours[],
  calendar: Pick<MarketCalendar, 'closedWeeks'>,
): OpeningState {
  const today = dayAt(now);
  const time = timeAt(now);
  const isClosed = calendar.closedWeeks.has(handedOverOn(today).id);
  const current = hours.find(({ weekday, from, to }) => weekday === weekdayOf(today) && from <= time && time < to);
  if (current && !isClosed) return { open: true, until: current.to };
  const opens = expressPickupAt(now, hours, { leadHours: 0, calendar }).from;
  return { open: false, opens, today: dayAt(opens) === today };
}
