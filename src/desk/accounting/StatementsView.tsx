import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useStatementsViewQuery } from '#generated/hooks/useStatementsViewQuery.ts';
import StatementsViewQueryNode, { type StatementsViewQuery } from '#generated/relay/StatementsViewQuery.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { parsePeriodParam, periodOf, periodParam, weeksIn, type ReportPeriod } from '#rules/reportPeriod.ts';
import { spreadsheetText } from '#rules/spreadsheetText.ts';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { downloadIcon } from '../../shared/ui/icons.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import table from '../frame/DeskTable.module.css';
import { DeskTable } from '../frame/DeskTable.tsx';
import { usePrinting } from '../frame/usePrinting.ts';
import styles from './Accounting.module.css';
import { PeriodSteps } from './PeriodChoice.tsx';
import { usePeriodName } from './periodName.ts';
import { StatementPaper } from './StatementItems.tsx';
import { StatementRow } from './StatementRow.tsx';
import { statementsFile, SUMS } from './statementRows.ts';
import { StatementSending } from './StatementSending.tsx';

const periodId = (friday: string) => `per_${friday.replaceAll('-', '')}`;

/** The weeks that begin in the days of the address, else the latest that has ended. */
export const loader = browserLoader<StatementsViewQuery>(StatementsViewQueryNode, ({ item }) => {
  const weeks = weeksIn(parsePeriodParam(item));
  return weeks.length > 0 ? { periods: weeks.map(periodId) } : {};
});

/** Whether an item of the address names days. */
export const hasItem = (item: string): boolean => parsePeriodParam(item) !== null;

graphql`
  query StatementsViewQuery($periods: [ID!]) {
    staff {
      producerStatements(periods: $periods) {
        periods {
          startDate
        }
        statements {
          ...statementRows_statement @relay(mask: false)
        }
      }
    }
  }
`;

/** Prints all statements; else the id of one. */
const ALL = 'all';

/** One week, or the month that the weeks begin in. */
function shownPeriod(weeks: readonly string[]): ReportPeriod | null {
  const [first] = weeks;
  if (first === undefined) return null;
  return periodOf(weeks.length === 1 ? 'week' : 'month', first);
}

/** What producers are owed for a week or the weeks of a month; marked as paid, printed, and saved as files. */
export function StatementsView({ reference }: { reference: PreloadedQuery<StatementsViewQuery> }) {
  const { staff } = useStatementsViewQuery(reference);
  const { t } = useTranslation();
  const locale = useLocale();
  const nameOf = usePeriodName();
  const { printing, print } = usePrinting<string>(ALL);
  const answer = staff?.producerStatements;
  const weeks = answer?.periods.map(({ startDate }) => startDate) ?? [];
  const period = shownPeriod(weeks);
  if (!answer || !period) return null;
  const { statements } = answer;
  const name = nameOf(period);
  const title = t('desk_statements.title', { period: name });
  const fileName = periodParam(period);
  const download = () =>
    saveFile(
      `${t('desk_statements.file', { period: fileName })}.csv`,
      spreadsheetText(locale, statementsFile(t, locale, statements)),
      'text/csv;charset=utf-8',
    );
  return (
    <>
      <div className={styles.screen}>
        <DeskHead title={title} under={t('desk_statements.under')}>
          {statements.length > 0 && <StatementSending periods={weeks.map(periodId)} />}
          <Button variant="outlined" onClick={() => print(ALL)}>
            {t('desk_accounting.print')}
          </Button>
          <Button variant="outlined" icon={downloadIcon} onClick={download}>
            {t('desk_accounting.csv')}
          </Button>
        </DeskHead>
        <div className={styles.choice}>
          <PeriodSteps view="producers" period={period} units={['week', 'month']} />
        </div>
        {statements.length === 0 ? (
          <EmptyState title={t('desk_statements.none')} />
        ) : (
          <div className={styles.parts}>
            <DeskTable
              label={t('desk_statements.list')}
              columns={[
                t('desk_statements.producer'),
                ...SUMS.map((sum) => ({ amount: t(`desk_statements.${sum}`) })),
                t('desk_statements.state'),
              ]}
              foot={
                <tr className={table.row} data-sum="">
                  <th scope="row">{t('desk_accounting.parts.total')}</th>
                  {SUMS.map((sum) => (
                    <td key={sum} className={table.amount} data-label={t(`desk_statements.${sum}`)}>
                      {formatCents(statements.reduce((all, { total }) => all + total[sum], 0))}
                    </td>
                  ))}
                  <td />
                </tr>
              }
            >
              {statements.map((statement) => (
                <StatementRow
                  key={statement.id}
                  statement={statement}
                  periods={weeks.map(periodId)}
                  fileName={fileName}
                  onPrint={() => print(statement.id)}
                />
              ))}
            </DeskTable>
          </div>
        )}
      </div>
      {printing && (
        <div className={styles.paper}>
          {statements
            .filter(({ id }) => printing === ALL || id === printing)
            .map((statement) => (
              <StatementPaper key={statement.id} statement={statement} period={name} />
            ))}
        </div>
      )}
    </>
  );
}
