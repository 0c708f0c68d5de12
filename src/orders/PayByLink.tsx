import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { usePayOrderMutation } from '#generated/hooks/usePayOrderMutation.ts';
import OrderScreenQueryNode, { type OrderScreenQuery } from '#generated/relay/OrderScreenQuery.graphql.ts';
import type { PayByLink_order$key } from '#generated/relay/PayByLink_order.graphql.ts';
import { formatClosing } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { refetch } from '../shared/relay/refetch.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';

graphql`
  mutation PayOrderMutation($order: ID!, $total: Cents!) {
    payOrder(order: $order, total: $total)
  }
`;

const fragment = graphql`
  fragment PayByLink_order on Order {
    id
    cash {
      due
      link {
        state
        payBy
      }
    }
  }
`;

/**
 * Pays an order that staff entered for its reader by card, for exactly the sum that is shown (ADR 98, 172). A refusal shows the order as it
 * is now: it may have been paid, changed or cancelled elsewhere.
 */
export function PayByLink({ order: key }: { order: PayByLink_order$key }) {
  const { id, cash } = useFragment(fragment, key);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const [pay, paying] = usePayOrderMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const link = cash?.link;
  if (!cash || !link) return null;
  if (link.state === 'expired')
    return (
      <Notice kind="butter" title={t('orders.by_link.expired')}>
        <p>{t('orders.by_link.expired_detail')}</p>
      </Notice>
    );
  const amount = formatCents(cash.due);
  const open = async () => {
    const data = await pay({ variables: { order: id, total: cash.due }, failureKey: 'errors.payment' });
    if (!data) return void (await refetch<OrderScreenQuery>(environment, OrderScreenQueryNode, { id }));
    setIsLeaving(true);
    window.location.assign(data.payOrder);
  };
  return (
    <Notice
      kind="butter"
      title={t('orders.by_link.title', { amount })}
      action={
        <Button busy={paying || isLeaving} onClick={() => void open()}>
          {t('orders.by_link.button', { amount })}
        </Button>
      }
    >
      <p>{t('orders.by_link.detail', { moment: formatClosing(link.payBy, locale, now) })}</p>
    </Notice>
  );
}
