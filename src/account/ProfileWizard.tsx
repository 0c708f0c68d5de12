import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { useUpdateUserMutation } from '#generated/hooks/useUpdateUserMutation.ts';
import type { ProfileWizard_user$key } from '#generated/relay/ProfileWizard_user.graphql.ts';
import { WIZARD_COOKIE_DAYS } from '#rules/constants.ts';
import { NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import styles from '../profile/ProfileForm.module.css';
import { readCookie, writeCookie } from '../shared/storage/cookies.ts';
import { readPersistent, writePersistent } from '../shared/storage/persistentStorage.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { useToast } from '../shared/ui/toasts.tsx';

const fragment = graphql`
  fragment ProfileWizard_user on User {
    completeProfile
  }
`;

const KEY = 'etal.profile-wizard';
const COOKIE = 'etal_profile_wizard';
const CLOSED = 'closed';

/** Whether the wizard was closed in this browser (F-173). */
const wizardClosed = (): boolean => readPersistent(KEY) === CLOSED || readCookie(COOKIE) === CLOSED;

/** Stores in local storage that the wizard was closed; if that is refused, in a cookie for 180 days. */
function closeWizard(): void {
  writePersistent(KEY, CLOSED);
  if (readPersistent(KEY) !== CLOSED) writeCookie(COOKIE, CLOSED, WIZARD_COOKIE_DAYS);
}

const QUERY = 'complete-profile';
const emptyValues = { firstName: '', lastName: '', subscribeToNewsletter: false };

/**
 * Asks a new customer for their name (F-171): if the ID token says that the profile is incomplete, unless the wizard
 * was closed in this browser; or if the address requests it.
 */
export function ProfileWizard({ user: key }: { user: ProfileWizard_user$key }) {
  const { t } = useTranslation();
  const { completeProfile } = useFragment(fragment, key);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [closed, setClosed] = useState(wizardClosed);
  const [values, setValues] = useState(emptyValues);
  const [update, saving] = useUpdateUserMutation();
  const toast = useToast();
  const query = new URLSearchParams(search);
  const isRequested = query.has(QUERY);
  const firstName = values.firstName.trim();
  const lastName = values.lastName.trim();
  const isFilled = firstName !== '' || lastName !== '' || values.subscribeToNewsletter;

  const close = () => {
    closeWizard();
    setClosed(true);
    if (!isRequested) return;
    query.delete(QUERY);
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled || saving) return;
    const input = {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(values.subscribeToNewsletter && { subscribeToNewsletter: true }),
      source: 'wizard' as const,
    };
    const response = await update({ variables: { input }, failureKey: 'errors.basic' });
    if (!response) return;
    toast.success(t('account.saved'));
    close();
  };
  const nameField = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      label={t(`account.fields.${field}`)}
      value={values[field]}
      placeholder={field === 'lastName' ? t('account.optional') : undefined}
      autoComplete={autoComplete}
      maxLength={NAME_MAX_LENGTH}
      onChange={(event) => setValues({ ...values, [field]: event.target.value })}
    />
  );
  return (
    <Dialog
      open={isRequested || (completeProfile && !closed)}
      onClose={close}
      title={t('account.wizard.title')}
      closeLabel={t('labels.close')}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{t('account.wizard.words')}</p>
        <div className={styles.fields}>
          {nameField('firstName', 'given-name')}
          {nameField('lastName', 'family-name')}
        </div>
        <Checkbox
          title={t('account.wizard.newsletter')}
          checked={values.subscribeToNewsletter}
          onChange={(subscribeToNewsletter) => setValues({ ...values, subscribeToNewsletter })}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={saving} disabled={!isFilled}>
            {t('account.save')}
          </Button>
          <Button variant="text" onClick={close}>
            {t('account.wizard.later')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
