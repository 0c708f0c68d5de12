import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useAdjustBalanceMutation } from '#generated/hooks/useAdjustBalanceMutation.ts';
import type { AdjustForm_customer$key } from '#generated/relay/AdjustForm_customer.graphql.ts';
import { ADJUSTMENT_MOST_CENTS, ADJUSTMENT_REASON_MAX } from '#rules/balance.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { check, trimmed, z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { SegmentedToggle } from '../../shared/ui/SegmentedToggle.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { balanceWords, customerName } from '../frame/customerText.ts';
import { dollars } from '../frame/deskSchema.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import { MoneySums } from '../frame/MoneySums.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';

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

const amountSchema = dollars(ADJUSTMENT_MOST_CENTS, 'desk_customers.adjust.most');
const schema = z.pipe(
  z.object({
    direction: z.enum(['credit', 'charge']),
    amount: amountSchema,
    reason: trimmed(check((text) => text !== '', 'desk_customers.adjust.reason_missing')),
  }),
  z.transform(({ direction, amount, reason }) => ({ amount: signed(direction, amount), reason })),
);
const signed = (direction: 'credit' | 'charge', amount: Cents): Cents => (direction === 'credit' ? -amount : amount);
const empty = { direction: 'credit' as 'credit' | 'charge', amount: '', reason: '' };

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
  const form = useMarketForm({ name: `${formName}.fields`, schema, saved: empty });
  const { send: adjust, busy, refusal } = useDeskMutation(useAdjustBalanceMutation(), formName);
  const { direction } = form.values;
  const { data: amount } = amountSchema.safeParse(form.values.amount);

  const submit = form.submit(async (input) => {
    const data = await adjust({ customer: id, ...input });
    if (!data) return;
    const newBalance = balanceWords(t, data.adjustBalance.balance);
    toast.success(
      t('desk_customers.adjust.done', { name: customerName({ firstName, lastName, email }), after: newBalance }),
    );
    onClose();
    void revalidate();
  });
  return (
    <DialogForm
      submit={
        amount === undefined
          ? t('desk_customers.adjust.title')
          : t(`desk_customers.adjust.do_${direction}`, { amount: formatCents(amount) })
      }
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={busy}
    >
      <SegmentedToggle
        legend={t('desk_customers.adjust.way')}
        {...form.choice('direction')}
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
        {...form.field('amount')}
      />
      <TextField
        label={t('desk_customers.adjust.reason')}
        hint={t('desk_customers.adjust.reason_hint')}
        maxLength={ADJUSTMENT_REASON_MAX}
        autoComplete="off"
        {...form.field('reason')}
      />
      {amount !== undefined && (
        <MoneySums
          sums={[
            { name: t('desk_customers.balance.now'), value: balanceWords(t, balance) },
            { name: t(`desk_customers.adjust.${direction}`), value: formatCents(amount) },
            {
              name: t('desk_customers.balance.then'),
              value: balanceWords(t, balance + signed(direction, amount)),
              strong: true,
            },
          ]}
        />
      )}
    </DialogForm>
  );
}
