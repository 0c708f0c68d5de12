import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useCombineOrdersMutation } from '#generated/hooks/useCombineOrdersMutation.ts';
import type { DeskOrderActions_order$key } from '#generated/relay/DeskOrderActions_order.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { canTransition, isToPack, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useNavigateFromHere } from '../../shared/routing/useNavigateFromHere.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { byCash, isCashDue } from '../frame/cashWords.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import { BASE_PARAM, newOrderWord } from '../frame/deskViews.ts';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import { OrderAmount } from './OrderAmount.tsx';
import { OrderDeposit } from './OrderDeposit.tsx';
import { OrderMove } from './OrderMove.tsx';
import { OrderQuantities } from './OrderQuantities.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import type { OrderSteps } from './useOrderSteps.ts';

const fragment = graphql`
  fragment DeskOrderActions_order on Order {
    id
    number
    status
    nothingComes
    cancelRefund {
      toCard
      toBalance
    }
    cash {
      due
    }
    createdAt
    contact {
      email
    }
    location {
      __typename
    }
    combinableWith {
      id
      number
      createdAt
    }
    ...OrderMove_order
    ...OrderQuantities_order
    ...OrderReturns_order
    ...OrderDeposit_order
    ...OrderAmount_order
  }
`;

type PendingAction =
  | { kind: 'cancelled' | 'refunded' | 'disputed' }
  | { kind: 'combine'; into: string; order: string; remainingNumber: number };

/** Actions on the whole order. Each is confirmed in a dialog that shows what happens to the money. */
export function DeskOrderActions({ order: key, steps }: { order: DeskOrderActions_order$key; steps: OrderSteps }) {
  const order = useFragment(fragment, key);
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigateFromHere();
  const address = useDeskAddress();
  const [pending, setPending] = useState<PendingAction | null>(null);
  const [combine, combining] = useCombineOrdersMutation();
  const status = ORDER_STATUSES.find((one) => one === order.status) ?? 'merged';
  const can = (to: 'cancelled' | 'refunded' | 'disputed') =>
    canTransition(status, to, order.location ? 'pickup' : 'ship');
  // Goods that did not come are not returned to the stock.
  const refundStatus = can('cancelled') && !order.nothingComes ? 'cancelled' : can('refunded') ? 'refunded' : null;
  const { toCard, toBalance } = order.cancelRefund;
  const hasMail = Boolean(order.contact?.email);
  // What was not paid is not refunded (ADR 169).
  const dropKey = (kind: PendingAction['kind']) =>
    !isCashDue(order.cash?.due)
      ? null
      : kind === 'cancelled'
        ? ('desk_cash.drop' as const)
        : kind === 'refunded'
          ? ('desk_cash.drop_all' as const)
          : null;
  const confirm = async () => {
    if (!pending) return;
    // Failures are shown at the order's head.
    if (pending.kind === 'combine') await combineOrders(pending);
    else await steps.run(pending.kind, pending.kind === 'disputed' ? {} : { refund: toCard + toBalance });
    setPending(null);
  };
  const combineOrders = async (action: Extract<PendingAction, { kind: 'combine' }>) => {
    steps.dismiss();
    const data = await combine({
      variables: { into: action.into, order: action.order },
      failureKey: deskFailure('errors.basic_retry'),
      onFailure: (lines, error) => steps.handleFailure(lines, error, () => void combineOrders(action)),
    });
    if (data) notifyTaskCountsChanged();
    if (data) await navigate(address('orders', String(action.remainingNumber)));
  };
  if (!refundStatus && !can('disputed') && order.combinableWith.length === 0) return null;
  return (
    <DeskPanel title={t('desk_orders.actions')}>
      <OrderMove order={order} />
      <OrderQuantities order={order} hasMail={hasMail} />
      <OrderReturns order={order} />
      <OrderDeposit order={order} wide />
      <OrderAmount order={order} hasMail={hasMail} />
      {isToPack(status) && (
        <Button
          variant="outlined"
          size="s"
          wide
          href={`${address('orders', newOrderWord(locale))}?${BASE_PARAM}=${order.number}`}
        >
          {t('desk_entry.add_to')}
        </Button>
      )}
      {order.combinableWith.map((other) => {
        const isFirst = new Date(order.createdAt).getTime() <= new Date(other.createdAt).getTime();
        const merge = isFirst
          ? { into: order.id, order: other.id, remainingNumber: order.number }
          : { into: other.id, order: order.id, remainingNumber: other.number };
        return (
          <Button
            key={other.id}
            variant="outlined"
            size="s"
            wide
            onClick={() => setPending({ kind: 'combine', ...merge })}
          >
            {t('desk_orders.combine', { number: other.number })}
          </Button>
        );
      })}
      {can('disputed') && (
        <Button variant="outlined" size="s" wide onClick={() => setPending({ kind: 'disputed' })}>
          {t('desk_orders.advance.disputed')}
        </Button>
      )}
      {refundStatus && (
        <TextLink standalone tone="danger" onClick={() => setPending({ kind: refundStatus })}>
          {t(dropKey(refundStatus) ?? (refundStatus === 'cancelled' ? 'desk_orders.cancel' : 'desk_orders.refund'))}
        </TextLink>
      )}
      <Dialog
        open={pending !== null}
        onClose={() => setPending(null)}
        title={
          pending &&
          t(
            pending.kind === 'refunded' && isCashDue(order.cash?.due)
              ? 'desk_cash.sure_drop_all'
              : `desk_orders.sure.${pending.kind}`,
            { number: order.number },
          )
        }
        closeLabel={t('labels.close')}
        actions={
          pending && (
            <>
              <Button busy={steps.busy || combining} onClick={() => void confirm()}>
                {t(dropKey(pending.kind) ?? `desk_orders.yes.${pending.kind}`)}
              </Button>
              <SafeAnswer onClick={() => setPending(null)}>{t('desk_orders.leave')}</SafeAnswer>
            </>
          )
        }
      >
        {pending && <p>{t(`desk_orders.sure_detail.${pending.kind}`)}</p>}
        {(pending?.kind === 'cancelled' || pending?.kind === 'refunded') && hasMail && (
          <p>{t('desk_orders.is_mailed')}</p>
        )}
        {(pending?.kind === 'cancelled' || pending?.kind === 'refunded') && (
          <>
            <p>
              {t(
                byCash(order.cash?.due, {
                  card: 'desk_orders.to_card',
                  paid: 'desk_cash.cancel',
                  due: 'desk_cash.cancel_less',
                }),
                { amount: formatCents(toCard) },
              )}
            </p>
            {toBalance > 0 && <p>{t('desk_orders.to_balance', { amount: formatCents(toBalance) })}</p>}
          </>
        )}
      </Dialog>
    </DeskPanel>
  );
}
