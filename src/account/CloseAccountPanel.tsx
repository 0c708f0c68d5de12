import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useDeleteAccountMutation } from '#generated/hooks/useDeleteAccountMutation.ts';
import type { CloseAccountPanel_user$key } from '#generated/relay/CloseAccountPanel_user.graphql.ts';
import { signOut } from '../identity/signing.ts';
import { ClosureSummary } from '../orders/ClosureSummary.tsx';
import styles from '../profile/ProfileForm.module.css';
import { check, trimmed, z } from '../shared/forms/formSchema.ts';
import { useMarketForm } from '../shared/forms/useMarketForm.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { AccountPanel } from './AccountPanel.tsx';

graphql`
  mutation DeleteAccountMutation($confirmation: String!, $forfeits: Cents!) {
    deleteAccount(confirmation: $confirmation, forfeits: $forfeits) {
      deletedCustomerId
    }
  }
`;

const fragment = graphql`
  fragment CloseAccountPanel_user on User {
    email
    closure {
      credit
      deposits
      openOrders {
        id
      }
      ...ClosureSummary_closure
    }
  }
`;

const schemaFor = (email: string) => {
  const isTheirs = (text: string) => text.toLowerCase() === email.toLowerCase();
  return z.object({ confirmation: trimmed(check(isTheirs, 'account.close.other')) });
};

/** Deletes the account for good, after its email address was typed once more (E49), and signs out. */
export function CloseAccountPanel({ user: key }: { user: CloseAccountPanel_user$key }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { email, closure } = useFragment(fragment, key);
  const address = useAddress();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const form = useMarketForm({
    schema: schemaFor(email),
    saved: { confirmation: '' },
    refusals: { EMAIL_INVALID: { confirmation: 'account.close.other' } },
  });
  const [deleteAccount] = useDeleteAccountMutation();

  const submit = form.submit(async ({ confirmation }) => {
    const response = await deleteAccount({
      variables: { confirmation, forfeits: closure.credit + closure.deposits },
      onFailure(lines, error) {
        if (hasCode(error, 'FORFEITS_CHANGED')) void revalidate();
        return form.refuse(lines, error);
      },
    });
    if (response) await signOut(environment);
  });
  return (
    <AccountPanel quiet title={t('account.close.title')} detail={t('account.close.detail')}>
      <TextLink standalone tone="danger" className={styles.link} onClick={() => setOpen(true)}>
        {t('account.close.ask')}
      </TextLink>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('account.close.title')}
        closeLabel={t('labels.close')}
      >
        <form noValidate className={styles.form} onSubmit={submit}>
          <p>{t('account.close.words')}</p>
          <ClosureSummary closure={closure} orderHref={({ id }) => address('order', { id })} />
          {(closure.credit > 0 || closure.openOrders.length > 0) && <p>{t('account.close.credit_first')}</p>}
          <TextField
            label={t('account.close.confirm')}
            hint={email}
            type="email"
            autoComplete="off"
            spellCheck={false}
            {...form.field('confirmation')}
          />
          <div className={styles.actions}>
            <Button type="submit" busy={form.submitting}>
              {t('account.close.do')}
            </Button>
            <Button variant="text" onClick={() => setOpen(false)}>
              {t('account.close.keep')}
            </Button>
          </div>
        </form>
      </Dialog>
    </AccountPanel>
  );
}
