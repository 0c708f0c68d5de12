import { graphql, useFragment } from 'react-relay';
import type { BasketWeek_period$key } from '../../__generated__/relay/BasketWeek_period.graphql.ts';
import { BASKET_OPT_OUT_WEEKDAY, FREE_ROUNDS } from '../../rules/constants.ts';
import { formatDay, formatWeekday } from '../../rules/dates.ts';
import { slotInWeek } from '../../rules/period.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import styles from './BasketWeek.module.css';

const fragment = graphql`
  fragment BasketWeek_period on Period {
    startDate
  }
`;

const NOON = '12:00';
const AFTER_NOON = '13:00';

/**
 * A basket's week, with the days of the week that takes orders now: announced as it starts, opt-out until its Tuesday
 * (E21), handed over on the rounds' days (E53).
 */
export function BasketWeek({ period }: { period: BasketWeek_period$key }) {
  const { startDate } = useFragment(fragment, period);
  const { t } = useTranslation();
  const locale = useLocale();
  const dayOf = (weekday: number) => slotInWeek({ startDate }, weekday, NOON, AFTER_NOON).from;
  const rounds = FREE_ROUNDS.map(({ weekday }) => dayOf(weekday));
  const pair = (days: string[]) => t('baskets.days', { first: days[0], last: days.at(-1) });
  const optOut = dayOf(BASKET_OPT_OUT_WEEKDAY);
  const steps = [
    {
      name: 'announced',
      day: formatWeekday(startDate, locale),
      date: formatDay(startDate, locale),
    },
    { name: 'opt_out', day: formatWeekday(optOut, locale), date: formatDay(optOut, locale) },
    {
      name: 'received',
      day: pair(rounds.map((round) => formatWeekday(round, locale))),
      date: pair(rounds.map((round) => formatDay(round, locale))),
    },
  ] as const;
  return (
    <ol className={styles.steps} aria-label={t('baskets.week')}>
      {steps.map(({ name, day, date }) => (
        <li key={name} className={styles.step}>
          <h2 className={styles.day}>{t(`baskets.${name}`, { day })}</h2>
          <p className={styles.more}>{t(`baskets.${name}_detail`)}</p>
          <p className={styles.date}>{t('baskets.this_time', { date })}</p>
        </li>
      ))}
    </ol>
  );
}
