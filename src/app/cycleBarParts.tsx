import { useTranslation } from 'react-i18next';
import { timeLeft } from '#rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { lazyPart } from './lazyPart.ts';

/** Named here, not in the first load: it has files of its own. */
export const PlaceDialog = lazyPart(() => import('../checkout/place/PlaceDialog.tsx').then((part) => part.PlaceDialog));

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * "Plus que 2 jours et 4 heures.", the two largest units that are not zero; nothing if the reader's clock cannot be right
 * (past, or more than a week ahead), and on the server, whose HTML is cached for long. until: an instant.
 */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const now = useNow();
  if (!isHydrated) return null;
  const instant = new Date(until);
  const ms = instant.getTime() - now.getTime();
  if (ms <= 0 || ms > WEEK_MS) return null;
  const { days, hours, minutes } = timeLeft(now, instant);
  const units = [
    days > 0 && t('shell.days', { count: days }),
    hours > 0 && t('shell.hours', { count: hours }),
    days === 0 && minutes > 0 && t('shell.minutes', { count: minutes }),
  ].filter((unit) => unit !== false);
  const [first, second] = units;
  if (!first) return null;
  const time = second ? t('shell.left_both', { first, second }) : first;
  return t('shell.left', { time });
}
