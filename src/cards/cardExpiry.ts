import { CARD_REMINDER_DAYS } from '#rules/constants.ts';
import { addDays, dayAt } from '#rules/zone.ts';

/** soon: within 30 days. */
export type CardExpiry = 'valid' | 'soon' | 'expired';

/** Whether a card still pays: it does to the end of its month (1 to 12), at the market. */
export function cardExpiry({ month, year }: { month: number; year: number }, now: Date): CardExpiry {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const end = `${next.year}-${String(next.month).padStart(2, '0')}-01`;
  const today = dayAt(now);
  if (end <= today) return 'expired';
  return end <= addDays(today, CARD_REMINDER_DAYS) ? 'soon' : 'valid';
}
