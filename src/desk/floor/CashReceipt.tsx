import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useReceiveCashMutation } from '#generated/hooks/useReceiveCashMutation.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { ReceiptUndo } from './ReceiptUndo.tsx';

graphql`
  mutation ReceiveCashMutation($order: ID!, $amount: Cents!, $requestId: ID!) {
    receiveCash(order: $order, amount: $amount, requestId: $requestId) {
      id
      cash {
        due
        received
        receivedAt
        byLink
        undo
      }
      ...DeskOrderJournal_order
    }
  }
`;

/** Cash that was received, in cents, and when. */
export type Receipt = { amount: Cents; at: string };

type Props = {
  /** The order's id in the API. */
  order: string;
  /** What is still to be paid in cash, in cents. */
  due: number;
  size?: 'l' | 's';
  /** It waits for its payment by card, which is what fits; cash is possible. */
  byLink?: boolean | undefined;
};

/** Mounted anew for each receipt, so that another one after an undone one is another request. */
function ReceiveButton({
  order,
  due,
  size = 's',
  byLink = false,
  onReceived,
  onRefused,
}: Props & { onReceived: (receipt: Receipt) => void; onRefused: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { send, busy, refusal } = useDeskMutation(useReceiveCashMutation(), `cash.${order}.${due}`);
  const amount = formatCents(due);
  const receive = async () => {
    const data = await send({ order, amount: due });
    if (!data) return onRefused();
    const { received, receivedAt } = data.receiveCash.cash ?? {};
    if (received && receivedAt) onReceived({ amount: received, at: receivedAt });
    toast.success(t('desk_cash.done', { amount }));
  };
  return (
    <>
      <RefusalNotice lines={refusal} />
      {due > 0 && (
        <Button size={size} wide variant={byLink ? 'outlined' : undefined} busy={busy} onClick={() => void receive()}>
          {t('desk_cash.receive', { amount })}
        </Button>
      )}
    </>
  );
}

/** Records the cash of an order with one press, of exactly the displayed amount (ADR 98), which is taken back while there is time. */
export function CashReceipt(props: Props) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  // Why a press was refused stays to be read, also when a colleague has received it and nothing is due any more.
  const [isRefused, setRefused] = useState(false);
  const onReceived = (received: Receipt) => {
    setRefused(false);
    setReceipt(received);
  };
  if (props.due > 0 || isRefused)
    return <ReceiveButton {...props} onReceived={onReceived} onRefused={() => setRefused(true)} />;
  return receipt && <ReceiptUndo order={props.order} receipt={receipt} />;
}
