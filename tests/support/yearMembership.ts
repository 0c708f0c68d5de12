import { wallInstant } from './yearCalendar.ts';
import { DAYS } from './yearPlan.ts';

export type CardMark = { at: Date; isGood: boolean };
/** A customer's membership actions; `cards` are what the provider could charge then. */
export type MemberMarks = { trial: Date | null; year: Date | null; leaves: Date[]; cards: CardMark[] };
/** `end`: when its period ends, or ended. */
export type Standing = { status: 'trialing' | 'active' | 'past_due' | 'cancelled'; end: Date };

/** How long the provider retries a refused renewal, in ms. */
const TRIED_FOR_MS = 14 * 86_400_000;

/** A month later, at the same local minute; the month's last day if it is shorter. */
export function trialOver(begin: Date): Date {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Toronto',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = clock.format(begin).split(' ');
  const start = DAYS.findIndex((day) => day.date === date);
  const nextMonth = DAYS.findIndex((day, index) => index > start && day.dayOfMonth === 1);
  const same = DAYS[start]?.dayOfMonth ?? 0;
  const end = DAYS.find((day, index) => index >= nextMonth && (day.dayOfMonth === same || day.isLastOfMonth));
  return wallInstant(end?.date ?? '', time);
}

/** A year later by the provider's clock, to the second. */
function yearOver(start: Date): Date {
  const end = new Date(Math.floor(start.getTime() / 1000) * 1000);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

const before = <T extends { at: Date }>(marks: readonly T[], at: Date): T | undefined =>
  marks.findLast((mark) => mark.at <= at);

/**
 * The expected state of a membership at an instant, once all messages have arrived: a trial ends after a month unless a
 * year was paid, a year renews with a good card, becomes overdue with another until one is stored or 14 days have
 * passed, and ends with its period if it was cancelled. Null: never a member.
 */
export function standingAt({ trial, year, leaves, cards }: MemberMarks, at: Date): Standing | null {
  const isBilled = year !== null && year <= at;
  if (trial === null && !isBilled) return null;
  if (trial !== null && trial > at) return null;
  const free = trial === null ? null : trialOver(trial);
  if (free !== null && at < free) return { status: 'trialing', end: free };
  if (!isBilled) return free && { status: 'cancelled', end: free };
  let end = free ?? yearOver(year);
  while (end <= at) {
    const periodEnd = end;
    const isLeaving = leaves.filter((leave) => leave < periodEnd).length % 2 === 1;
    if (isLeaving) return { status: 'cancelled', end };
    const late = new Date(periodEnd.getTime() + TRIED_FOR_MS);
    const isPaid = before(cards, periodEnd)?.isGood ?? true;
    const paidLater = cards.some(
      ({ isGood, at: storedAt }) => isGood && storedAt > periodEnd && storedAt <= at && storedAt < late,
    );
    if (!isPaid && !paidLater) return at < late ? { status: 'past_due', end } : { status: 'cancelled', end: late };
    end = yearOver(periodEnd);
  }
  return { status: 'active', end };
}
