import { describe, expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { agreementNeeded, cardNeeded, fixedWeeks, nextWeek, pausesToCome, weeksToCome } from './nextBasket.ts';
import type { UserBasketView } from './userBasketView.ts';

/** A weekly subscription of which the week of November 13 is decided, on the Tuesday before its opt-out of November 20 ends. */
const NOW = new Date('2026-11-24T12:00:00-05:00');
const place = (name: string) =>
  ({ location: { name }, shippingZone: null }) as unknown as UserBasketView['fixed'][number];
const view = (more: object) =>
  ({
    basket: { frequency: 'weekly', active: true },
    ...place('now'),
    startWeek: '2026-10-30',
    decidedThrough: '2026-11-13',
    paused: [],
    bought: [],
    fixed: [],
    refused: null,
    total: 3300,
    agreedTotal: 3200,
    ...more,
  }) as unknown as UserBasketView;
const [BEFORE, DAY_AFTER] = [new Date('2026-11-25T23:59:59.999-05:00'), new Date('2026-11-26T00:00:00-05:00')];

describe('a refused week (E69, E25)', () => {
  it.each([
    ['REFUSED', true, false],
    ['TOTAL_RAISED', false, true],
    ['NO_ADDRESS', false, false],
    ['ADDRESS_OUTSIDE_ZONE', false, false],
  ])('%s needs another card: %s; an agreement: %s; until a day after its opt-out', (refusal, isCard, isAgreement) => {
    const refused = view({ refused: { week: '2026-11-20', refusal } });
    const needed = { period: expect.objectContaining({ startDate: '2026-11-20' }), by: DAY_AFTER };
    const read = (now: Date) => [
      cardNeeded(refused, USUAL_CALENDAR, now),
      agreementNeeded(refused, USUAL_CALENDAR, now),
    ];
    expect(read(BEFORE)).toEqual([isCard ? needed : null, isAgreement ? needed : null]);
    expect(read(DAY_AFTER)).toEqual([null, null]);
  });
  it('needs no agreement to a sum that was agreed to, and nothing where none is refused', () => {
    const refused = { week: '2026-11-20', refusal: 'TOTAL_RAISED' };
    for (const agreedTotal of [3300, 3301])
      expect(agreementNeeded(view({ refused, agreedTotal }), USUAL_CALENDAR, BEFORE)).toBeNull();
    expect([cardNeeded(view({}), USUAL_CALENDAR, NOW), agreementNeeded(view({}), USUAL_CALENDAR, NOW)]).toEqual([
      null,
      null,
    ]);
  });
});

describe('the weeks that come whatever is changed', () => {
  const later = new Date('2026-12-09T00:00:00-05:00');
  const fixed = [{ ...place('then'), week: '2026-12-04' }];
  const weeksAt = (now: Date, more: object) =>
    fixedWeeks(view({ fixed, ...more }), USUAL_CALENDAR, now).map(({ week, location }) => `${week} ${location?.name}`);

  it('are those decided at their places, and those whose opt-out has passed at the place of now, in order', () => {
    expect(weeksAt(later, {})).toEqual(['2026-11-20 now', '2026-11-27 now', '2026-12-04 then']);
  });
  it('are without those that are paused', () => {
    expect(weeksAt(later, { paused: ['2026-11-20'] })).toEqual(['2026-11-27 now', '2026-12-04 then']);
  });
  it('are those decided alone before the next opt-out', () => {
    expect(weeksAt(NOW, {})).toEqual(['2026-12-04 then']);
  });
});

describe('the weeks ahead', () => {
  const weeks = (more: object, calendar = USUAL_CALENDAR) =>
    weeksToCome(view(more), calendar, NOW).map(({ period, isDue, isPaused, optOutBy }) => [
      period.startDate,
      isDue,
      isPaused,
      optOutBy.toISOString(),
    ]);
  const closing = (week: string) => ({ ...USUAL_CALENDAR, closedWeeks: new Set([week]) });
  const [FIRST, SECOND, THIRD] = [
    ['2026-11-20', true, false, '2026-11-25T05:00:00.000Z'],
    ['2026-11-27', true, false, '2026-12-02T05:00:00.000Z'],
    ['2026-12-04', true, false, '2026-12-09T05:00:00.000Z'],
  ] as const;

  it.each<[string, object, typeof USUAL_CALENDAR, unknown[]]>([
    ['each with its opt-out', {}, USUAL_CALENDAR, [FIRST, SECOND, THIRD]],
    [
      'not due off offer',
      { basket: { frequency: 'weekly', active: false } },
      USUAL_CALENDAR,
      [FIRST, SECOND, THIRD].map((week) => week.with(1, false)),
    ],
    ['not due in a closed week', {}, closing('2026-11-27'), [FIRST, SECOND.with(1, false), THIRD]],
    [
      'due by its frequency from its first week on',
      { basket: { frequency: 'biweekly', active: true }, startWeek: '2026-11-27' },
      USUAL_CALENDAR,
      [FIRST.with(1, false), SECOND, THIRD.with(1, false)],
    ],
    ['paused', { paused: ['2026-11-27'] }, USUAL_CALENDAR, [FIRST, SECOND.with(2, true), THIRD]],
    ['without what a cart has bought', { bought: ['2026-11-20'] }, USUAL_CALENDAR, [SECOND, THIRD]],
  ])('can be paused, %s', (_, more, calendar, first) => {
    const read = weeks(more, calendar);
    expect(read.slice(0, first.length)).toEqual(first);
    expect(read.length).toBe('bought' in more ? 11 : 12);
  });

  it.each<[string, object, typeof USUAL_CALENDAR, string | null]>([
    ['the first one that is open', {}, USUAL_CALENDAR, '2026-11-20'],
    ['the first one that is undecided', { decidedThrough: '2026-11-27' }, USUAL_CALENDAR, '2026-12-04'],
    ['not before its opt-out', { decidedThrough: '2026-10-30' }, USUAL_CALENDAR, '2026-11-20'],
    ['after a paused one', { paused: ['2026-11-20'] }, USUAL_CALENDAR, '2026-11-27'],
    ['after one that a cart has bought', { bought: ['2026-11-20'] }, USUAL_CALENDAR, '2026-11-27'],
    ['after a closed one', {}, closing('2026-11-20'), '2026-11-27'],
    ['by its frequency', { basket: { frequency: 'biweekly', active: true } }, USUAL_CALENDAR, '2026-11-27'],
    ['none off offer', { basket: { frequency: 'weekly', active: false } }, USUAL_CALENDAR, null],
  ])('have the next basket in %s', (_, more, calendar, expected) => {
    expect(nextWeek(view(more), calendar, NOW)?.startDate ?? null).toBe(expected);
  });

  it.each([
    ['that are open', {}, ['2026-11-20', '2026-11-27']],
    ['that are undecided', { decidedThrough: '2026-11-20' }, ['2026-11-27']],
  ])('have the pauses of weeks %s', (_, more, expected) => {
    const paused = ['2026-11-13', '2026-11-20', '2026-11-27'];
    expect(pausesToCome(view({ paused, ...more }), USUAL_CALENDAR, NOW)).toEqual(expected);
  });
});
