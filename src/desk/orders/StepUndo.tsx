import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { StepUndo_order$key } from '#generated/relay/StepUndo_order.graphql.ts';
import { isUndoable, ORDER_STATUSES, type OrderStatus } from '#rules/orderStatus.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useUndoTime } from '../frame/useUndoTime.ts';
import styles from './DeskOrderDetail.module.css';
import type { OrderSteps } from './useOrderSteps.ts';

const fragment = graphql`
  fragment StepUndo_order on Order {
    status
    history {
      at
      kind
      by
      from
      to
    }
  }
`;

const orderStatusOf = (status: string | null | undefined): OrderStatus | null =>
  ORDER_STATUSES.find((one) => one === status) ?? null;

/** The latest step of an order, by anybody, with undo while there is time. */
export function StepUndo({ order, steps }: { order: StepUndo_order$key; steps: OrderSteps }) {
  const { t } = useTranslation();
  const { status, history } = useFragment(fragment, order);
  const last = history?.findLast(({ kind }) => kind === 'status');
  const [from, to] = [orderStatusOf(last?.from), orderStatusOf(last?.to)];
  const isStep = last?.by === 'staff' && to !== null && to === status && isUndoable({ from, to });
  const isInTime = useUndoTime(isStep ? last.at : null);
  if (!isStep || !isInTime) return null;
  return (
    <Notice
      kind="sunken"
      className={styles.undo}
      action={
        <Button variant="outlined" size="s" busy={steps.busy} onClick={() => void steps.undo(to, last.at)}>
          {t('desk_orders.undo')}
        </Button>
      }
    >
      <p>{t('desk_orders.undo_time', { state: t(`orders.status.${to}`) })}</p>
    </Notice>
  );
}
