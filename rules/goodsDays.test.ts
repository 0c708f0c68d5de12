import { describe, expect, it } from 'vitest';
import { dropOffIn, goodsWarnings, isDropOff, type ServingPlace } from './goodsDays.ts';
import { DEFAULT_PLAN } from './weekPlan.ts';

const place = (name: string, weekday: ServingPlace['weekday'], from: string | null = '14:00'): ServingPlace => ({
  name,
  weekday,
  from,
});
const namesOf = (...args: Parameters<typeof goodsWarnings>) =>
  goodsWarnings(...args).map((warning) => (warning.kind === 'early' ? 'early' : `${warning.kind} ${warning.name}`));
const thursday = { ...DEFAULT_PLAN, missing: { weekday: 4, at: '18:00' } } as const;
const wednesdayMorning = { weekday: 3, from: '09:00', to: '12:00' } as const;

describe('when producers bring their goods', () => {
  it.each([
    [{ weekday: 3, from: '09:00', to: '12:00' }, true],
    [{ weekday: 0, from: '09:00', to: '12:00' }, false],
    [{ weekday: 8, from: '09:00', to: '12:00' }, false],
    [{ weekday: 3, from: '12:00', to: '12:00' }, false],
    [{ weekday: 3, from: '9:00', to: '12:00' }, false],
    [{ weekday: 3, from: '09:00', to: '24:00' }, false],
  ])('accepts %j: %s', (dropOff, isValid) => {
    expect(isDropOff(dropOff)).toBe(isValid);
  });

  it('is a day after the closing of the week, at the hours of the market', () => {
    const slot = dropOffIn({ handoverFrom: '2026-11-30' }, wednesdayMorning);
    expect([slot?.from.toISOString(), slot?.to.toISOString()]).toEqual([
      '2026-12-02T14:00:00.000Z',
      '2026-12-02T17:00:00.000Z',
    ]);
    expect(dropOffIn({ handoverFrom: '2026-11-30' }, { ...wednesdayMorning, weekday: 7 })?.from.toISOString()).toBe(
      '2026-12-06T14:00:00.000Z',
    );
  });

  it('warns where producers may still bring goods when the first place of the week begins', () => {
    const places = [place('Gare', 5), place('Halle', 3, '11:59')];
    expect(namesOf(DEFAULT_PLAN, wednesdayMorning, places)).toContain('drop_off Halle');
    expect(namesOf(DEFAULT_PLAN, wednesdayMorning, [place('Halle', 3, '12:00')])).not.toContain('drop_off Halle');
    expect(namesOf(DEFAULT_PLAN, { ...wednesdayMorning, weekday: 6 }, [place('Gare', 5)])).toEqual([
      'drop_off Gare',
      'early',
    ]);
    expect(namesOf(DEFAULT_PLAN, null, [place('Gare', 5)])).toEqual([]);
  });

  it('warns of each place whose customers come before they hear what is missing', () => {
    expect(namesOf(thursday, null, [place('Gare', 5), place('Mairie', 4), place('Halle', 3)])).toEqual([
      'missing Halle',
      'missing Mairie',
    ]);
    expect(namesOf(thursday, null, [place('Halle', 4, '18:00'), place('Gare', 5)])).toEqual([]);
  });

  it('warns where missing items are announced before the last goods can be there', () => {
    const until = (to: string) => namesOf(DEFAULT_PLAN, { ...wednesdayMorning, to }, [place('Gare', 5)]);
    expect([until('18:00'), until('18:01')]).toEqual([[], ['early']]);
    expect(namesOf(DEFAULT_PLAN, { ...wednesdayMorning, weekday: 2, to: '23:00' }, [])).toEqual([]);
  });

  it('counts the days from the closing on: a Friday and a Sunday come after the evening of the Wednesday before', () => {
    expect(namesOf(DEFAULT_PLAN, wednesdayMorning, [place('Gare', 5), place('Halle', 7)])).toEqual([]);
    // Closed on Monday night: the Monday of handing over is the last day, and the drop-off of a Tuesday precedes it.
    const late = { ...DEFAULT_PLAN, closing: { weekday: 2, at: '00:00' } } as const;
    expect(namesOf(late, { ...wednesdayMorning, weekday: 2 }, [place('Gare', 1)])).toEqual([]);
  });

  it('warns of nothing on the day of a place of unknown hour, and of it on the days after', () => {
    expect(namesOf(thursday, { ...wednesdayMorning, weekday: 4 }, [place('Halle', 4, null)])).toEqual([]);
    expect(namesOf(thursday, { ...wednesdayMorning, weekday: 4 }, [place('Halle', 3, null)])).toEqual([
      'drop_off Halle',
      'missing Halle',
    ]);
  });
});
