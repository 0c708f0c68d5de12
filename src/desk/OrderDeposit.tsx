import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useRefundGuestDepositMutation } from '../../__generated__/hooks/useRefundGuestDepositMutation.ts';
import type {
  OrderDeposit_order$data,
  OrderDeposit_order$key,
} from '../../__generated__/relay/OrderDeposit_order.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import { useTyped } from '../shared/ui/useTyped.ts';
import { DialogActions } from './DialogActions.tsx';
import styles from './MoneyForm.module.css';
import { MoneySums } from './MoneySums.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { typedAmount } from './typedAmount.ts';
import { useDeskMutation } from './useDeskMutation.ts';

graphql`
  mutation RefundGuestDepositMutation($order: ID!, $amount: Cents!, $requestId: ID!) {
    refundGuestDeposit(order: $order, amount: $amount, requestId: $requestId) {
      ...OrderDeposit_order
      refundedToCard
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
  }
`;

/** Gives deposits of a guest's order back to its card (F-198). Renders nothing if it holds none, or is a customer's. */
export function OrderDeposit({ order: key, wide }: { order: OrderDeposit_order$key; wide?: boolean }) {
  const { t } = useTranslation();
  const order = useFragment(fragment, key);
  const { id, number } = order;
  const [open, setOpen] = useTyped(`#guest_deposit.${id}`, false);
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

/** Created each time the dialog opens: a second press, or a retry, is the same request. */
function OrderDepositForm({ order, onClose }: { order: OrderDeposit_order$data; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, number, customerName } = order;
  const about = `guest_deposit.${id}`;
  const [typed, setTyped] = useTyped(`${about}.amount`, '');
  const [error, setError] = useState<string>();
  const { send: refund, busy, refusal } = useDeskMutation(useRefundGuestDepositMutation(), about);
  const holds = order.depositsHeld ?? 0;
  const held = formatCents(holds);
  const amount = typedAmount(typed);
  const isGood = amount !== null && amount > 0 && amount <= holds;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isGood) {
      const why = amount !== null && amount > holds ? 'desk_customers.deposit.more' : 'desk_customers.amount_wrong';
      return showFormErrors(event.currentTarget, () => setError(t(why, { held })));
    }
    const done = await refund({ order: id, amount });
    if (!done) return;
    toast.success(t('desk_customers.guests.done', { number, amount: formatCents(amount) }));
    onClose();
    void revalidate();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.words}>{t('desk_customers.guests.words', { number, name: customerName, held })}</p>
      <TextField
        label={t('desk_customers.amount')}
        hint={t('desk_customers.deposit.hint', { held })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button variant="outlined" size="s" onClick={() => setTyped(held)}>
        {t('desk_customers.deposit.everything', { held })}
      </Button>
      {isGood && (
        <MoneySums
          sums={[
            { name: t('desk_money.to_card'), value: formatCents(amount), strong: true },
            { name: t('desk_customers.deposit.left'), value: formatCents(holds - amount) },
          ]}
        />
      )}
      <RefusalNotice lines={refusal} />
      <DialogActions busy={busy} onClose={onClose}>
        {isGood ? t('desk_money.give_back', { amount: formatCents(amount) }) : t('desk_customers.deposit.title')}
      </DialogActions>
    </form>
  );
}
