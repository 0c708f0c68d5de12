import { describe, expect, it } from 'vitest';
import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import { readVacation } from '#rules/vacation.ts';
import { buildSnapshot } from './snapshotBuilder.ts';
import { createTimeVersion } from './timeVersion.ts';

const nothing = {
  sellers: [],
  collections: [],
  products: [],
  placements: [],
  variants: [],
  reusableBox: null,
  synonyms: [],
  expressHours: ['4 09:00-19:00', '4 16:00-18:00'],
  placeDays: [],
  terms: DEFAULT_TERMS,
  weeks: [],
  timeZone: 'America/Toronto',
  plans: [],
  places: { pickup: true, delivery: true, baskets: true, basketDeposit: false, pickupTexts: [], deliveryTexts: [] },
};
const snapshot = buildSnapshot({ ...nothing, versions: { catalogue: '1', stock: '1', logged: 0 } });

/** Whether answers kept just before an instant are given up at it. */
function changesAt(instant: string, of = snapshot): boolean {
  const version = createTimeVersion();
  const at = new Date(instant);
  return version(of, new Date(at.getTime() - 1)) !== version(of, at);
}

describe('the part of the version that depends on time', () => {
  it('changes on the first day of another tax rate', () => {
    const rates = { ...DEFAULT_TERMS, pstRates: [{ from: '2026-11-24', rate: 9500 }] };
    const versions = { catalogue: '1', stock: '1', logged: 0 };
    expect(changesAt('2026-11-24T00:00:00-05:00')).toBe(false);
    expect(changesAt('2026-11-24T00:00:00-05:00', buildSnapshot({ ...nothing, terms: rates, versions }))).toBe(true);
  });
  it('changes when a week closes and when one begins, over a clock change too (E17, E18)', () => {
    expect(changesAt('2026-11-23T00:00:00-05:00')).toBe(true);
    expect(changesAt('2026-11-27T00:00:00-05:00')).toBe(true);
    expect(changesAt('2026-11-02T00:00:00-05:00')).toBe(true);
    expect(changesAt('2027-03-15T00:00:00-04:00')).toBe(true);
  });

  it('changes when the Express hours of today can no longer be reached, those of each place (E63)', () => {
    expect(changesAt('2026-11-26T07:00:00.001-05:00')).toBe(true);
    expect(changesAt('2026-11-26T07:00:00-05:00')).toBe(false);
    expect(changesAt('2026-11-26T14:00:00.001-05:00')).toBe(true);
    const versions = { catalogue: '1', stock: '1', logged: 0 };
    const onSaturday = buildSnapshot({ ...nothing, placeDays: ['2026-11-26', '2026-11-28 10:00-14:00'], versions });
    expect(changesAt('2026-11-28T08:00:00.001-05:00', onSaturday)).toBe(true);
    expect(changesAt('2026-11-28T08:00:00.001-05:00')).toBe(false);
  });

  it('changes when a producer is back (E26), and when a planned vacation begins and ends', () => {
    const deactivatedUntil = new Date('2026-11-25T15:30:00Z');
    const seller = {
      id: 'a',
      handle: 'a',
      name: 'a',
      description: null,
      trade: null,
      town: null,
      story: null,
      seasons: { fr: [], en: [] },
      position: null,
      regional: false,
    };
    const awaySeller = {
      ...seller,
      commission: 0,
      contactEmail: null,
      contactLanguage: 'fr' as const,
      images: [],
      imageAlts: null,
      createdAt: new Date(0),
      deactivatedUntil,
      nextVacation: readVacation('2026-12-10/2026-12-20'),
      version: 1,
      legacyId: null,
    };
    const withAway = buildSnapshot({
      ...nothing,
      sellers: [awaySeller],
      versions: { catalogue: '2', stock: '1', logged: 0 },
    });
    expect(changesAt('2026-11-25T15:30:00Z', withAway)).toBe(true);
    expect(changesAt('2026-11-25T15:30:00Z')).toBe(false);
    for (const midnight of ['2026-12-10T05:00:00Z', '2026-12-20T05:00:00Z'])
      expect(changesAt(midnight, withAway)).toBe(true);
  });

  it('stays the same otherwise', () => {
    const version = createTimeVersion();
    const at = (instant: string) => version(snapshot, new Date(instant));
    expect(at('2026-11-25T12:00:00-05:00')).toBe(at('2026-11-25T13:00:00-05:00'));
  });

  it('is that of an earlier instant again when the clock is set back, and of each catalogue its own', () => {
    const version = createTimeVersion();
    const tuesday = new Date('2026-11-24T12:00:00-05:00');
    const before = version(snapshot, tuesday);
    version(snapshot, new Date('2026-12-01T12:00:00-05:00'));
    expect(version(snapshot, tuesday)).toBe(before);
    const without = buildSnapshot({
      ...nothing,
      expressHours: [],
      versions: { catalogue: '2', stock: '1', logged: 0 },
    });
    expect(version(without, new Date('2026-11-26T12:00:00-05:00'))).not.toBe(
      version(snapshot, new Date('2026-11-26T12:00:00-05:00')),
    );
  });
});
