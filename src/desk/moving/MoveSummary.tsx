import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MoveSummary_preview$key } from '#generated/relay/MoveSummary_preview.graphql.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import styles from './Moving.module.css';

const fragment = graphql`
  fragment MoveSummary_preview on OrderMovePreview {
    orders
    groups {
      orders
      place
      slot {
        from
        to
      }
      toPlace
      toSlot {
        from
        to
      }
    }
    staying {
      number
      reason
    }
    payments
    mails
    withoutAddress
    cheaper
    cheaperBy
    dearer
    dearerBy
    outsideHours {
      from
      to
    }
  }
`;

const REASONS = [
  'express',
  'worked_on',
  'cancelling',
  'moved',
  'basket',
  'zone',
  'closed',
  'there',
  'pickup',
  'delivery',
] as const;

/** The values of a move before it is done: what goes where, what stays and why, and whom the market writes to. */
export function MoveSummary({ preview: key }: { preview: MoveSummary_preview$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useDeskAddress();
  const { groups, staying, payments, mails, withoutAddress, cheaper, dearer, outsideHours, ...rest } = useFragment(
    fragment,
    key,
  );
  const slotText = (slot: { from: string; to: string } | null | undefined): string =>
    slot
      ? `${formatDay(slot.from, locale, now)}, ${formatTimeRange(slot.from, slot.to, locale)}`
      : t('desk_move.never');
  return (
    <section className={styles.summary} aria-live="polite" aria-label={t('desk_move.what')}>
      {groups.length === 0 && (
        <p>{t(staying.every(({ reason }) => reason === 'there') ? 'desk_move.elsewhere' : 'desk_move.none')}</p>
      )}
      <ul className={styles.groups}>
        {groups.map(({ orders, place, slot, toPlace, toSlot }) => (
          <li key={`${place} ${slot?.from} ${toPlace} ${toSlot.from}`}>
            <strong>{t('desk_move.count', { count: orders })}</strong>
            <span>{t('desk_move.from', { place, when: slotText(slot) })}</span>
            <span>{t('desk_move.to', { place: toPlace, when: slotText(toSlot) })}</span>
          </li>
        ))}
      </ul>
      {outsideHours && groups.length > 0 && (
        <Notice kind="info">{t('desk_move.alone', { count: rest.orders, when: slotText(outsideHours) })}</Notice>
      )}
      {groups.length > 0 && (
        <p>
          {[
            mails > 0 && t('desk_move.mails', { count: mails }),
            withoutAddress > 0 && t('desk_move.without', { count: withoutAddress }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {dearer > 0 && <p>{t('desk_move.dearer', { count: dearer, amount: formatCents(rest.dearerBy) })}</p>}
      {cheaper > 0 && <p>{t('desk_move.cheaper', { count: cheaper, amount: formatCents(rest.cheaperBy) })}</p>}
      {payments > 0 && <Notice kind="info">{t('desk_move.payments', { count: payments })}</Notice>}
      {staying.length > 0 && (
        <div>
          <strong>{t('desk_move.staying', { count: staying.length })}</strong>
          <ul className={styles.staying}>
            {REASONS.filter((reason) => staying.some((order) => order.reason === reason)).map((reason) => (
              <li key={reason}>
                {t(`desk_move.reasons.${reason}`)}{' '}
                {staying
                  .filter((order) => order.reason === reason)
                  .map(({ number }, index) => (
                    <span key={number}>
                      {index > 0 && ', '}
                      <a href={address('orders', String(number))}>{number}</a>
                    </span>
                  ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
