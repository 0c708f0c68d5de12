import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketChargedBy, basketOptOut, basketSlot, openBasketWeek, weekMarks } from './basketDates.ts';
import type { Weekday } from './constants.ts';
import {
  closedDaysOf,
  closingOf,
  handedOverOn,
  handoverDaysOf,
  missingInWeek,
  openBefore,
  openPeriodAt,
  periodStarting,
  slotInWeek,
  USUAL_CALENDAR,
  weekAt,
} from './period.ts';
import { weekDays } from './weekDays.ts';
import {
  arePlans,
  changedFrom,
  DEFAULT_PLAN,
  daysInto,
  handoverOffset,
  isSamePlan,
  planOf,
  withPlan,
  wrongMoment,
  type PlanFrom,
  type WeekPlan,
} from './weekPlan.ts';
import { addDays, dayAt, zonedInstant } from './zone.ts';

const TUESDAY_NOON: PlanFrom = {
  from: '2027-01-08',
  closing: { weekday: 2, at: '12:00' },
  basketsUntil: { weekday: 2, at: '20:00' },
  missing: { weekday: 4, at: '19:30' },
};
const FRIDAY_NIGHT: WeekPlan = {
  closing: { weekday: 6, at: '00:00' },
  basketsUntil: { weekday: 7, at: '18:00' },
  missing: { weekday: 1, at: '17:00' },
};
const calendar = { ...USUAL_CALENDAR, plans: [TUESDAY_NOON] };

const weekday = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>;
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);
const evening = fc.constantFrom('17:00', '18:30', '20:00', '23:59');
const anyPlan: fc.Arbitrary<WeekPlan> = fc
  .record({
    closing: fc.record({ weekday, at: time }),
    basketsUntil: fc.record({ weekday, at: fc.oneof(evening, fc.constant('00:00')) }),
    missing: fc.record({ weekday, at: evening }),
  })
  .filter((plan) => wrongMoment(plan) === null);
const anyWeek = fc.integer({ min: 0, max: 900 }).map((count) => addDays('2020-01-03', 7 * count));
const anyPlans = fc
  .array(fc.tuple(anyWeek, anyPlan), { maxLength: 4 })
  .map((list) => list.reduce<PlanFrom[]>((plans, [from, plan]) => withPlan(plans, { from, ...plan }), []));
const ZONES = ['America/Toronto', 'America/St_Johns', 'Europe/Paris', 'Pacific/Auckland', 'Australia/Lord_Howe'];

describe('the plan of a week (ADR 167)', () => {
  it('is that of spec 9 until the first week of another', () => {
    expect(DEFAULT_PLAN).toEqual({
      closing: { weekday: 1, at: '00:00' },
      basketsUntil: { weekday: 3, at: '00:00' },
      missing: { weekday: 3, at: '18:00' },
    });
    expect(planOf('2027-01-01', [TUESDAY_NOON])).toBe(DEFAULT_PLAN);
    expect(planOf('2027-01-08', [TUESDAY_NOON])).toBe(TUESDAY_NOON);
    expect(wrongMoment(DEFAULT_PLAN)).toBeNull();
  });

  it('moves the closing, the opt-out, the missing evening and the days of handing over from that week on', () => {
    expect(closingOf('2027-01-01', calendar)).toEqual(new Date('2027-01-04T00:00:00-05:00'));
    expect(closingOf('2027-01-08', calendar)).toEqual(new Date('2027-01-12T12:00:00-05:00'));
    expect(basketOptOut('2027-01-08', calendar)).toEqual(new Date('2027-01-12T20:00:00-05:00'));
    expect(basketChargedBy('2027-01-08', calendar)).toEqual(new Date('2027-01-13T20:00:00-05:00'));
    expect(missingInWeek('2027-01-08', calendar)).toEqual(new Date('2027-01-14T19:30:00-05:00'));
    expect(handoverDaysOf(periodStarting('2027-01-08', calendar))).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays('2027-01-13', index)),
    );
    // A Tuesday's slot serves it a week later: on the day of the closing orders still come.
    expect(slotInWeek(periodStarting('2027-01-08', calendar), 2, '16:00', '18:00').from).toEqual(
      new Date('2027-01-19T16:00:00-05:00'),
    );
  });

  it('takes orders until then, and the week after from then on', () => {
    const open = (at: string) => openPeriodAt(new Date(at), calendar).id;
    expect(open('2027-01-03T23:59:59-05:00')).toBe('2027-01-01');
    expect(open('2027-01-04T00:00:00-05:00')).toBe('2027-01-08');
    expect(open('2027-01-12T11:59:59-05:00')).toBe('2027-01-08');
    expect(open('2027-01-12T12:00:00-05:00')).toBe('2027-01-15');
  });

  it('gives each day to a week, also where plans change', () => {
    const week = (day: string) => handedOverOn(day, calendar).id;
    expect([week('2027-01-10'), week('2027-01-12'), week('2027-01-13'), week('2027-01-19')]).toEqual([
      '2027-01-01',
      '2027-01-01',
      '2027-01-08',
      '2027-01-08',
    ]);
    // From an earlier closing on, two weeks share days; the market is closed for one of them only where it is for both.
    const earlier = { plans: withPlan([], { from: '2027-01-08', ...FRIDAY_NIGHT }) };
    const closed = closedDaysOf({ ...earlier, closedWeeks: new Set(['2027-01-08']) });
    expect([closed.has('2027-01-10'), closed.has('2027-01-11')]).toEqual([false, true]);
  });

  it('names its days and hours', () => {
    expect(weekDays(weekMarks('2027-01-01', calendar), 'fr')).toMatchObject({
      close: 'dimanche',
      closing: 'dimanche minuit',
      closing_at: 'dimanche à minuit',
      after_closing: 'lundi',
      opt_out: 'mardi',
      missing_day: 'mercredi',
    });
    expect(weekDays(weekMarks('2027-01-08', calendar), 'fr')).toMatchObject({
      close: 'mardi',
      closing: 'mardi midi',
      closing_at: 'mardi à midi',
      after_close: 'mercredi',
      after_closing: 'mardi midi',
      opt_out: 'mardi',
      missing_day: 'jeudi',
    });
    expect(weekDays(weekMarks('2027-01-08', calendar), 'en')).toMatchObject({ closing: 'Tuesday noon' });
    const six = { ...calendar, plans: [{ ...TUESDAY_NOON, closing: { weekday: 1, at: '18:00' } as const }] };
    expect(weekDays(weekMarks('2027-01-08', six), 'fr').closing).toBe('lundi 18\u00A0h');
    expect(weekDays(weekMarks('2027-01-08', six), 'en').closing_at).toBe('Monday at 6\u00A0p.m.');
  });
});

describe('which plans are possible', () => {
  it.each<[keyof WeekPlan, Partial<WeekPlan>]>([
    ['closing', { closing: { weekday: 5, at: '00:00' } }],
    ['closing', { closing: { weekday: 8 as Weekday, at: '12:00' } }],
    ['closing', { closing: { weekday: 1, at: '24:00' } }],
    ['basketsUntil', { basketsUntil: { weekday: 7, at: '18:00' } }],
    ['basketsUntil', { basketsUntil: { weekday: 2, at: '12:00' } }],
    ['basketsUntil', { basketsUntil: { weekday: 4, at: '18:00' } }],
    ['basketsUntil', { closing: { weekday: 4, at: '12:00' } }],
    ['missing', { missing: { weekday: 3, at: '09:00' } }],
    ['missing', { missing: { weekday: 7, at: '18:00' } }],
  ])('%s: %o is not', (wrong, change) => {
    expect(wrongMoment({ ...DEFAULT_PLAN, ...change })).toBe(wrong);
  });

  it('are in the order of their weeks, each of which begins a week', () => {
    expect(arePlans([TUESDAY_NOON])).toBe(true);
    expect(arePlans([{ ...TUESDAY_NOON, from: '2027-01-09' }])).toBe(false);
    expect(arePlans([TUESDAY_NOON, TUESDAY_NOON])).toBe(false);
    expect(arePlans([{ ...TUESDAY_NOON, closing: { weekday: 5, at: '00:00' } }])).toBe(false);
  });

  it('lose what changes nothing, and say from when they differ', () => {
    const back = withPlan([TUESDAY_NOON], { from: '2027-02-05', ...DEFAULT_PLAN });
    expect(back.map(({ from }) => from)).toEqual(['2027-01-08', '2027-02-05']);
    expect(withPlan([], { from: '2027-02-05', ...DEFAULT_PLAN })).toEqual([]);
    const [first] = withPlan([TUESDAY_NOON], { from: '2026-11-06', ...FRIDAY_NIGHT });
    expect(first?.from).toBe('2026-11-06');
    expect(withPlan(back, { from: '2027-01-08', ...DEFAULT_PLAN })).toEqual([]);
    expect(changedFrom([TUESDAY_NOON], back)).toBe('2027-02-05');
    expect(changedFrom([], back)).toBe('2027-01-08');
    expect(changedFrom(back, back)).toBeNull();
  });

  it.each(['closing', 'basketsUntil', 'missing'] as const)('differs by the day or the hour of its %s', (moment) => {
    const { [moment]: usual } = TUESDAY_NOON;
    for (const other of [
      { ...usual, weekday: 1 },
      { ...usual, at: '11:30' },
    ] as const)
      expect(isSamePlan(TUESDAY_NOON, { ...TUESDAY_NOON, [moment]: other })).toBe(false);
    expect(isSamePlan(TUESDAY_NOON, { ...TUESDAY_NOON, [moment]: { ...usual } })).toBe(true);
  });
});

describe('whatever a market sets, and however often', () => {
  it('a week closes within its days, then its baskets are fixed, then the card ends, in the zones that change their clocks', () => {
    fc.assert(
      fc.property(anyPlan, anyWeek, fc.constantFrom(...ZONES), (plan, week, zone) => {
        const at = ({ weekday: day, at: hour }: WeekPlan['closing'], more = 0) =>
          zonedInstant(addDays(week, daysInto(day) + more), hour, zone);
        const moments = [
          zonedInstant(week, '00:00', zone),
          at(plan.closing),
          at(plan.basketsUntil),
          at(plan.basketsUntil, 1),
        ];
        expect(moments.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(moments);
        expect(new Set(moments.map(Number)).size).toBe(moments.length);
        expect(moments[3]! <= zonedInstant(addDays(week, 7), '00:00', zone)).toBe(true);
        expect(at(plan.missing) > at(plan.closing)).toBe(true);
        const handover = zonedInstant(addDays(week, handoverOffset(plan)), '00:00', zone);
        expect(handover >= at(plan.closing)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it('each instant has one open week, and each closing closes the week before the open one', () => {
    fc.assert(
      fc.property(anyPlans, anyWeek, (plans, week) => {
        const market = { ...USUAL_CALENDAR, plans };
        const closing = closingOf(week, market);
        const before = new Date(closing.getTime() - 1);
        expect(openPeriodAt(before, market).id).toBe(week);
        const next = openPeriodAt(closing, market);
        expect(next.id).toBe(addDays(week, 7));
        expect(openBefore(next, market).id).toBe(week);
        expect(weekAt(closing).id).toBe(week);
      }),
    );
  });

  it('each week is decided once: its opt-out and the charging of its baskets end before those of the next', () => {
    fc.assert(
      fc.property(anyPlans, anyWeek, (plans, week) => {
        const market = { ...USUAL_CALENDAR, plans };
        const next = addDays(week, 7);
        const optOut = basketOptOut(week, market);
        expect(openBasketWeek(new Date(optOut.getTime() - 1), market).id).toBe(week);
        expect(openBasketWeek(optOut, market).id).toBe(next);
        expect(closingOf(week, market) < optOut).toBe(true);
        expect(basketChargedBy(week, market) <= basketOptOut(next, market)).toBe(true);
        expect(missingInWeek(week, market) < missingInWeek(next, market)).toBe(true);
      }),
    );
  });

  it('what is ordered is handed over within seven days that begin after the closing, baskets after their opt-out', () => {
    fc.assert(
      fc.property(anyPlans, anyWeek, weekday, (plans, week, day) => {
        const market = { ...USUAL_CALENDAR, plans };
        const period = periodStarting(week, market);
        const slot = slotInWeek(period, day, '00:00', '09:00');
        expect(slot.from >= period.closesAt).toBe(true);
        expect(handoverDaysOf(period)).toContain(dayAt(slot.from));
        const basket = basketSlot(slot, week, market);
        expect(basket === null || basket.from > basketOptOut(week, market)).toBe(true);
      }),
    );
  });
});
