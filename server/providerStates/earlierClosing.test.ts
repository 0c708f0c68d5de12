import { expect, it } from 'vitest';
import { openPeriodAt, USUAL_CALENDAR, zonedInstant } from '#rules/period.ts';
import { earlierClosing } from './providerStateStore.ts';

it('names a closing that the open week may have in every half hour of a week', () => {
  const first = zonedInstant('2026-11-27', '00:15').getTime();
  for (let half = 0; half < 7 * 48; half += 1) {
    const now = new Date(first + half * 1_800_000);
    const open = openPeriodAt(now, USUAL_CALENDAR);
    const closing = earlierClosing(open, now);
    expect(closing > now && closing > zonedInstant(open.startDate, '00:00'), now.toISOString()).toBe(true);
    expect(closing < open.closesAt, now.toISOString()).toBe(true);
  }
});
