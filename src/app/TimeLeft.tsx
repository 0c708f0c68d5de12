import { useTranslation } from 'react-i18next';
import { timeLeft } from '../../rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * " Plus que 2 jours et 4 heures.", the two largest units that are not zero. Nothing in the server's HTML, which is kept
 * for long, and nothing when the reader's clock cannot be right (over, or more than a week away).
 */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const now = useNow();
  const instant = new Date(until);
  const ms = instant.getTime() - now.getTime();
  if (!hydrated || ms <= 0 || ms > WEEK_MS) return null;
  const { days, hours, minutes } = timeLeft(now, instant);
  const units = [
    days > 0 && t('shell.days', { count: days }),
    hours > 0 && t('shell.hours', { count: hours }),
    days === 0 && minutes > 0 && t('shell.minutes', { count: minutes }),
  ].filter((unit) => unit !== false);
  const [first, second] = units;
  if (!first) return null;
  return <> {t('shell.left', { time: second ? t('shell.left_both', { first, second }) : first })}</>;
}
