import { termsOn, type DayTerms, type MarketTerms } from '#rules/marketTerms.ts';
import type { CalendarDay } from '#rules/zone.ts';

/** What a day is calculated with, before and after a change of the market's terms. */
export type TermsChange = { before: DayTerms; after: DayTerms };

/** Today and each later day, up to `until` if there is one, on which a rate begins before or after the change. */
export function changedDays(
  before: MarketTerms,
  after: MarketTerms,
  today: CalendarDay,
  until?: CalendarDay,
): TermsChange[] {
  const rates = [before, after].flatMap(({ gstRates, pstRates }) => [...gstRates, ...pstRates]);
  const coming = rates.map(({ from }) => from).filter((day) => day > today && (until === undefined || day <= until));
  return [...new Set([today, ...coming])].map((day) => ({ before: termsOn(before, day), after: termsOn(after, day) }));
}

/** Whether the total of some cart is higher after the change. */
export const isRise = ({ before, after }: TermsChange): boolean =>
  after.orderFee > before.orderFee ||
  after.freeDeliveryAbove > before.freeDeliveryAbove ||
  after.taxes.gst > before.taxes.gst ||
  after.taxes.pst > before.taxes.pst;

/** Whether what cost no more than `agreed` costs more after the change, on any of these days (E69). */
export const isHalted = (
  changes: readonly TermsChange[],
  agreed: number,
  totalOn: (terms: DayTerms) => number,
): boolean => changes.some(({ before, after }) => totalOn(before) <= agreed && totalOn(after) > agreed);
