import { graphql, useFragment } from 'react-relay';
import type { PaymentOutcome_payment$key } from '../../__generated__/relay/PaymentOutcome_payment.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { usePaymentWatch } from './usePaymentWatch.ts';

const fragment = graphql`
  fragment PaymentOutcome_payment on Payment {
    state
    joined
    joinedTotal
    order {
      ...OrderSummary_order
    }
  }
`;

type Props = {
  /** Null: none of this visitor's. */
  payment: PaymentOutcome_payment$key | null;
  session: string | null;
  pending: boolean;
};

/** The payment's result: being confirmed, the order, refused, abandoned, unknown. Polls until it is decided. */
export function PaymentOutcome({ payment: key, session, pending }: Props) {
  const { t } = useTranslation();
  const payment = useFragment(fragment, key);
  const { overdue } = usePaymentWatch(session, pending);
  if (payment?.order)
    return <OrderSummary order={payment.order} joined={payment.joined} joinedTotal={payment.joinedTotal ?? null} />;
  switch (payment?.state) {
    // Paid, and the order is being written: it arrives with the next poll.
    case 'paid':
    case 'pending':
      return overdue ? (
        <PaymentNotice kind="late" title={t('received.late')} detail={t('received.late_detail')} />
      ) : (
        <PaymentNotice kind="pending" title={t('received.pending')} detail={t('received.pending_detail')} />
      );
    case 'failed':
      return <PaymentNotice kind="back" title={t('received.failed')} detail={t('received.failed_detail')} />;
    case 'expired':
      return <PaymentNotice kind="back" title={t('received.expired')} detail={t('received.expired_detail')} />;
    default:
      return <PaymentNotice kind="unknown" title={t('received.unknown')} detail={t('received.unknown_detail')} />;
  }
}
