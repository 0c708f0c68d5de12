import { useTranslation } from 'react-i18next';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import table from '../frame/DeskTable.module.css';
import { DeskTable } from '../frame/DeskTable.tsx';
import styles from './Accounting.module.css';
import { dayAmounts, dayRow, type SalesFigures } from './salesRows.ts';

type Amounts = ReturnType<typeof dayAmounts>;

function Cells({ day, amounts }: { day: SalesFigures; amounts: Amounts }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const row = dayRow(day);
  return (
    <>
      <td className={table.amount} data-label={t('desk_accounting.days.orders')}>
        {formatCount(row.orders, locale)}
      </td>
      {amounts.map((name) => (
        <td key={name} className={table.amount} data-label={t(`desk_accounting.days.${name}`)}>
          {formatCents(row[name])}
        </td>
      ))}
    </>
  );
}

/** The days of a period on which something was sold, refunded or received in the till, with their sum. */
export function SalesDays({ days, total }: { days: readonly SalesFigures[]; total: SalesFigures }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const amounts = dayAmounts(days, useMarketOffers());
  return (
    <DeskTable
      label={t('desk_accounting.by_day')}
      columns={[
        t('desk_accounting.days.day'),
        { amount: t('desk_accounting.days.orders') },
        ...amounts.map((name) => ({ amount: t(`desk_accounting.days.${name}`) })),
      ]}
      foot={
        <tr className={table.row} data-sum="">
          <th scope="row">{t('desk_accounting.parts.total')}</th>
          <Cells day={total} amounts={amounts} />
        </tr>
      }
    >
      {days.map((day) => (
        <tr key={day.date} className={table.row}>
          <th scope="row" className={styles.day}>
            {day.date && formatDay(day.date, locale, now, 'short')}
          </th>
          <Cells day={day} amounts={amounts} />
        </tr>
      ))}
    </DeskTable>
  );
}
