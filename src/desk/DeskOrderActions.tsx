import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useCombineOrdersMutation } from '../../__generated__/hooks/useCombineOrdersMutation.ts';
import type { DeskOrderActions_order$key } from '../../__generated__/relay/DeskOrderActions_order.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { canTransition, ORDER_STATUSES } from '../../rules/orderStatus.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useDeskAddress } from './deskAddress.ts';
import { deskFailure } from './deskErrors.ts';
import { DeskPanel } from './DeskLayout.tsx';
import { OrderDeposit } from './OrderDeposit.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { notifyTaskCountsChanged } from './taskCounts.ts';
import type { Advance } from './useAdvance.ts';

const fragment = graphql`
  fragment DeskOrderActions_order on Order {
    id
    number
    status
    total
    balanceApplied
    refundedToCard
    refundedToBalance
    createdAt
    location {
      __typename
    }
    combinableWith {
      id
      number
      createdAt
    }
    ...OrderReturns_order
    ...OrderDeposit_order
  }
`;

type Asked =
  | { kind: 'cancelled' | 'refunded' | 'disputed' }
  | { kind: 'combine'; into: string; order: string; left: number };

/** Actions on the whole order. Each asks for confirmation, showing what happens to the money. */
export function DeskOrderActions({ order: key, advance }: { order: DeskOrderActions_order$key; advance: Advance }) {
  const order = useFragment(fragment, key);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useDeskAddress();
  const [asked, ask] = useState<Asked | null>(null);
  const [combine, combining] = useCombineOrdersMutation();
  const status = ORDER_STATUSES.find((known) => known === order.status) ?? 'merged';
  const can = (to: 'cancelled' | 'refunded' | 'disputed') =>
    canTransition(status, to, order.location ? 'pickup' : 'ship');
  const giveBack = can('cancelled') ? 'cancelled' : can('refunded') ? 'refunded' : null;
  const left = Math.max(0, order.total - order.refundedToCard - order.refundedToBalance);
  const toBalance = Math.min(left, Math.max(0, order.balanceApplied - order.refundedToBalance));
  const confirm = async () => {
    if (!asked) return;
    // Failures are shown at the order's head.
    if (asked.kind === 'combine') await join(asked);
    else await advance.run(asked.kind);
    ask(null);
  };
  const join = async (wish: Extract<Asked, { kind: 'combine' }>) => {
    advance.dismiss();
    const data = await combine({
      variables: { into: wish.into, order: wish.order },
      failureKey: deskFailure('errors.basic_retry'),
      onFailure: (lines, error) => advance.failed(lines, error, () => void join(wish)),
    });
    if (data) notifyTaskCountsChanged();
    if (data) await navigate(address('orders', String(wish.left)));
  };
  if (!giveBack && !can('disputed') && order.combinableWith.length === 0) return null;
  return (
    <DeskPanel title={t('desk_orders.actions')}>
      <OrderReturns order={order} />
      <OrderDeposit order={order} wide />
      {order.combinableWith.map((other) => {
        const isFirst = new Date(order.createdAt).getTime() <= new Date(other.createdAt).getTime();
        const way = isFirst
          ? { into: order.id, order: other.id, left: order.number }
          : { into: other.id, order: order.id, left: other.number };
        return (
          <Button key={other.id} variant="outlined" size="s" wide onClick={() => ask({ kind: 'combine', ...way })}>
            {t('desk_orders.combine', { number: other.number })}
          </Button>
        );
      })}
      {can('disputed') && (
        <Button variant="outlined" size="s" wide onClick={() => ask({ kind: 'disputed' })}>
          {t('desk_orders.advance.disputed')}
        </Button>
      )}
      {giveBack && (
        <TextLink standalone tone="danger" onClick={() => ask({ kind: giveBack })}>
          {t(giveBack === 'cancelled' ? 'desk_orders.cancel' : 'desk_orders.refund')}
        </TextLink>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => ask(null)}
        title={asked && t(`desk_orders.sure.${asked.kind}`, { number: order.number })}
        closeLabel={t('labels.close')}
        actions={
          asked && (
            <>
              <Button busy={advance.busy || combining} onClick={() => void confirm()}>
                {t(`desk_orders.yes.${asked.kind}`)}
              </Button>
              <Button variant="text" onClick={() => ask(null)}>
                {t('desk_orders.leave')}
              </Button>
            </>
          )
        }
      >
        {asked && <p>{t(`desk_orders.sure_detail.${asked.kind}`)}</p>}
        {(asked?.kind === 'cancelled' || asked?.kind === 'refunded') && (
          <>
            <p>{t('desk_orders.to_card', { amount: formatCents(left - toBalance) })}</p>
            {toBalance > 0 && <p>{t('desk_orders.to_balance', { amount: formatCents(toBalance) })}</p>}
            <p>{t('desk_orders.less_deposits')}</p>
          </>
        )}
      </Dialog>
    </DeskPanel>
  );
}
