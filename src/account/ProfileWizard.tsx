import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { useUpdateUserMutation } from '#generated/hooks/useUpdateUserMutation.ts';
import type { ProfileWizard_user$key } from '#generated/relay/ProfileWizard_user.graphql.ts';
import { WIZARD_COOKIE_DAYS } from '#rules/constants.ts';
import { NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import styles from '../profile/ProfileForm.module.css';
import { trimmed, z } from '../shared/forms/formSchema.ts';
import { useMarketForm } from '../shared/forms/useMarketForm.ts';
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
type Values = typeof emptyValues;
/** Only what was filled in. */
const schema = z.pipe(
  z.object({ firstName: trimmed(), lastName: trimmed(), subscribeToNewsletter: z.boolean() }),
  z.transform((values): Partial<Values> => Object.fromEntries(Object.entries(values).filter(([, value]) => value))),
);

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
  const form = useMarketForm({ schema, saved: emptyValues });
  const [update] = useUpdateUserMutation();
  const toast = useToast();
  const query = new URLSearchParams(search);
  const isRequested = query.has(QUERY);
  const isFilled = Object.keys(schema.parse(form.values)).length > 0;

  const close = () => {
    closeWizard();
    setClosed(true);
    if (!isRequested) return;
    query.delete(QUERY);
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true });
  };
  const submit = form.submit(async (filled) => {
    if (!isFilled) return;
    const input = { ...filled, source: 'wizard' as const };
    const response = await update({ variables: { input }, failureKey: 'errors.basic' });
    if (!response) return;
    toast.success(t('account.saved'));
    close();
  });
  const nameField = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      label={t(`account.fields.${field}`)}
      placeholder={field === 'lastName' ? t('account.optional') : undefined}
      autoComplete={autoComplete}
      maxLength={NAME_MAX_LENGTH}
      {...form.field(field)}
    />
  );
  return (
    <Dialog
      open={isRequested || (completeProfile && !closed)}
      onClose={close}
      title={t('account.wizard.title')}
      closeLabel={t('labels.close')}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <p>{t('account.wizard.words')}</p>
        <div className={styles.fields}>
          {nameField('firstName', 'given-name')}
          {nameField('lastName', 'family-name')}
        </div>
        <Checkbox title={t('account.wizard.newsletter')} {...form.checkbox('subscribeToNewsletter')} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.submitting} disabled={!isFilled}>
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
