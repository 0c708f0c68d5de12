import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderSums_order$key } from '#generated/relay/OrderSums_order.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import { unitsOf } from './orderFacts.ts';
import styles from './OrderSums.module.css';

const fragment = graphql`
  fragment OrderSums_order on Order {
    subtotal
    deposit
    shipping
    fee
    gst
    pst
    discount
    total
    balanceApplied
    cash {
      due
      received
      byLink
    }
    location {
      __typename
    }
    products {
      quantity
      removed
      reusableBox
    }
  }
`;

/**
 * The order's sums in the cart's order, fee included, so that they add up to the total. Zero rows are omitted, as is
 * the item count of an order of the market's box alone.
 */
export function OrderSums({ order }: { order: OrderSums_order$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const data = useFragment(fragment, order);
  const { subtotal, deposit, shipping, fee, gst, pst, discount, total, balanceApplied, cash, location } = data;
  // The sums are of what was bought, with what was removed since (ADR 168).
  const count = unitsOf(
    data.products.map(({ quantity, removed, reusableBox }) => ({ quantity: quantity + removed, reusableBox })),
  );
  // What is or was to be paid in cash; less than the total if something was deducted before (ADR 169).
  const inCash = cash ? cash.due || cash.received : 0;
  const row = (label: string, cents: number) =>
    cents === 0 ? null : <SumRow label={label} value={formatCents(cents)} />;
  return (
    <Panel as="section" edge="raised" labelledBy={headingId}>
      <h2 id={headingId} className={styles.title}>
        {t('received.sums')}
      </h2>
      <SumList>
        <SumRow
          label={count > 0 ? t('cart.items', { count }) : t('received.items_moved')}
          value={formatCents(subtotal)}
        />
        {row(t('cart.deposits'), deposit)}
        <SumRow
          label={t(location ? 'cart.pickup' : 'cart.delivery')}
          value={shipping === 0 ? t('cart.free') : formatCents(shipping)}
        />
        {row(t('cart.fee'), fee)}
        {row(t('cart.gst'), gst)}
        {row(t('cart.pst'), pst)}
        {row(t('received.discount'), -discount)}
        <SumRow kind="total" label={t('cart.total')} value={formatCents(total)} />
        {row(t('received.balance_used'), -balanceApplied)}
        {inCash > 0 && row(t('received.cash_lowered'), inCash - (total - balanceApplied))}
        {cash && cash.due > 0 && (
          <SumRow
            kind="sum"
            label={t(cash.byLink ? 'received.link_due' : 'received.cash_due')}
            value={formatCents(cash.due)}
          />
        )}
        {cash && row(t('received.cash_paid'), cash.received)}
        {!cash && balanceApplied > 0 && (
          <SumRow label={t('received.paid')} value={formatCents(total - balanceApplied)} />
        )}
      </SumList>
    </Panel>
  );
}
