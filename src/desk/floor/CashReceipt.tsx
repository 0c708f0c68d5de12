import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useReceiveCashMutation } from '#generated/hooks/useReceiveCashMutation.ts';
import { formatCents } from '#rules/money.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';

graphql`
  mutation ReceiveCashMutation($order: ID!, $amount: Cents!, $requestId: ID!) {
    receiveCash(order: $order, amount: $amount, requestId: $requestId) {
      id
      cash {
        due
        received
        receivedAt
        byLink
      }
      ...DeskOrderJournal_order
    }
  }
`;

type Props = {
  /** The order's id in the API. */
  order: string;
  /** What is still to be paid in cash, in cents. */
  due: number;
  size?: 'l' | 's';
};

/** Records the cash of an order with one press, of exactly the displayed amount (ADR 98). Renders nothing once it was received. */
export function CashReceipt({ order, due, size = 's' }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { send, busy, refusal } = useDeskMutation(useReceiveCashMutation(), `cash.${order}.${due}`);
  const amount = formatCents(due);
  const receive = async () => {
    if (await send({ order, amount: due })) toast.success(t('desk_cash.done', { amount }));
  };
  if (due === 0) return null;
  return (
    <>
      <RefusalNotice lines={refusal} />
      <Button size={size} wide busy={busy} onClick={() => void receive()}>
        {t('desk_cash.receive', { amount })}
      </Button>
    </>
  );
}
