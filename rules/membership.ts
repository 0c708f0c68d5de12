import { FREE_TRIAL_MONTHS } from './constants.ts';
import { addDays, dayAt, isCalendarDay, timeAt, zonedInstant } from './zone.ts';

export type MembershipState = {
  readonly status: 'trialing' | 'active' | 'past_due' | 'cancelled';
  readonly currentPeriodEnd: Date;
};

const MONTHS = 12;
const pad = (number: number): string => String(number).padStart(2, '0');

/** The last day of a month, 1 for January. */
function lastDayOf(year: number, month: number): string {
  const [nextYear, next] = month === MONTHS ? [year + 1, 1] : [year, month + 1];
  return addDays(`${nextYear}-${pad(next)}-01`, -1);
}

/** When a trial that begins now ends: the same day and minute of the next month at the market, its last day where it has no such day. */
export function trialEnd(start: Date): Date {
  const [year = 0, month = 0, day = 0] = dayAt(start).split('-').map(Number);
  const count = month - 1 + FREE_TRIAL_MONTHS;
  const [endYear, endMonth] = [year + Math.floor(count / MONTHS), (count % MONTHS) + 1];
  const same = `${endYear}-${pad(endMonth)}-${pad(day)}`;
  return zonedInstant(isCalendarDay(same) ? same : lastDayOf(endYear, endMonth), timeAt(start));
}

/** What a membership is now: a trial ends by the clock (E62), whoever writes it down. */
export function membershipStatus({ status, currentPeriodEnd }: MembershipState, now: Date): MembershipState['status'] {
  return status === 'trialing' && now >= currentPeriodEnd ? 'cancelled' : status;
}

/** Whether no order fee is paid: trial, paid year, or one whose renewal is tried again (F-134). */
export function isMember(membership: MembershipState | null, now: Date): boolean {
  return membership !== null && membershipStatus(membership, now) !== 'cancelled';
}
