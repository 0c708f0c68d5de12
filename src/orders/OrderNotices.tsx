import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderNotices_order$key } from '#generated/relay/OrderNotices_order.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { arrowsClockwiseIcon, infoIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { cashRefunds } from './cashRefunds.ts';
import { PayByLink } from './PayByLink.tsx';

const fragment = graphql`
  fragment OrderNotices_order on Order {
    status
    nothingComes
    paymentPage
    total
    balanceApplied
    cash {
      received
      receivedAt
    }
    refundedToCard
    refundedToBalance
    ...PayByLink_order
    mergedInto {
      id
      number
    }
    mergedOrders {
      id
      number
    }
  }
`;

/** The main facts about an order before its lines: to be paid, not coming, merged into another, or refunded. */
export function OrderNotices({ order, linked }: { order: OrderNotices_order$key; linked: boolean }) {
  const { t } = useTranslation();
  const address = useAddress();
  const page = linked ? 'orderLink' : 'order';
  const data = useFragment(fragment, order);
  const { status, nothingComes, paymentPage, total, balanceApplied, refundedToCard, refundedToBalance } = data;
  const { mergedInto, mergedOrders } = data;
  const cash = data.cash && { received: data.cash.received, receivedAt: data.cash.receivedAt };
  const inCash = cashRefunds({ cash, total, balanceApplied, refundedToCard });
  const isUnpaidCash = Boolean(cash && !cash.receivedAt);
  return (
    <>
      {paymentPage && (
        <Notice
          kind="butter"
          title={t('orders.unpaid')}
          action={
            <Button fullLoad href={paymentPage}>
              {t('orders.pay')}
            </Button>
          }
        />
      )}
      <PayByLink order={data} />
      {nothingComes && status !== 'cancelled' && (
        <Notice kind="butter" title={t('orders.nothing_comes')}>
          <p>
            {t(
              isUnpaidCash
                ? 'orders.cash.nothing'
                : status === 'refunded'
                  ? 'orders.nothing_refunded'
                  : 'orders.nothing_detail',
            )}
          </p>
        </Notice>
      )}
      {mergedInto && (
        <Notice
          kind="sunken"
          icon={arrowsClockwiseIcon}
          title={t('orders.lines_moved', { number: mergedInto.number })}
          action={
            <Button href={address(page, { id: mergedInto.id })}>
              {t('orders.see_merged', { number: mergedInto.number })}
            </Button>
          }
        >
          <p>{t('received.merged_into', { number: mergedInto.number })}</p>
        </Notice>
      )}
      {mergedOrders.length > 0 && (
        <Notice kind="sunken" icon={arrowsClockwiseIcon}>
          <p>
            {t('orders.has_merged', { count: mergedOrders.length })}{' '}
            {mergedOrders.map(({ id, number }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <TextLink href={address(page, { id })}>{t('orders.see', { number })}</TextLink>
              </span>
            ))}
          </p>
        </Notice>
      )}
      {(refundedToCard > 0 || refundedToBalance > 0) && (
        <Notice kind="sunken" icon={infoIcon}>
          {inCash && inCash.lowered > 0 && <p>{t('orders.cash.lowered', { amount: formatCents(inCash.lowered) })}</p>}
          {inCash && inCash.givenBack > 0 && (
            <p>{t('orders.cash.given_back', { amount: formatCents(inCash.givenBack) })}</p>
          )}
          {!inCash && refundedToCard > 0 && <p>{t('orders.refunded_card', { amount: formatCents(refundedToCard) })}</p>}
          {refundedToBalance > 0 && <p>{t('orders.refunded_balance', { amount: formatCents(refundedToBalance) })}</p>}
        </Notice>
      )}
    </>
  );
}
