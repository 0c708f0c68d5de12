import type { WeeklyHours } from '#rules/constants.ts';
import { expressPickupAt } from '#rules/express.ts';
import { dayAt, timeAt, weekdayOf, type CalendarDay } from '#rules/zone.ts';

/** until: market time `HH:mm`, exclusive. opens: the next opening, later today or on another day. */
export type OpeningState = { open: true; until: string } | { open: false; opens: Date; today: boolean };

/** Whether the hall is open at an instant, by the market's clock (spec 9) and outside closed days; `hours` has at least one opening. */
export function openingState(
  now: Date,
  hours: readonly WeeklyHours[],
  closedDays: ReadonlySet<CalendarDay>,
): OpeningState {
  const today = dayAt(now);
  const time = timeAt(now);
  const isClosed = closedDays.has(today);
  const current = hours.find(({ weekday, from, to }) => weekday === weekdayOf(today) && from <= time && time < to);
  if (current && !isClosed) return { open: true, until: current.to };
  const opens = expressPickupAt(now, hours, { leadHours: 0, closedDays }).from;
  return { open: false, opens, today: dayAt(opens) === today };
}
