import { timeLeft } from '../../rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { joined } from '../shared/ui/joined.ts';
import styles from './CycleBar.module.css';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A placeholder of typical length. */
const LIKE = { days: 2, hours: 8 };

/**
 * " Plus que 2 jours et 4 heures.", the two largest units that are not zero. The server's HTML, which is cached for
 * long, only reserves its space, so that the page does not shift; empty if the reader's clock cannot be right (past, or
 * more than a week ahead).
 */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const now = useNow();
  const sentence = (units: string[]) => {
    const [first, second] = units;
    return t('shell.left', { time: second ? t('shell.left_both', { first, second }) : first });
  };
  if (!hydrated) {
    const like = sentence([t('shell.days', { count: LIKE.days }), t('shell.hours', { count: LIKE.hours })]);
    return (
      <>
        {' '}
        <span aria-hidden="true" data-like={like} className={joined(styles.left, styles.coming)} />
      </>
    );
  }
  const instant = new Date(until);
  const ms = instant.getTime() - now.getTime();
  if (ms <= 0 || ms > WEEK_MS) return null;
  const { days, hours, minutes } = timeLeft(now, instant);
  const units = [
    days > 0 && t('shell.days', { count: days }),
    hours > 0 && t('shell.hours', { count: hours }),
    days === 0 && minutes > 0 && t('shell.minutes', { count: minutes }),
  ].filter((unit) => unit !== false);
  if (units.length === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.left}>{sentence(units)}</span>
    </>
  );
}
