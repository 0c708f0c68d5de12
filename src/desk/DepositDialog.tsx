import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useRefundDepositMutation } from '../../__generated__/hooks/useRefundDepositMutation.ts';
import type {
  DepositDialog_customer$data,
  DepositDialog_customer$key,
} from '../../__generated__/relay/DepositDialog_customer.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import { useTyped } from '../shared/ui/useTyped.ts';
import { balanceWords, customerName } from './customerText.ts';
import { DialogActions } from './DialogActions.tsx';
import styles from './MoneyForm.module.css';
import { MoneySums } from './MoneySums.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { typedAmount } from './typedAmount.ts';
import { useDeskMutation } from './useDeskMutation.ts';

graphql`
  mutation RefundDepositMutation($customer: ID!, $amount: Cents!, $reusableBox: Boolean!, $requestId: ID!) {
    refundDeposit(customer: $customer, amount: $amount, reusableBox: $reusableBox, requestId: $requestId) {
      id
      balance
      depositsHeld
      hasReusableBox
    }
  }
`;

const fragment = graphql`
  fragment DepositDialog_customer on StaffCustomer {
    id
    firstName
    lastName
    email
    balance
    depositsHeld
    hasReusableBox
  }
`;

type Props = { /** Null: closed. */ customer: DepositDialog_customer$key | null; onClose: () => void };

/** Credits deposits that a customer returned, never more than they hold (F-198, E50). */
export function DepositDialog({ customer: key, onClose }: Props) {
  const { t } = useTranslation();
  const customer = useFragment(fragment, key);
  return (
    <Dialog
      open={customer !== null}
      onClose={onClose}
      title={t('desk_customers.deposit.title')}
      closeLabel={t('labels.close')}
    >
      {customer && <DepositForm customer={customer} onClose={onClose} />}
    </Dialog>
  );
}

/** Created each time the dialog opens: a second press, or a retry, is the same request. */
function DepositForm({ customer, onClose }: { customer: DepositDialog_customer$data; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, firstName, lastName, email, balance, depositsHeld, hasReusableBox } = customer;
  const about = `deposit.${id}`;
  const [typed, setTyped] = useTyped(`${about}.amount`, '');
  const [box, setBox] = useTyped(`#${about}.box`, false);
  const [error, setError] = useState<string>();
  const { send: refund, busy, refusal } = useDeskMutation(useRefundDepositMutation(), about);
  const name = customerName({ firstName, lastName, email });
  const amount = typedAmount(typed);
  const isGood = amount !== null && amount > 0 && amount <= depositsHeld;
  const held = formatCents(depositsHeld);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isGood) {
      const isMore = amount !== null && amount > depositsHeld;
      const why = isMore ? 'desk_customers.deposit.more' : 'desk_customers.amount_wrong';
      return showFormErrors(event.currentTarget, () => setError(t(why, { held })));
    }
    const done = await refund({ customer: id, amount, reusableBox: box });
    if (!done) return;
    const after = balanceWords(t, done.refundDeposit.balance);
    toast.success(t('desk_customers.deposit.done', { name, after }));
    onClose();
    void revalidate();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.words}>{t('desk_customers.deposit.words', { name, held })}</p>
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
      <Button variant="outlined" size="s" onClick={() => setTyped(formatCents(depositsHeld))}>
        {t('desk_customers.deposit.everything', { held })}
      </Button>
      {hasReusableBox && (
        <Checkbox
          title={t('desk_customers.deposit.box')}
          detail={t('desk_customers.deposit.box_detail')}
          checked={box}
          onChange={setBox}
        />
      )}
      {isGood && (
        <MoneySums
          sums={[
            { name: t('desk_customers.balance.now'), value: balanceWords(t, balance) },
            { name: t('desk_customers.deposit.credited'), value: formatCents(amount) },
            { name: t('desk_customers.balance.then'), value: balanceWords(t, balance - amount), strong: true },
            { name: t('desk_customers.deposit.left'), value: formatCents(depositsHeld - amount) },
          ]}
        />
      )}
      <RefusalNotice lines={refusal} />
      <DialogActions busy={busy} onClose={onClose}>
        {isGood
          ? t('desk_customers.deposit.credit', { amount: formatCents(amount) })
          : t('desk_customers.deposit.title')}
      </DialogActions>
    </form>
  );
}
