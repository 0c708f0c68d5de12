import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RehearsalResult_rehearsal$key } from '#generated/relay/RehearsalResult_rehearsal.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import styles from './ClockView.module.css';

const fragment = graphql`
  fragment RehearsalResult_rehearsal on ClosingRehearsal {
    period {
      deliveryDay
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
      credit
      card
      reasons {
        message
      }
    }
  }
`;

const KINDS = ['bought', 'refused', 'unsure', 'waiting'] as const;

/** The rehearsal's result: how many carts, what would be charged to whom, and who would be refused and why. */
export function RehearsalResult({ rehearsal }: { rehearsal: RehearsalResult_rehearsal$key }) {
  const { period, total, bought, refused, unsure, waiting, carts } = useFragment(fragment, rehearsal);
  const counts = { bought, refused, unsure, waiting };
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const week = formatDay(period.deliveryDay, locale, now);
  return (
    <>
      <p className={styles.sum}>{t('desk_clock.rehearsal.sum', { week, total: formatCents(total) })}</p>
      <ul className={styles.counts}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <strong>{counts[kind]}</strong> {t(`desk_clock.rehearsal.${kind}`, { count: counts[kind] })}
          </li>
        ))}
      </ul>
      {carts.length > 0 && (
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
              {carts.map(({ customer, lines, total = null, credit = null, card, reasons }, row) => (
                <tr key={row} data-refused={total === null || undefined}>
                  <th scope="row">{customer}</th>
                  <td>{lines}</td>
                  <td>
                    {total !== null &&
                      t('desk_clock.rehearsal.charged', {
                        total: formatCents(total - (credit ?? 0)),
                        card: card ?? t('desk_clock.rehearsal.other_card'),
                      })}
                    {credit !== null && credit > 0 && (
                      <p>{t('desk_clock.rehearsal.credit', { credit: formatCents(credit) })}</p>
                    )}
                    {reasons.map(({ message }) => (
                      <p key={message}>{message}</p>
                    ))}
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
