import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProfileForm_user$key } from '#generated/relay/ProfileForm_user.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import { ALLERGIES_MAX_LENGTH } from '#rules/allergies.ts';
import { NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import { ConflictNotice } from '../profile/ConflictNotice.tsx';
import styles from '../profile/ProfileForm.module.css';
import { useSaveProfile } from '../profile/useSaveProfile.ts';
import { storeLanguage } from '../shared/i18n/storedLanguage.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { useDraft } from '../shared/ui/useDraft.ts';
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

/** Names, language and newsletter (F-167). Only changes are sent, with the version that they are based on. */
export function ProfileForm({ user: key }: { user: ProfileForm_user$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useFragment(fragment, key);
  const saved = {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    lang: user.lang as string,
    subscribeToNewsletter: user.subscribeToNewsletter,
    allergies: user.allergies ?? '',
  };
  const { values, changes, version, write, discard, reportConflict, conflicts } = useDraft(saved, user.version);
  const { save, saving } = useSaveProfile();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { lang, ...rest } = changes;
    const conflictingFields = await save({ ...rest, ...(lang && { lang: lang as 'fr' | 'en' }), version });
    if (conflictingFields) return reportConflict(conflictingFields);
    discard();
    if ((lang === 'fr' || lang === 'en') && lang !== locale) {
      // The page reloads in the newly chosen language, as by the language switch (routes 3).
      storeLanguage(lang);
      window.location.assign(addressOf('account', lang));
    }
  };
  const storedText = (field: keyof typeof saved): string => {
    if (field === 'lang') return languages[user.lang as 'fr' | 'en'];
    if (field === 'subscribeToNewsletter') return t(user.subscribeToNewsletter ? 'account.yes' : 'account.no');
    return saved[field];
  };
  const nameField = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      label={t(`account.fields.${field}`)}
      value={values[field]}
      autoComplete={autoComplete}
      maxLength={NAME_MAX_LENGTH}
      onChange={(event) => write({ [field]: event.target.value })}
    />
  );
  return (
    <AccountPanel title={t('account.you')}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.fields}>
          {nameField('firstName', 'given-name')}
          {nameField('lastName', 'family-name')}
          <SelectField
            label={t('account.fields.lang')}
            value={values.lang}
            onChange={(event) => write({ lang: event.target.value })}
          >
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
          value={values.allergies}
          autoComplete="off"
          maxLength={ALLERGIES_MAX_LENGTH}
          onChange={(event) => write({ allergies: event.target.value })}
        />
        <Checkbox
          title={t('account.newsletter')}
          detail={t('account.newsletter_detail')}
          checked={values.subscribeToNewsletter}
          onChange={(subscribeToNewsletter) => write({ subscribeToNewsletter })}
        />
        {conflicts && (
          <ConflictNotice
            conflicts={conflicts.map((field) => ({ label: t(`account.fields.${field}`), value: storedText(field) }))}
            onDiscard={discard}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={saving}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </AccountPanel>
  );
}
