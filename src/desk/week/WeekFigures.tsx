import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekFigures_week$key } from '#generated/relay/WeekFigures_week.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount, formatRate } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import styles from './WeekFigures.module.css';

const fragment = graphql`
  fragment WeekFigures_week on StaffWeek {
    orders
    assembled
    missing
    missingAmount
    watchedCount
  }
`;

/** A week in four figures. */
export function WeekFigures({ week }: { week: WeekFigures_week$key }) {
  const { orders, assembled, missing, missingAmount, watchedCount } = useFragment(fragment, week);
  const { t } = useTranslation();
  const locale = useLocale();
  // Whole percents, never rounded up to 100.
  const percent = orders === 0 ? 0 : Math.floor((assembled * 100) / orders);
  const rate = formatRate({ numerator: percent, denominator: 100 }, locale);
  const figures = [
    ['orders', orders, t('desk_week.orders', { count: orders })],
    ['assembled', assembled, t('desk_week.assembled', { count: assembled, rate })],
    ['missing', missing, t('desk_week.missing', { count: missing, amount: formatCents(missingAmount) })],
    ['watched', watchedCount, t('desk_week.watched', { count: watchedCount })],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure, label]) => (
        <div key={name} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{formatCount(figure, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
