import { describe, expect, it } from 'vitest';
import { areHoursValid, daysInput, plansOf, planValues, type PlannedPlace } from './placePlan.ts';

const usual = { from: '2026-12-24T16:00:00-05:00', to: '2026-12-24T18:00:00-05:00' };
const closed = (day: string) => ({ day, slot: null });
const open = (day: string) => ({ day, slot: { from: `${day}T10:00:00-05:00`, to: `${day}T14:00:00-05:00` } });
const place = (days: PlannedPlace['days'], storageOnly = false): PlannedPlace => ({ storageOnly, usual, days });
const at = (day: string) => ({ day, from: '10:00', to: '14:00' });
const [EVE, TUESDAY, SATURDAY] = ['2026-12-24', '2026-12-22', '2026-12-26'] as const;

describe('the plan of a place in a week', () => {
  it.each([
    ['usual', place([]), []],
    ['closed', place([closed(EVE)]), [{ day: EVE }]],
    ['moved', place([open(EVE)]), [at(EVE)]],
    ['moved', place([open(TUESDAY), closed(EVE)]), [{ day: EVE }, at(TUESDAY)]],
    ['extra', place([open(SATURDAY)]), [at(SATURDAY)]],
    ['several', place([open(SATURDAY), open(TUESDAY)]), [at(SATURDAY), at(TUESDAY)]],
    ['several', place([closed(TUESDAY)]), [{ day: TUESDAY }]],
    ['closed', place([closed(TUESDAY)], true), [{ day: TUESDAY }]],
    ['moved', place([open(TUESDAY)], true), [at(TUESDAY)]],
    ['several', place([closed(TUESDAY), closed(EVE)], true), [{ day: TUESDAY }, { day: EVE }]],
  ] as const)('is %s, and is sent as it was read', (plan, planned, days) => {
    const values = planValues(planned);
    expect(values.plan).toBe(plan);
    expect(daysInput(planned, values)).toEqual(days);
  });

  it('starts with the day and hours of the usual slot', () => {
    expect(planValues(place([]))).toEqual({ plan: 'usual', day: EVE, from: '16:00', to: '18:00' });
  });

  it('offers what the place can have', () => {
    expect(plansOf(place([]))).toEqual(['usual', 'closed', 'moved', 'extra']);
    expect(plansOf(place([], true))).toEqual(['usual', 'closed', 'moved']);
    expect(plansOf(place([closed(TUESDAY)]))).toContain('several');
  });

  it('needs hours only where it is open', () => {
    const values = { day: EVE, from: '14:00', to: '10:00' };
    expect(['usual', 'closed', 'moved', 'extra'].filter((plan) => areHoursValid({ ...values, plan }))).toEqual([
      'usual',
      'closed',
    ]);
  });
});
