import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useUpdateEmailMutation } from '#generated/hooks/useUpdateEmailMutation.ts';
import type { EmailForm_user$key } from '#generated/relay/EmailForm_user.graphql.ts';
import { isEmail } from '#rules/contactDetails.ts';
import styles from '../profile/ProfileForm.module.css';
import { hasCode } from '../shared/relay/failure.ts';
import { Button } from '../shared/ui/Button.tsx';
import { classNames } from '../shared/ui/classNames.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
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
type Field = keyof typeof emptyValues;

/**
 * Changes the email address for signing in, typed twice; it takes effect after confirmation by mail, or immediately
 * (F-164).
 */
export function EmailForm({ user: key }: { user: EmailForm_user$key }) {
  const { t } = useTranslation();
  const { email: current, pendingEmail } = useFragment(fragment, key);
  const [values, setValues] = useState(emptyValues);
  const [invalidField, setInvalidField] = useState<Field | null>(null);
  const [requestedEmail, setRequestedEmail] = useState('');
  const [updateEmail, updating] = useUpdateEmailMutation();

  // The pending address is confirmed.
  if (pendingEmail && requestedEmail) setRequestedEmail('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const showInvalid = (field: Field) => showFormErrors(form, () => setInvalidField(field));
    const variables = { email: values.email.trim(), confirmation: values.confirmation.trim() };
    if (!isEmail(variables.email)) return showInvalid('email');
    if (variables.email !== variables.confirmation) return showInvalid('confirmation');
    const response = await updateEmail({
      variables,
      onFailure: (_, error) => hasCode(error, 'EMAIL_INVALID') && showInvalid('email'),
    });
    if (!response) return;
    setValues(emptyValues);
    setRequestedEmail(variables.email.toLowerCase());
  };
  const field = (name: Field) => (
    <TextField
      label={t(`account.email.${name}`)}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      value={values[name]}
      error={invalidField === name ? t('account.email_validation') : undefined}
      onChange={(event) => {
        setValues({ ...values, [name]: event.target.value });
        setInvalidField(null);
      }}
    />
  );
  return (
    <AccountPanel title={t('account.email.title')} detail={t('account.email.current', { email: current })}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
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
          <Button type="submit" variant="outlined" busy={updating}>
            {t('account.email.change')}
          </Button>
        </div>
      </form>
    </AccountPanel>
  );
}
