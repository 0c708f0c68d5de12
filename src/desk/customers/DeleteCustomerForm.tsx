import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useDeleteCustomerMutation } from '#generated/hooks/useDeleteCustomerMutation.ts';
import type { DeleteCustomerForm_customer$key } from '#generated/relay/DeleteCustomerForm_customer.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { ClosureSummary } from '../../orders/ClosureSummary.tsx';
import { check, trimmed, z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { hasCode, type FailureLine } from '../../shared/relay/failure.ts';
import { useNavigateFromHere } from '../../shared/routing/useNavigateFromHere.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { customerName } from '../frame/customerText.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';

graphql`
  mutation DeleteCustomerMutation($id: ID!, $forfeits: Cents!) {
    deleteCustomer(id: $id, forfeits: $forfeits) {
      deletedCustomerId
    }
  }
`;

const fragment = graphql`
  fragment DeleteCustomerForm_customer on StaffCustomer {
    id
    firstName
    lastName
    email
    orderCount
    closure {
      credit
      deposits
      ...ClosureSummary_closure
    }
  }
`;

type Props = { customer: DeleteCustomerForm_customer$key; onClose: () => void };

/** Deletes a customer for good, once their email address was typed (F-186, E49). */
export function DeleteCustomerForm({ customer: key, onClose }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigateFromHere();
  const { revalidate } = useRevalidator();
  const address = useDeskAddress();
  const { id, firstName, lastName, email, orderCount, closure } = useFragment(fragment, key);
  const isTheirs = (text: string) => text.toLowerCase() === email.toLowerCase();
  const form = useMarketForm({
    name: `delete.${id}`,
    schema: z.object({ email: trimmed(check(isTheirs, 'desk_customers.delete.other')) }),
    saved: { email: '' },
  });
  const [refusal, setRefusal] = useState<readonly FailureLine[]>([]);
  const [erase, busy] = useDeleteCustomerMutation();
  const name = customerName({ firstName, lastName, email });

  const submit = form.submit(async () => {
    setRefusal([]);
    const data = await erase({
      variables: { id, forfeits: closure.credit + closure.deposits },
      failureKey: deskFailure('errors.basic_retry'),
      onFailure(lines, error) {
        if (hasCode(error, 'FORFEITS_CHANGED')) void revalidate();
        setRefusal(lines);
      },
    });
    if (!data) return;
    toast.success(t('desk_customers.delete.done', { name }));
    void navigate(address('customers'));
  });
  return (
    <DialogForm
      submit={t('desk_customers.delete.do')}
      onSubmit={submit}
      onClose={onClose}
      refusal={refusal}
      busy={busy}
    >
      <p className={styles.words}>{t('desk_customers.delete.words', { name })}</p>
      <p className={styles.words}>
        {t('desk_customers.delete.orders', { count: orderCount, n: formatCount(orderCount, locale) })}
      </p>
      <ClosureSummary closure={closure} orderHref={({ number }) => address('orders', String(number))} />
      <TextField
        label={t('desk_customers.delete.confirm')}
        hint={email}
        type="email"
        spellCheck={false}
        autoComplete="off"
        {...form.field('email')}
      />
    </DialogForm>
  );
}
