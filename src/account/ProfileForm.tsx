import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProfileForm_user$key } from '#generated/relay/ProfileForm_user.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import { ALLERGIES_MAX_LENGTH } from '#rules/allergies.ts';
import { NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import { ConflictNotice } from '../profile/ConflictNotice.tsx';
import styles from '../profile/ProfileForm.module.css';
import { useSaveProfile } from '../profile/useSaveProfile.ts';
import { z } from '../shared/forms/formSchema.ts';
import { useVersionedForm } from '../shared/forms/useVersionedForm.ts';
import { storeLanguage } from '../shared/i18n/storedLanguage.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { AccountPanel } from './AccountPanel.tsx';

const fragment = graphql`
  fragment ProfileForm_user on User {
    firstName
    lastName
    lang
    subscribeToNewsletter
    allergies
    version
  }
`;

const languages = { fr: 'Français', en: 'English' } as const;
const schema = z.partial(
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    lang: z.enum(['fr', 'en']),
    subscribeToNewsletter: z.boolean(),
    allergies: z.string(),
  }),
);

/** Names, language and newsletter (F-167). Only changes are sent, with the version that they are based on. */
export function ProfileForm({ user: key }: { user: ProfileForm_user$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useFragment(fragment, key);
  const saved = {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    lang: user.lang as keyof typeof languages,
    subscribeToNewsletter: user.subscribeToNewsletter,
    allergies: user.allergies ?? '',
  };
  const form = useVersionedForm({ schema, saved, version: user.version });
  const { save } = useSaveProfile();

  const submit = form.submit(async (input) => {
    const conflictingFields = await save({ ...input, version: form.version });
    if (conflictingFields) return form.reportConflict(conflictingFields);
    form.discard();
    if (input.lang && input.lang !== locale) {
      // The page reloads in the newly chosen language, as by the language switch (routes 3).
      storeLanguage(input.lang);
      window.location.assign(addressOf('account', input.lang));
    }
  });
  const storedText = (field: keyof typeof saved): string => {
    if (field === 'lang') return languages[saved.lang];
    if (field === 'subscribeToNewsletter') return t(user.subscribeToNewsletter ? 'account.yes' : 'account.no');
    return saved[field];
  };
  const nameField = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      label={t(`account.fields.${field}`)}
      autoComplete={autoComplete}
      maxLength={NAME_MAX_LENGTH}
      {...form.field(field)}
    />
  );
  return (
    <AccountPanel title={t('account.you')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.fields}>
          {nameField('firstName', 'given-name')}
          {nameField('lastName', 'family-name')}
          <SelectField label={t('account.fields.lang')} {...form.field('lang')}>
            {Object.entries(languages).map(([value, name]) => (
              <option key={value} value={value} lang={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label={t('account.fields.allergies')}
          hint={t('account.allergies_hint')}
          autoComplete="off"
          maxLength={ALLERGIES_MAX_LENGTH}
          {...form.field('allergies')}
        />
        <Checkbox
          title={t('account.newsletter')}
          detail={t('account.newsletter_detail')}
          {...form.checkbox('subscribeToNewsletter')}
        />
        {form.conflicts && (
          <ConflictNotice
            conflicts={form.conflicts.map((field) => ({
              label: t(`account.fields.${field}`),
              value: storedText(field),
            }))}
            onDiscard={form.discard}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={form.submitting}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </AccountPanel>
  );
}
