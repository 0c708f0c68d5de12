import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderRefunds_order$key } from '#generated/relay/OrderRefunds_order.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { isCashDue } from '../frame/cashWords.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import { MoneySums } from '../frame/MoneySums.tsx';

const fragment = graphql`
  fragment OrderRefunds_order on Order {
    total
    cash {
      due
    }
    refundedToCard
    refundedToBalance
  }
`;

/** What went back of an order, where to, and what remains paid. Renders nothing before something did. */
export function OrderRefunds({ order }: { order: OrderRefunds_order$key }) {
  const { t } = useTranslation();
  const { total, cash, refundedToCard, refundedToBalance } = useFragment(fragment, order);
  const refunded = refundedToCard + refundedToBalance;
  if (refunded === 0) return null;
  return (
    <DeskPanel title={t('desk_money.refunded')}>
      <MoneySums
        sums={[
          refundedToCard > 0
            ? {
                name: t(cash ? (cash.due > 0 ? 'desk_cash.less' : 'desk_cash.back_or_less') : 'desk_money.to_card'),
                value: formatCents(refundedToCard),
              }
            : null,
          refundedToBalance > 0 ? { name: t('desk_money.to_balance'), value: formatCents(refundedToBalance) } : null,
          {
            name: t(isCashDue(cash?.due) ? 'received.cash_due' : 'desk_money.still_paid'),
            value: formatCents(total - refunded),
            strong: true,
          },
        ]}
      />
    </DeskPanel>
  );
}
