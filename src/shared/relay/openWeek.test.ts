import { expect, it } from 'vitest';
import { weekMarks } from '#rules/basketDates.ts';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { USUAL_WEEK } from './openWeek.ts';

it('names outside the layout what spec 9 has', () => {
  const { closesAt, basketsUntil, missingAt, ...days } = weekMarks(USUAL_WEEK.startDate, USUAL_CALENDAR);
  const instants = { closesAt, basketsUntil, missingAt };
  const { startDate, handoverFrom } = USUAL_WEEK;
  expect(days).toEqual({ startDate, handoverFrom });
  for (const [name, at] of Object.entries(instants))
    expect(new Date(USUAL_WEEK[name as keyof typeof instants])).toEqual(at);
});
