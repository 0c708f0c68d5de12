import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useUndoCashReceiptMutation } from '#generated/hooks/useUndoCashReceiptMutation.ts';
import { formatCents } from '#rules/money.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { useUndoTime } from '../frame/useUndoTime.ts';
import type { Receipt } from './CashReceipt.tsx';

graphql`
  mutation UndoCashReceiptMutation(
    $order: ID!
    $amount: Cents!
    $receivedAt: DateTime
    $reason: ReceiptUndoReason
    $requestId: ID!
  ) {
    undoCashReceipt(order: $order, amount: $amount, receivedAt: $receivedAt, reason: $reason, requestId: $requestId) {
      id
      cash {
        due
        received
        receivedAt
        byLink
        undo
        link {
          state
          payBy
          sentAt
        }
      }
    }
  }
`;

/** Takes the receipt of an order's cash back. */
export function useReceiptUndo(order: string, { amount, at }: Receipt) {
  const { t } = useTranslation();
  const toast = useToast();
  // The whole view is read again: the order's journal has the call too.
  const { revalidate } = useRevalidator();
  const { send, busy, refusal } = useDeskMutation(useUndoCashReceiptMutation(), `uncash.${order}.${at}`);
  /** Returns whether it was done. `reason`: needed once the time is over. */
  const undo = async (reason: 'mistake' | 'other_order' | 'miscounted' | null): Promise<boolean> => {
    if (!(await send({ order, amount, receivedAt: at, reason }))) return false;
    toast.success(t('desk_cash.undo.done', { amount: formatCents(amount) }));
    void revalidate();
    return true;
  };
  return { undo, busy, refusal };
}

/** A receipt with undo, as long as there is time (ADR 48); `order`: its id in the API. */
export function ReceiptUndo({ order, receipt }: { order: string; receipt: Receipt }) {
  const { t } = useTranslation();
  const { undo, busy, refusal } = useReceiptUndo(order, receipt);
  if (!useUndoTime(receipt.at)) return null;
  return (
    <>
      <RefusalNotice lines={refusal} />
      <Notice
        kind="sunken"
        action={
          <Button variant="outlined" size="s" busy={busy} onClick={() => void undo(null)}>
            {t('desk_cash.undo.press')}
          </Button>
        }
      >
        <p>{t('desk_cash.undo.time', { amount: formatCents(receipt.amount) })}</p>
      </Notice>
    </>
  );
}
