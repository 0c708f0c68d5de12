import { PERIOD_DAYS } from '#rules/constants.ts';
import { weekAt, periodStarting, zonedInstant, type MarketCalendar } from '#rules/period.ts';
import { addDays } from '#rules/zone.ts';
import { JOBS } from '../marketJobs.ts';

/** The instants after `from` and up to `to` at which something falls due for a job, in order. */
export function dueMoments(from: Date, to: Date, calendar: MarketCalendar): Date[] {
  const times = new Set<number>();
  for (let week = weekAt(from).startDate; zonedInstant(week, '00:00') <= to; week = addDays(week, PERIOD_DAYS))
    for (const { due } of Object.values(JOBS))
      for (const moment of due?.(periodStarting(week, calendar), calendar) ?? [])
        if (moment > from && moment <= to) times.add(moment.getTime());
  return [...times].toSorted((left, right) => left - right).map((time) => new Date(time));
}
