import { RENEWAL_WINDOW_DAYS, DAY_MS } from './constants.ts';
import { gst, pst } from './taxes.ts';
import type { TaxRates } from './taxes.ts';
import { addDays, dayAt, isCalendarDay, timeAt, zonedInstant } from './zone.ts';

export type MembershipState = {
  readonly status: 'trialing' | 'active' | 'past_due' | 'cancelled';
  readonly currentPeriodEnd: Date;
  /** The provider renews it: a trial with a card, or a paid year. */
  readonly isBilled: boolean;
  readonly cancelAtPeriodEnd: boolean;
};

const MONTHS = 12;
const pad = (number: number): string => String(number).padStart(2, '0');

/** The last day of a month that has fewer than 31: 1 for January, and so never 12. */
const lastDayOf = (year: number, month: number): string => addDays(`${year}-${pad(month + 1)}-01`, -1);

/**
 * When a trial of so many months that begins now ends: the same day and minute of that month at the market, or the last
 * day of a shorter one.
 */
export function trialEnd(start: Date, months: number): Date {
  const [year = 0, month = 0, day = 0] = dayAt(start).split('-').map(Number);
  const count = month - 1 + months;
  const [endYear, endMonth] = [year + Math.floor(count / MONTHS), (count % MONTHS) + 1];
  const same = `${endYear}-${pad(endMonth)}-${pad(day)}`;
  return zonedInstant(isCalendarDay(same) ? same : lastDayOf(endYear, endMonth), timeAt(start));
}

/**
 * The present status of a membership: one that ends with its period ends by the clock (E62), whether or not that was
 * stored.
 */
export function membershipStatus(membership: MembershipState, now: Date): MembershipState['status'] {
  const { status, currentPeriodEnd, isBilled, cancelAtPeriodEnd } = membership;
  return now >= currentPeriodEnd && (!isBilled || cancelAtPeriodEnd) ? 'cancelled' : status;
}

/** Whether the order fee is waived: trial, paid year, or a renewal that is being retried (F-134). */
export function isMember(membership: MembershipState | null, now: Date): boolean {
  return membership !== null && membershipStatus(membership, now) !== 'cancelled';
}

/** Whether a paid year that does not renew ends within 31 days (E24, F-139). */
export function isRenewalDue({ status, currentPeriodEnd, cancelAtPeriodEnd }: MembershipState, now: Date): boolean {
  const remainingMs = currentPeriodEnd.getTime() - now.getTime();
  return status === 'active' && cancelAtPeriodEnd && remainingMs > 0 && remainingMs <= RENEWAL_WINDOW_DAYS * DAY_MS;
}

/**
 * The taxes of a paid period, in cents: both by the rates of the day on which it was paid where they match (E47: the
 * provider adds them by the customer's address), otherwise their sum.
 */
export function membershipTaxes(
  { subtotal, total }: { readonly subtotal: number; readonly total: number },
  rates: TaxRates,
): { gst: number; pst: number } | { tax: number } {
  const taxes = { gst: gst(subtotal, rates), pst: pst(subtotal, rates) };
  return taxes.gst + taxes.pst === total - subtotal ? taxes : { tax: total - subtotal };
}
