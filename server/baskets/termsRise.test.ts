import { describe, expect, it } from 'vitest';
import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import { changedDays, isHalted, isRise } from './termsRise.ts';

const TODAY = '2026-11-21';
const withGst = (...gstRates: { from: string; rate: number }[]) => ({ ...DEFAULT_TERMS, gstRates });
const later = withGst({ from: '2027-01-01', rate: 6000 });

describe('a change of the market’s terms', () => {
  it('has today and each coming day of a rate, once, up to the last one that counts', () => {
    const ratesOf = (until?: string) =>
      changedDays(DEFAULT_TERMS, later, TODAY, until).map(({ after }) => after.taxes.gst);
    expect(ratesOf()).toEqual([5000, 6000]);
    expect(ratesOf('2027-01-01')).toEqual([5000, 6000]);
    expect(ratesOf('2026-12-31')).toEqual([5000]);
    expect(changedDays(later, later, TODAY)).toHaveLength(2);
  });

  it('is a rise if a fee, a threshold or a rate is higher', () => {
    const isHigher = (terms: object) => changedDays(DEFAULT_TERMS, { ...DEFAULT_TERMS, ...terms }, TODAY).some(isRise);
    expect([{ orderFee: 501 }, { freeDeliveryAbove: 15_001 }, later].map(isHigher)).toEqual([true, true, true]);
    expect([{}, { orderFee: 0 }, { membershipPrice: 9000 }].map(isHigher)).toEqual([false, false, false]);
  });

  it('halts what cost the agreed total at most, and costs a cent more', () => {
    const changes = changedDays(DEFAULT_TERMS, later, TODAY);
    const total = ({ taxes }: { taxes: { gst: number } }) => taxes.gst;
    expect([4999, 5000, 5999, 6000].map((agreed) => isHalted(changes, agreed, total))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
