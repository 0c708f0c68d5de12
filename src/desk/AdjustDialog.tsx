import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useAdjustBalanceMutation } from '../../__generated__/hooks/useAdjustBalanceMutation.ts';
import type { AdjustDialog_customer$key } from '../../__generated__/relay/AdjustDialog_customer.graphql.ts';
import { ADJUSTMENT_MOST_CENTS, ADJUSTMENT_REASON_MAX } from '../../rules/balance.ts';
import { formatCents, readDollars } from '../../rules/money.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SegmentedToggle } from '../shared/ui/SegmentedToggle.tsx';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import { useToast } from '../shared/ui/toasts.tsx';
import { usePersistedInput, usePersistedState } from '../shared/ui/usePersistedState.ts';
import { balanceWords, customerName } from './customerText.ts';
import { DialogForm } from './DialogForm.tsx';
import { MoneySums } from './MoneySums.tsx';
import { useDeskMutation } from './useDeskMutation.ts';

graphql`
  mutation AdjustBalanceMutation($customer: ID!, $amount: Cents!, $reason: String!, $requestId: ID!) {
    adjustBalance(customer: $customer, amount: $amount, reason: $reason, requestId: $requestId) {
      id
      balance
    }
  }
`;

const fragment = graphql`
  fragment AdjustDialog_customer on StaffCustomer {
    id
    firstName
    lastName
    email
    balance
  }
`;

type Props = { customer: AdjustDialog_customer$key; open: boolean; onClose: () => void };

/** Credits or charges a customer, with a reason that they can read. */
export function AdjustDialog({ customer, open, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('desk_customers.adjust.title')} closeLabel={t('labels.close')}>
      <AdjustForm customer={customer} onClose={onClose} />
    </Dialog>
  );
}

/** Created each time the dialog opens: a second press, or a retry, is the same request. */
function AdjustForm({ customer: key, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, firstName, lastName, email, balance } = useFragment(fragment, key);
  const formName = `adjust.${id}`;
  const [direction, setDirection] = usePersistedState<'credit' | 'charge'>(`${formName}.way`, 'credit');
  const [amountText, setAmountText] = usePersistedInput(`${formName}.amount`, '');
  const [reason, setReason] = usePersistedInput(`${formName}.reason`, '');
  const [tried, setTried] = useState(false);
  const { send: adjust, busy, refusal } = useDeskMutation(useAdjustBalanceMutation(), formName);
  const cents = readDollars(amountText);
  const isAmount = cents !== null && cents > 0 && cents <= ADJUSTMENT_MOST_CENTS;
  const hasReason = reason.trim() !== '';
  const amount = (direction === 'credit' ? -1 : 1) * (cents ?? 0);
  const amountError =
    cents !== null && cents > ADJUSTMENT_MOST_CENTS ? 'desk_customers.adjust.most' : 'desk_customers.amount_wrong';

  const submit = async (form: HTMLFormElement) => {
    if (!isAmount || !hasReason) return showFormErrors(form, () => setTried(true));
    const data = await adjust({ customer: id, amount, reason: reason.trim() });
    if (!data) return;
    const newBalance = balanceWords(t, data.adjustBalance.balance);
    toast.success(
      t('desk_customers.adjust.done', { name: customerName({ firstName, lastName, email }), after: newBalance }),
    );
    onClose();
    void revalidate();
  };
  return (
    <DialogForm
      submit={
        isAmount
          ? t(`desk_customers.adjust.do_${direction}`, { amount: formatCents(Math.abs(amount)) })
          : t('desk_customers.adjust.title')
      }
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={busy}
    >
      <SegmentedToggle
        legend={t('desk_customers.adjust.way')}
        value={direction}
        onChange={setDirection}
        segments={[
          { value: 'credit', title: t('desk_customers.adjust.credit') },
          { value: 'charge', title: t('desk_customers.adjust.charge') },
        ]}
      />
      <TextField
        label={t('desk_customers.amount')}
        hint={t('desk_customers.amount_hint')}
        inputMode="decimal"
        autoComplete="off"
        value={amountText}
        error={tried && !isAmount ? t(amountError, { most: formatCents(ADJUSTMENT_MOST_CENTS) }) : undefined}
        onChange={(event) => setAmountText(event.target.value)}
      />
      <TextField
        label={t('desk_customers.adjust.reason')}
        hint={t('desk_customers.adjust.reason_hint')}
        autoComplete="off"
        maxLength={ADJUSTMENT_REASON_MAX}
        value={reason}
        error={tried && !hasReason ? t('desk_customers.adjust.reason_missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {isAmount && (
        <MoneySums
          sums={[
            { name: t('desk_customers.balance.now'), value: balanceWords(t, balance) },
            { name: t(`desk_customers.adjust.${direction}`), value: formatCents(Math.abs(amount)) },
            { name: t('desk_customers.balance.then'), value: balanceWords(t, balance + amount), strong: true },
          ]}
        />
      )}
    </DialogForm>
  );
}
