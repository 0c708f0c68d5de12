import { useTranslation } from 'react-i18next';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import { PaperTable } from '../frame/PaperTable.tsx';
import { dayAmounts, dayRow, paymentRows, salesRows, type SalesFigures } from './salesRows.ts';

type Props = { title: string; days: readonly SalesFigures[]; total: SalesFigures };

/** The report on paper: its sums, how they were paid, and its days. */
export function SalesPaper({ title, days, total }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { market } = usePageSettings();
  const offers = useMarketOffers();
  const amounts = dayAmounts(days, offers);
  const rows = salesRows(t, total, offers).map(({ name, sold, refunded, net }) => ({
    key: name,
    cells: [name, formatCents(sold), formatCents(refunded), formatCents(net)],
  }));
  const cellsOf = (name: string, day: SalesFigures) => {
    const row = dayRow(day);
    return [name, formatCount(row.orders, locale), ...amounts.map((amount) => formatCents(row[amount]))];
  };
  return (
    <>
      <PaperTable
        title={title}
        subtitles={[market.name]}
        columns={['part', 'sold', 'refunded', 'net'].map((name) => t(`desk_accounting.${name as 'part'}`))}
        rows={rows.slice(0, -1)}
        total={rows.at(-1)?.cells ?? []}
        note={paymentRows(t, total)
          .map(({ name, amount }) => t('desk_accounting.paid_line', { name, amount: formatCents(amount) }))
          .join(' · ')}
      />
      <PaperTable
        title={t('desk_accounting.by_day')}
        subtitles={[title, market.name]}
        columns={(['day', 'orders', ...amounts] as const).map((name) => t(`desk_accounting.days.${name}`))}
        rows={days.map((day) => ({
          key: day.date ?? '',
          cells: cellsOf(day.date ? formatDay(day.date, locale, null, 'short') : '', day),
        }))}
        total={cellsOf(t('desk_accounting.parts.total'), total)}
      />
    </>
  );
}
