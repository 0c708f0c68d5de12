import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnappliedPayments_staff$key } from '#generated/relay/UnappliedPayments_staff.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { formatAmount } from '#rules/money.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import styles from './WeekWatched.module.css';

const fragment = graphql`
  fragment UnappliedPayments_staff on Staff {
    unappliedPayments {
      at
      amount
      currency
      reason
      payment
      orderNumber
      email
    }
  }
`;

const REASONS: readonly string[] = ['amount', 'currency', 'twice'] as const;
const isKnownReason = (reason: string): reason is 'amount' | 'currency' | 'twice' => REASONS.includes(reason);

/** Payments that became no order and are to be refunded, of any week; renders nothing if there are none. */
export function UnappliedPayments({ staff }: { staff: UnappliedPayments_staff$key }) {
  const { unappliedPayments: payments } = useFragment(fragment, staff);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useDeskAddress();
  if (payments.length === 0) return null;
  return (
    <DeskPanel title={t('desk_unapplied.title')} tone="red">
      <p className={styles.none}>{t('desk_unapplied.detail')}</p>
      <ul className={styles.list}>
        {payments.map(({ payment, reason, orderNumber, ...rest }) => (
          <li key={payment} className={styles.order}>
            <strong>{formatAmount(rest.amount, rest.currency)}</strong>
            {isKnownReason(reason) && <Tag colour="red">{t(`desk_unapplied.reason.${reason}`)}</Tag>}
            <p>
              {t('desk_unapplied.came', { moment: formatMoment(new Date(rest.at), locale, now) })} {rest.email}
            </p>
            {orderNumber !== null && orderNumber !== undefined && (
              <p>
                <UiLink href={address('orders', String(orderNumber))}>
                  {t('desk_unapplied.order', { number: orderNumber })}
                </UiLink>
              </p>
            )}
            <p>{t('desk_unapplied.payment', { payment })}</p>
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
