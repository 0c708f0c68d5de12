import { describe, expect, it } from 'vitest';
import { zonedInstant } from '#rules/zone.ts';
import { refusals } from '../../tests/support/purchaseMarket.ts';
import { isOldEnough, readBirthDate } from './birthDate.ts';

describe('isOldEnough (F-174, E25)', () => {
  const noon = zonedInstant('2026-11-26', '12:00');
  it.each([
    ['the day before the 19th birthday', '2007-11-27', false],
    ['the 19th birthday itself', '2007-11-26', true],
    ['older', '1950-01-01', true],
    ['a birth that has not happened', '2030-01-01', false],
    ['no day', '2007-02-30', false],
    ['no text', '', false],
    ['another format', '26/11/1990', false],
  ])('%s', (_, birthDate, allowed) => {
    expect(isOldEnough(birthDate, noon)).toBe(allowed);
  });
  it('counts 29 February as 1 March', () => {
    expect(isOldEnough('2008-02-29', zonedInstant('2027-02-28', '23:59'))).toBe(false);
    expect(isOldEnough('2008-02-29', zonedInstant('2027-03-01', '00:00'))).toBe(true);
  });
  it("starts the day in the market's time zone, not in London's", () => {
    expect(isOldEnough('2007-11-26', new Date('2026-11-26T04:59:59Z'))).toBe(false);
    expect(isOldEnough('2007-11-26', new Date('2026-11-26T05:00:00Z'))).toBe(true);
  });
});

describe('readBirthDate', () => {
  const noon = zonedInstant('2026-11-26', '12:00');
  it.each([
    ['2007-11-26', true],
    ['2007-11-27', false],
    ['2026-11-26', false],
  ])('reads %s: old enough %s', (birthDate, allowed) => {
    expect(readBirthDate(birthDate, noon)).toBe(allowed);
  });
  it.each(['2026-11-27', '2007-02-30', '', '26/11/1990'])('refuses %j, which is no birth', async (birthDate) => {
    const reading = Promise.resolve().then(() => readBirthDate(birthDate, noon));
    expect(await refusals(reading)).toEqual([{ code: 'BAD_INPUT', params: { field: 'birthDate' } }]);
  });
});
