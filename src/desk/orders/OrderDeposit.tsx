import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useRefundGuestDepositMutation } from '#generated/hooks/useRefundGuestDepositMutation.ts';
import type { OrderDeposit_order$data, OrderDeposit_order$key } from '#generated/relay/OrderDeposit_order.graphql.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { byCash, isCashDue } from '../frame/cashWords.ts';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { DepositForm } from './DepositForm.tsx';

graphql`
  mutation RefundGuestDepositMutation($order: ID!, $amount: Cents!, $requestId: ID!) {
    refundGuestDeposit(order: $order, amount: $amount, requestId: $requestId) {
      ...OrderDeposit_order
      refundedToCard
      cancelRefund {
        toCard
        toBalance
      }
      ...DeskOrderJournal_order
    }
  }
`;

const fragment = graphql`
  fragment OrderDeposit_order on Order {
    id
    number
    customerName
    depositsHeld
    cash {
      due
    }
  }
`;

/** Refunds a guest order's deposits to its card (F-198). Renders nothing without deposits, or for customers. */
export function OrderDeposit({ order: key, wide }: { order: OrderDeposit_order$key; wide?: boolean }) {
  const { t } = useTranslation();
  const order = useFragment(fragment, key);
  const { id, number } = order;
  const [open, setOpen] = usePersistedState(`guest_deposit.${id}`, false);
  const close = () => setOpen(false);
  if (!open && !order.depositsHeld) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="s"
        wide={wide ?? false}
        aria-label={t('desk_customers.guests.give_back_of', { number })}
        onClick={() => setOpen(true)}
      >
        {t('desk_customers.deposit.title')}
      </Button>
      <Dialog open={open} onClose={close} title={t('desk_customers.deposit.title')} closeLabel={t('labels.close')}>
        {open && <OrderDepositForm order={order} onClose={close} />}
      </Dialog>
    </>
  );
}

/** Created each time the dialog opens, so that a second click, or a retry, has the same request key. */
function OrderDepositForm({ order, onClose }: { order: OrderDeposit_order$data; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, number, customerName, cash } = order;
  const formName = `guest_deposit.${id}`;
  const { send: refund, busy, refusal } = useDeskMutation(useRefundGuestDepositMutation(), formName);
  const depositsHeld = order.depositsHeld ?? 0;

  const submit = async ({ amount }: { amount: Cents }) => {
    const data = await refund({ order: id, amount });
    if (!data) return;
    toast.success(
      t(
        byCash(cash?.due, {
          card: 'desk_customers.guests.done',
          paid: 'desk_cash.deposit_done',
          due: 'desk_cash.deposit_lowered',
        }),
        { number, amount: formatCents(amount) },
      ),
    );
    onClose();
    void revalidate();
  };
  return (
    <DepositForm
      name={formName}
      depositsHeld={depositsHeld}
      intro={t(
        byCash(cash?.due, {
          card: 'desk_customers.guests.words',
          paid: 'desk_cash.deposit_words',
          due: 'desk_cash.deposit_words_due',
        }),
        { number, name: customerName, held: formatCents(depositsHeld) },
      )}
      submit={(amount) =>
        amount === null
          ? t('desk_customers.deposit.title')
          : t(isCashDue(cash?.due) ? 'desk_cash.lower' : 'desk_money.give_back', { amount: formatCents(amount) })
      }
      sums={(amount) => [
        {
          name: t(byCash(cash?.due, { card: 'desk_money.to_card', paid: 'desk_cash.back', due: 'desk_cash.less' })),
          value: formatCents(amount),
          strong: true,
        },
      ]}
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={busy}
    />
  );
}
