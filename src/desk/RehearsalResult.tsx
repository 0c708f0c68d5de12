import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RehearsalResult_rehearsal$key } from '../../__generated__/relay/RehearsalResult_rehearsal.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { formatDateLong } from '../../rules/dates.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import styles from './ClockView.module.css';

const fragment = graphql`
  fragment RehearsalResult_rehearsal on ClosingRehearsal {
    period {
      startDate
    }
    total
    bought
    refused
    unsure
    waiting
    carts {
      customer
      lines
      total
      card
      reasons {
        message
      }
    }
  }
`;

const COUNTS = ['bought', 'refused', 'unsure', 'waiting'] as const;

/** What the closing would do: how many carts, what would be charged to whom, and who would be told why not. */
export function RehearsalResult({ rehearsal }: { rehearsal: RehearsalResult_rehearsal$key }) {
  const told = useFragment(fragment, rehearsal);
  const { t } = useTranslation();
  const locale = useLocale();
  const week = formatDateLong(told.period.startDate, locale, new Date(told.period.startDate));
  return (
    <>
      <p className={styles.sum}>{t('desk_clock.rehearsal.sum', { week, total: formatCents(told.total) })}</p>
      <ul className={styles.counts}>
        {COUNTS.map((kind) => (
          <li key={kind}>
            <strong>{told[kind]}</strong> {t(`desk_clock.rehearsal.${kind}`, { count: told[kind] })}
          </li>
        ))}
      </ul>
      {told.carts.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption>{t('desk_clock.rehearsal.carts')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('desk_clock.rehearsal.customer')}</th>
                <th scope="col">{t('desk_clock.rehearsal.lines')}</th>
                <th scope="col">{t('desk_clock.rehearsal.outcome')}</th>
              </tr>
            </thead>
            <tbody>
              {told.carts.map(({ customer, lines, total, card, reasons }, row) => (
                <tr key={row} data-refused={total == null || undefined}>
                  <th scope="row">{customer}</th>
                  <td>{lines}</td>
                  <td>
                    {total == null
                      ? reasons.map(({ message }) => <p key={message}>{message}</p>)
                      : t('desk_clock.rehearsal.charged', {
                          total: formatCents(total),
                          card: card ?? t('desk_clock.rehearsal.other_card'),
                        })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
