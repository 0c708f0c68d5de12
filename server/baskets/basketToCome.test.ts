import { describe, expect, it } from 'vitest';
import { USUAL_CALENDAR } from '#rules/period.ts';
import { agreementNeeded, cardNeeded, fixedWeeks } from './nextBasket.ts';
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
    expect(agreementNeeded(view({ refused, agreedTotal: 3300 }), USUAL_CALENDAR, BEFORE)).toBeNull();
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
