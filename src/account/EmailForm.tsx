import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useUpdateEmailMutation } from '#generated/hooks/useUpdateEmailMutation.ts';
import type { EmailForm_user$key } from '#generated/relay/EmailForm_user.graphql.ts';
import { isEmail } from '#rules/contactDetails.ts';
import styles from '../profile/ProfileForm.module.css';
import { check, trimmed, z } from '../shared/forms/formSchema.ts';
import { useMarketForm } from '../shared/forms/useMarketForm.ts';
import { Button } from '../shared/ui/Button.tsx';
import { classNames } from '../shared/ui/classNames.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { AccountPanel } from './AccountPanel.tsx';

graphql`
  mutation UpdateEmailMutation($confirmation: String!, $email: String!) {
    updateEmail(confirmation: $confirmation, email: $email) {
      ...EmailForm_user
    }
  }
`;

const fragment = graphql`
  fragment EmailForm_user on User {
    email
    pendingEmail
  }
`;

const emptyValues = { email: '', confirmation: '' };
const schema = z
  .object({ email: trimmed(check(isEmail, 'account.email_validation')), confirmation: trimmed() })
  .check(
    check(({ email, confirmation }) => email === confirmation, 'account.email_validation', { path: ['confirmation'] }),
  );

/**
 * Changes the email address for signing in, typed twice; it takes effect after confirmation by mail, or immediately
 * (F-164).
 */
export function EmailForm({ user: key }: { user: EmailForm_user$key }) {
  const { t } = useTranslation();
  const { email: current, pendingEmail } = useFragment(fragment, key);
  const form = useMarketForm({
    schema,
    saved: emptyValues,
    refusals: { EMAIL_INVALID: { email: 'account.email_validation' } },
  });
  const [requestedEmail, setRequestedEmail] = useState('');
  const [updateEmail] = useUpdateEmailMutation();

  // The pending address is confirmed.
  if (pendingEmail && requestedEmail) setRequestedEmail('');

  const submit = form.submit(async (variables) => {
    if (!(await updateEmail({ variables, onFailure: form.refuse }))) return;
    form.discard();
    setRequestedEmail(variables.email.toLowerCase());
  });
  const field = (name: keyof typeof emptyValues) => (
    <TextField
      label={t(`account.email.${name}`)}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      {...form.field(name)}
    />
  );
  return (
    <AccountPanel title={t('account.email.title')} detail={t('account.email.current', { email: current })}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {pendingEmail && (
          <Notice kind="info" title={t('account.email.pending', { email: pendingEmail })}>
            <p>{t('account.email.pending_detail')}</p>
          </Notice>
        )}
        {requestedEmail === current && (
          <Notice kind="good" title={t('account.email.changed', { email: current })}>
            <p>{t('account.email.changed_detail')}</p>
          </Notice>
        )}
        <div className={classNames(styles.fields, styles.pair)}>
          {field('email')}
          {field('confirmation')}
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="outlined" busy={form.submitting}>
            {t('account.email.change')}
          </Button>
        </div>
      </form>
    </AccountPanel>
  );
}
