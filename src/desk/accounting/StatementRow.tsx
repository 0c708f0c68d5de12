import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useMarkProducerPaidMutation } from '#generated/hooks/useMarkProducerPaidMutation.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { statementFile } from '#rules/statementFile.ts';
import { saveFile } from '../../shared/browser/saveFile.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { downloadIcon } from '../../shared/ui/icons.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import table from '../frame/DeskTable.module.css';
import styles from './Accounting.module.css';
import { StatementItems } from './StatementItems.tsx';
import { isPaid, isPayable, itemsOf, mailOf, sellerOf, SUMS, totalOf, type Statement } from './statementRows.ts';
import { StatementSending } from './StatementSending.tsx';

graphql`
  mutation MarkProducerPaidMutation($seller: ID!, $periods: [ID!]!, $paid: Boolean!) {
    markProducerPaid(seller: $seller, periods: $periods, paid: $paid) {
      ...statementRows_statement @relay(mask: false)
    }
  }
`;

type Mail = NonNullable<ReturnType<typeof mailOf>>;

type Props = {
  statement: Statement;
  /** The ids of the shown weeks. */
  periods: readonly string[];
  /** Their name, in a file's name. */
  fileName: string;
  onPrint: () => void;
};

/** A producer in the list: what is owed, whether it is paid, and on demand their goods. */
export function StatementRow({ statement, periods, fileName, onPrint }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const [mark, busy] = useMarkProducerPaidMutation();
  const { id, name, weeks } = statement;
  const mail = mailOf(statement);
  const total = totalOf(statement);
  const seller = sellerOf(statement);
  const paid = isPaid(statement);
  const marks = weeks.flatMap(({ period, paidAt, paidBy, paidAmount }) =>
    paidAt ? [{ week: period.startDate, paidAt, paidBy, paidAmount }] : [],
  );
  const send = (isNowPaid: boolean) =>
    seller && void mark({ variables: { seller, periods: [...periods], paid: isNowPaid } });
  const mailState = ({ sentAt, failed, isCurrent }: Mail) => {
    if (failed) return t('desk_statements.mail_refused');
    const day = formatDay(sentAt, locale, now, 'short');
    return isCurrent ? t('desk_statements.mailed', { day }) : t('desk_statements.mail_outdated');
  };
  const mailText = ({ email, sentAt, sentBy, owed, failed }: Mail) => {
    if (failed) return t('desk_statements.mail_failed', { email });
    const values = { email, day: formatDay(sentAt, locale, now), amount: formatCents(owed) };
    return sentBy
      ? t('desk_statements.mailed_by', { ...values, name: sentBy })
      : t('desk_statements.mailed_on', values);
  };
  const download = () =>
    saveFile(
      `${t('desk_statements.item_file', { period: fileName })}.csv`,
      statementFile(locale, { name, items: itemsOf(statement) }),
      'text/csv;charset=utf-8',
    );
  return (
    <>
      <tr className={table.row}>
        <th scope="row">
          <button
            type="button"
            className={styles.producer}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `goods-${id}` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
          {mail && <span className={styles.mailed}>{mailState(mail)}</span>}
        </th>
        {SUMS.map((sum) => (
          <td key={sum} className={table.amount} data-label={t(`desk_statements.${sum}`)}>
            {formatCents(total[sum])}
          </td>
        ))}
        <td>
          {paid ? (
            <Tag colour="turquoise">{t('desk_statements.paid')}</Tag>
          ) : (
            <Tag colour={isPayable(statement) ? 'orange' : 'gray'}>
              {t(isPayable(statement) ? 'desk_statements.open' : 'desk_statements.running')}
            </Tag>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={`goods-${id}`}>
          <td colSpan={SUMS.length + 2} className={styles.detail}>
            <div className={styles.steps}>
              {isPayable(statement) && (
                <Button busy={busy} onClick={() => send(true)}>
                  {t('desk_statements.mark_paid')}
                </Button>
              )}
              {marks.length > 0 && (
                <Button variant="outlined" busy={busy} onClick={() => send(false)}>
                  {t('desk_statements.unmark')}
                </Button>
              )}
              <StatementSending periods={periods} only={id} />
              <Button variant="outlined" onClick={onPrint}>
                {t('desk_accounting.print')}
              </Button>
              <Button variant="outlined" icon={downloadIcon} onClick={download}>
                {t('desk_accounting.csv')}
              </Button>
            </div>
            {marks.map(({ week, paidAt, paidBy, paidAmount }) => (
              <p key={week} className={styles.mark}>
                {t(paidBy ? 'desk_statements.paid_by' : 'desk_statements.paid_on', {
                  amount: formatCents(paidAmount ?? 0),
                  day: formatDay(paidAt, locale, now),
                  name: paidBy,
                })}
              </p>
            ))}
            {mail && <p className={styles.mark}>{mailText(mail)}</p>}
            <StatementItems statement={statement} />
          </td>
        </tr>
      )}
    </>
  );
}
