import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeskOrderDetail_order$key } from '#generated/relay/DeskOrderDetail_order.graphql.ts';
import { isToPack, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { OrderStatusTag } from '../../orders/OrderStatusTag.tsx';
import { OrderSums } from '../../orders/OrderSums.tsx';
import { useNow } from '../../shared/browser/useNow.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { printerIcon } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { MissingPanel } from '../floor/MissingPanel.tsx';
import { PickSheetPage } from '../floor/PickSheetPage.tsx';
import { DeskColumns, DeskHead, DeskTrail } from '../frame/DeskLayout.tsx';
import { useIsManager } from '../frame/deskRole.ts';
import { DeskOrderActions } from './DeskOrderActions.tsx';
import { DeskOrderAdvance } from './DeskOrderAdvance.tsx';
import styles from './DeskOrderDetail.module.css';
import { DeskOrderFacts } from './DeskOrderFacts.tsx';
import { DeskOrderHandover } from './DeskOrderHandover.tsx';
import { DeskOrderJournal } from './DeskOrderJournal.tsx';
import { DeskOrderLines } from './DeskOrderLines.tsx';
import { OrderPaymentLink } from './OrderPaymentLink.tsx';
import { OrderProblems } from './OrderProblems.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { StepUndo } from './StepUndo.tsx';
import { useOrderSheet } from './useOrderSheet.ts';
import { useOrderSteps, type OrderSteps } from './useOrderSteps.ts';

const fragment = graphql`
  fragment DeskOrderDetail_order on Order {
    id
    number
    status
    customerName
    cash {
      due
      byLink
    }
    ...DeskOrderAdvance_order
    ...StepUndo_order
    ...DeskOrderFacts_order
    ...DeskOrderLines_order
    ...OrderProblems_order
    ...MissingPanel_order
    ...DeskOrderJournal_order
    ...DeskOrderHandover_order
    ...OrderSums_order
    ...OrderPaymentLink_order
    ...OrderReceipt_order
    ...OrderRefunds_order
    ...DeskOrderActions_order
  }
`;

/** A failed action on an order, at its head, until it is dismissed or done. */
function OrderRefusalNotice({ steps: { refusal, busy, dismiss } }: { steps: OrderSteps }) {
  const { t } = useTranslation();
  if (!refusal) return null;
  const { texts, retry } = refusal;
  return (
    <Notice
      kind="error"
      title={t('desk_orders.not_done')}
      action={
        <>
          {retry && (
            <Button variant="outlined" busy={busy} onClick={retry}>
              {t('labels.retry')}
            </Button>
          )}
          <Button variant="text" onClick={dismiss}>
            {t('labels.close')}
          </Button>
        </>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}

/** An order as staff works on it: lines and journal; beside them destination, sums and actions. */
export function DeskOrderDetail({ order: key }: { order: DeskOrderDetail_order$key }) {
  const order = useFragment(fragment, key);
  const { t } = useTranslation();
  const { id, number, status, customerName, cash } = order;
  const due = cash?.due ?? 0;
  const { sheet, printSheet, busy } = useOrderSheet(id);
  const steps = useOrderSteps({ id, number, status });
  const now = useNow();
  const isManager = useIsManager();
  const knownStatus = ORDER_STATUSES.find((one) => one === status);
  const isPacked = knownStatus !== undefined && isToPack(knownStatus);
  const title = customerName ? t('desk_orders.heading', { number, name: customerName }) : String(number);
  return (
    <>
      <div className={sheet ? styles.away : undefined}>
        <DeskTrail label={t('desk_orders.trail')} view="orders">
          {number}
        </DeskTrail>
        <DeskHead title={title} tag={<OrderStatusTag status={status} due={due} byLink={cash?.byLink} />}>
          {isPacked && (
            <Button variant="outlined" icon={printerIcon} busy={busy} onClick={() => void printSheet()}>
              {t('desk_orders.sheet')}
            </Button>
          )}
          <DeskOrderAdvance order={order} steps={steps} />
        </DeskHead>
        <OrderRefusalNotice steps={steps} />
        <DeskOrderFacts order={order} />
        <StepUndo order={order} steps={steps} />
        <DeskColumns
          aside={
            <>
              <DeskOrderHandover order={order} />
              <OrderSums order={order} />
              {cash?.byLink && isManager && <OrderPaymentLink order={order} />}
              <OrderReceipt order={order} />
              {!cash?.byLink && isManager && <OrderPaymentLink order={order} />}
              <OrderRefunds order={order} />
              {isManager && <DeskOrderActions order={order} steps={steps} />}
            </>
          }
        >
          <OrderProblems order={order} />
          <MissingPanel order={order} />
          <DeskOrderLines order={order} />
          <DeskOrderJournal order={order} />
        </DeskColumns>
      </div>
      {sheet && (
        <div className={styles.paper}>
          <PickSheetPage sheet={sheet} printedAt={now} />
        </div>
      )}
    </>
  );
}
