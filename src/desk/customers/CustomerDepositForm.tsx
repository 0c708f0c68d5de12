import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useRefundDepositMutation } from '#generated/hooks/useRefundDepositMutation.ts';
import type { CustomerDepositForm_customer$key } from '#generated/relay/CustomerDepositForm_customer.graphql.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { balanceWords, customerName } from '../frame/customerText.ts';
import { useDeskMutation } from '../frame/useDeskMutation.ts';
import { DepositForm } from '../orders/DepositForm.tsx';

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
  fragment CustomerDepositForm_customer on StaffCustomer {
    id
    firstName
    lastName
    email
    balance
    depositsHeld
    hasReusableBox
  }
`;

type Props = { customer: CustomerDepositForm_customer$key; onClose: () => void };

/**
 * Credits the deposits of returned containers, never more than the deposits held (F-198, E50). Mounted each time its
 * dialog opens: a second press, or a retry, is the same request.
 */
export function CustomerDepositForm({ customer, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, firstName, lastName, email, balance, depositsHeld, hasReusableBox } = useFragment(fragment, customer);
  const formName = `deposit.${id}`;
  const { send: refund, busy, refusal } = useDeskMutation(useRefundDepositMutation(), formName);
  const name = customerName({ firstName, lastName, email });

  const submit = async (input: { amount: Cents; reusableBox: boolean }) => {
    const data = await refund({ customer: id, ...input });
    if (!data) return;
    const newBalance = balanceWords(t, data.refundDeposit.balance);
    toast.success(t('desk_customers.deposit.done', { name, after: newBalance }));
    onClose();
    void revalidate();
  };
  return (
    <DepositForm
      name={formName}
      depositsHeld={depositsHeld}
      hasReusableBox={hasReusableBox}
      intro={t('desk_customers.deposit.words', { name, held: formatCents(depositsHeld) })}
      submit={(amount) =>
        amount === null
          ? t('desk_customers.deposit.title')
          : t('desk_customers.deposit.credit', { amount: formatCents(amount) })
      }
      sums={(amount) => [
        { name: t('desk_customers.balance.now'), value: balanceWords(t, balance) },
        { name: t('desk_customers.deposit.credited'), value: formatCents(amount) },
        { name: t('desk_customers.balance.then'), value: balanceWords(t, balance - amount), strong: true },
      ]}
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={busy}
    />
  );
}
