import { useTranslation } from 'react-i18next';
import { formatCents } from '#rules/money.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import table from '../frame/DeskTable.module.css';
import { DeskTable } from '../frame/DeskTable.tsx';
import { MoneySums } from '../frame/MoneySums.tsx';
import styles from './Accounting.module.css';
import { paymentRows, salesRows, type SalesFigures } from './salesRows.ts';

/** What was sold, refunded, and remains, with the taxes: what a return is filled in with. */
export function SalesSummary({ total }: { total: SalesFigures }) {
  const { t } = useTranslation();
  const offers = useMarketOffers();
  const columns = ['sold', 'refunded', 'net'] as const;
  return (
    <DeskTable
      label={t('desk_accounting.summary')}
      columns={[t('desk_accounting.part'), ...columns.map((column) => ({ amount: t(`desk_accounting.${column}`) }))]}
    >
      {salesRows(t, total, offers).map((row) => (
        <tr key={row.part} className={table.row} data-sum={row.isSum || undefined}>
          <th scope="row" className={styles.part}>
            {row.name}
          </th>
          {columns.map((column) => (
            <td key={column} className={table.amount} data-label={t(`desk_accounting.${column}`)}>
              {formatCents(row[column])}
            </td>
          ))}
        </tr>
      ))}
    </DeskTable>
  );
}

/** How a period was paid, and where refunds went. */
export function SalesPayments({ total }: { total: SalesFigures }) {
  const { t } = useTranslation();
  return <MoneySums sums={paymentRows(t, total).map(({ name, amount }) => ({ name, value: formatCents(amount) }))} />;
}
