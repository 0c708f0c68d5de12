import { useTranslation } from 'react-i18next';
import { formatCents } from '#rules/money.ts';
import { formatCount, formatTaxRate } from '#rules/numbers.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import table from '../frame/DeskTable.module.css';
import { DeskTable } from '../frame/DeskTable.tsx';
import { PaperTable } from '../frame/PaperTable.tsx';
import { itemsOf, SUMS, type Statement } from './statementRows.ts';

const UNITS = ['sold', 'missing', 'returned', 'earlier', 'replaced'] as const;
type Item = ReturnType<typeof itemsOf>[number];

/** Columns of units in which some goods have any. */
const unitsIn = (items: readonly Item[]) =>
  UNITS.filter((name) => name === 'sold' || items.some((item) => item[name] !== 0));

const keyOf = ({ productName, variantName, price, commission }: Item) =>
  [productName, variantName, price, commission].join(' ');

/** A producer's goods: units, price and what remains of them. */
export function StatementItems({ statement }: { statement: Statement }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const items = itemsOf(statement);
  const units = unitsIn(items);
  return (
    <DeskTable
      label={t('desk_statements.items_of', { name: statement.name })}
      columns={[
        t('desk_statements.product'),
        { amount: t('desk_statements.price') },
        ...units.map((column) => ({ amount: t(`desk_statements.${column}`) })),
        { amount: t('desk_statements.amount') },
      ]}
    >
      {items.map((item) => (
        <tr key={keyOf(item)} className={table.row}>
          <th scope="row">{t('desk_statements.goods', { product: item.productName, variant: item.variantName })}</th>
          <td className={table.amount} data-label={t('desk_statements.price')}>
            {formatCents(item.price)}
          </td>
          {units.map((column) => (
            <td key={column} className={table.amount} data-label={t(`desk_statements.${column}`)}>
              {formatCount(item[column], locale)}
            </td>
          ))}
          <td className={table.amount} data-label={t('desk_statements.amount')}>
            {formatCents(item.amount)}
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** A producer's statement on paper. */
export function StatementPaper({ statement, period }: { statement: Statement; period: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { market } = usePageSettings();
  const { name, total } = statement;
  const items = itemsOf(statement);
  const units = unitsIn(items);
  const rates = [...new Set(items.map(({ commission }) => commission))];
  const sums = SUMS.filter((sum) => sum === 'sold' || sum === 'owed' || total[sum] !== 0);
  return (
    <PaperTable
      title={t('desk_statements.paper', { name })}
      subtitles={[period, market.name]}
      columns={[
        t('desk_statements.product'),
        t('desk_statements.price'),
        ...units.map((column) => t(`desk_statements.${column}`)),
        t('desk_statements.amount'),
      ]}
      rows={items.map((item) => ({
        key: keyOf(item),
        cells: [
          t('desk_statements.goods', { product: item.productName, variant: item.variantName }),
          formatCents(item.price),
          ...units.map((column) => item[column]),
          formatCents(item.amount),
        ],
      }))}
      total={[t('desk_statements.owed'), '', ...units.map(() => ''), formatCents(total.owed)]}
      note={[
        ...sums.map((sum) =>
          t('desk_accounting.paid_line', { name: t(`desk_statements.${sum}`), amount: formatCents(total[sum]) }),
        ),
        t('desk_statements.rates', { rates: rates.map((rate) => formatTaxRate(rate, locale)).join(', ') }),
      ].join(' · ')}
    />
  );
}
