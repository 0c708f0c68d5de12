import { useTranslation } from 'react-i18next';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { addDays } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import table from '../frame/DeskTable.module.css';
import { DeskTable } from '../frame/DeskTable.tsx';
import styles from './Numbers.module.css';
import { isMoney, type Figure, type WeekFigures } from './numbersRows.ts';
import { ShareBar } from './WeekPlot.tsx';

type WeeksProps = { name: string; figures: readonly Figure[]; weeks: readonly WeekFigures[] };

/** Figures of weeks, the latest first. */
export function WeeksTable({ name, figures, weeks }: WeeksProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  /** The first and the last day: a day alone would be read as that of the handover. */
  const daysOf = (from: string) =>
    t('desk_accounting.period.days', {
      first: formatDay(from, locale, now, 'short'),
      last: formatDay(addDays(from, PERIOD_DAYS - 1), locale, now, 'short'),
    });
  const textOf = (figure: Figure, value: number | null) =>
    value === null ? '–' : isMoney(figure) ? formatCents(value) : formatCount(value, locale);
  return (
    // A year of weeks is scrolled by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={t('desk_numbers.table', { name })} tabIndex={0}>
      <DeskTable
        label={t('desk_numbers.table', { name })}
        columns={[t('desk_numbers.week'), ...figures.map((figure) => ({ amount: t(`desk_numbers.${figure}`) }))]}
      >
        {weeks.toReversed().map((week) => (
          <tr key={week.start} className={table.row}>
            <th scope="row" className={styles.week}>
              {daysOf(week.start)}
              {week.state !== 'ended' && <span className={styles.note}> · {t(`desk_numbers.${week.state}`)}</span>}
            </th>
            {figures.map((figure) => (
              <td key={figure} className={table.amount} data-label={t(`desk_numbers.${figure}`)}>
                {textOf(figure, week[figure])}
              </td>
            ))}
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}

type Ranked = { key: string; name: string; note?: string; units: number; amount: number };

/** Goods or producers with units and amount, the greatest first, each with a bar. */
export function RankTable({ label, head, rows }: { label: string; head: string; rows: readonly Ranked[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const max = Math.max(0, ...rows.map(({ amount }) => amount));
  return (
    <DeskTable
      label={label}
      columns={[head, { amount: t('desk_numbers.units') }, { amount: t('desk_numbers.amount') }]}
    >
      {rows.map(({ key, name, note, units, amount }) => (
        <tr key={key} className={table.row}>
          <th scope="row">
            {name}
            {note && <span className={styles.note}> · {note}</span>}
            <ShareBar value={amount} max={max} />
          </th>
          <td className={table.amount} data-label={t('desk_numbers.units')}>
            {formatCount(units, locale)}
          </td>
          <td className={table.amount} data-label={t('desk_numbers.amount')}>
            {formatCents(amount)}
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
