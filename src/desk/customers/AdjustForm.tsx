import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useAdjustBalanceMutation } from '#generated/hooks/useAdjustBalanceMutation.ts';
import type { AdjustForm_customer$key } from '#generated/relay/AdjustForm_customer.graphql.ts';
import { ADJUSTMENT_MOST_CENTS, ADJUSTMENT_REASON_MAX } from '#rules/balance.ts';
import { formatCents, readDollars, type Cents } from '#rules/money.ts';
import { SegmentedToggle } from '../../shared/ui/SegmentedToggle.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { balanceWords, customerName } from '../frame/customerText.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import { MoneySums } from '../frame/MoneySums.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { useDialogFields } from '../frame/useDialogFields.ts';

graphql`
  mutation AdjustBalanceMutation($customer: ID!, $amount: Cents!, $reason: String!, $requestId: ID!) {
    adjustBalance(customer: $customer, amount: $amount, reason: $reason, requestId: $requestId) {
      id
      balance
    }
  }
`;

const fragment = graphql`
  fragment AdjustForm_customer on StaffCustomer {
    id
    firstName
    lastName
    email
    balance
  }
`;

/** The error of an amount; false: it is valid. */
function amountError(t: TFunction, cents: Cents | null): string | false {
  if (cents !== null && cents > ADJUSTMENT_MOST_CENTS)
    return t('desk_customers.adjust.most', { most: formatCents(ADJUSTMENT_MOST_CENTS) });
  return (cents === null || cents <= 0) && t('desk_customers.amount_wrong');
}

type Props = { customer: AdjustForm_customer$key; onClose: () => void };

/**
 * Credits or charges a customer, with a reason that they can read. Mounted each time its dialog opens: a second press,
 * or a retry, is the same request.
 */
export function AdjustForm({ customer: key, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, firstName, lastName, email, balance } = useFragment(fragment, key);
  const formName = `adjust.${id}`;
  const [direction, setDirection] = usePersistedState<'credit' | 'charge'>(`${formName}.way`, 'credit');
  const { values, errors, field, trySubmit } = useDialogFields(
    `${formName}.fields`,
    { amount: '', reason: '' },
    (input) => ({
      amount: amountError(t, readDollars(input.amount)),
      reason: !input.reason.trim() && t('desk_customers.adjust.reason_missing'),
    }),
  );
  const { send: adjust, busy, refusal } = useDeskMutation(useAdjustBalanceMutation(), formName);
  const isAmount = !errors.amount;
  const amount = (direction === 'credit' ? -1 : 1) * (readDollars(values.amount) ?? 0);

  const submit = async (form: HTMLFormElement) => {
    if (!trySubmit(form)) return;
    const data = await adjust({ customer: id, amount, reason: values.reason.trim() });
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
        {...field('amount')}
      />
      <TextField
        label={t('desk_customers.adjust.reason')}
        hint={t('desk_customers.adjust.reason_hint')}
        maxLength={ADJUSTMENT_REASON_MAX}
        {...field('reason')}
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
