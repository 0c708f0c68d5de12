import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useSalesViewQuery } from '#generated/hooks/useSalesViewQuery.ts';
import SalesViewQueryNode, { type SalesViewQuery } from '#generated/relay/SalesViewQuery.graphql.ts';
import { daysPeriod, parsePeriodParam, periodParam } from '#rules/reportPeriod.ts';
import { spreadsheetText } from '#rules/spreadsheetText.ts';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { downloadIcon } from '../../shared/ui/icons.ts';
import { DeskHead, DeskPanel } from '../frame/DeskLayout.tsx';
import { usePrinting } from '../frame/usePrinting.ts';
import styles from './Accounting.module.css';
import { PeriodChoice } from './PeriodChoice.tsx';
import { usePeriodName } from './periodName.ts';
import { SalesDays } from './SalesDays.tsx';
import { SalesPaper } from './SalesPaper.tsx';
import { salesFile } from './salesRows.ts';
import { SalesPayments, SalesSummary } from './SalesSummary.tsx';

/** The days that the address contains, else the current month. */
export const loader = browserLoader<SalesViewQuery>(SalesViewQueryNode, ({ item }) => {
  const period = parsePeriodParam(item);
  return period ? { from: period.from, to: period.to } : {};
});

/** Whether an item of the address names days. */
export const hasItem = (item: string): boolean => parsePeriodParam(item) !== null;

graphql`
  query SalesViewQuery($from: Date, $to: Date) {
    staff {
      salesReport(from: $from, to: $to) {
        from
        to
        total {
          ...salesRows_figures @relay(mask: false)
        }
        days {
          ...salesRows_figures @relay(mask: false)
        }
      }
    }
  }
`;

/** Sales and taxes of a period: its sums, how they were paid, and each day; printed, and as a file for the accountant. */
export function SalesView({ reference }: { reference: PreloadedQuery<SalesViewQuery> }) {
  const { staff } = useSalesViewQuery(reference);
  const { t } = useTranslation();
  const locale = useLocale();
  const nameOf = usePeriodName();
  const { printing, print } = usePrinting<'report'>('report');
  const report = staff?.salesReport;
  const period = report && daysPeriod(report.from, report.to);
  if (!report || !period) return null;
  const title = t('desk_accounting.sales_title', { period: nameOf(period) });
  const download = () =>
    saveFile(
      `${t('desk_accounting.sales_file', { period: periodParam(period) })}.csv`,
      spreadsheetText(locale, salesFile(t, locale, report.days)),
      'text/csv;charset=utf-8',
    );
  const isEmpty = report.days.length === 0;
  return (
    <>
      <div className={styles.screen}>
        <DeskHead title={title} under={t('desk_accounting.sales_under')}>
          <Button variant="outlined" onClick={() => print('report')}>
            {t('desk_accounting.print')}
          </Button>
          <Button variant="outlined" icon={downloadIcon} onClick={download}>
            {t('desk_accounting.csv')}
          </Button>
        </DeskHead>
        <PeriodChoice key={periodParam(period)} view="sales" period={period} />
        {isEmpty ? (
          <EmptyState title={t('desk_accounting.sales_none')} />
        ) : (
          <div className={styles.parts}>
            <div className={styles.sums}>
              <SalesSummary total={report.total} />
              <DeskPanel title={t('desk_accounting.payments')}>
                <SalesPayments total={report.total} />
              </DeskPanel>
            </div>
            <SalesDays days={report.days} total={report.total} />
          </div>
        )}
      </div>
      {printing && (
        <div className={styles.paper}>
          <SalesPaper title={title} days={report.days} total={report.total} />
        </div>
      )}
    </>
  );
}
