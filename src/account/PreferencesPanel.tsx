import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PreferencesPanel_query$key } from '#generated/relay/PreferencesPanel_query.graphql.ts';
import type { PreferencesPanel_user$key } from '#generated/relay/PreferencesPanel_user.graphql.ts';
import { ConflictNotice } from '../profile/ConflictNotice.tsx';
import styles from '../profile/ProfileForm.module.css';
import { useSaveProfile, type ProfileInput } from '../profile/useSaveProfile.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useDraft } from '../shared/ui/useDraft.ts';
import { AccountPanel } from './AccountPanel.tsx';

const userFragment = graphql`
  fragment PreferencesPanel_user on User {
    shippingPreference
    preferredLocationId
    hasReusableBox
    version
  }
`;

const queryFragment = graphql`
  fragment PreferencesPanel_query on Query {
    locations(filter: { ongoing: true }) {
      id
      name
    }
  }
`;

/** The text key of a preferred delivery method; of either, if there is none. */
const methodKey = (method: string | null) =>
  `account.habits.ways.${method === 'pickup' || method === 'ship' ? method : 'any'}` as const;

/** '' is none. */
type Preferences = { shippingPreference: string; preferredLocationId: string };
type DialogProps = {
  saved: Preferences;
  locations: readonly { readonly id: string; readonly name: string }[];
  version: number;
  onClose: () => void;
};

const METHODS = ['', 'pickup', 'ship'] as const;

/** The preferred delivery method and pickup point (F-166). */
function PreferencesDialog({ saved, locations, version: storedVersion, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { values, changes, version, write, discard, reportConflict, conflicts } = useDraft(saved, storedVersion);
  const { save, saving } = useSaveProfile();
  const locationName = (id: string) =>
    locations.find((location) => location.id === id)?.name ?? t('account.habits.none');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { shippingPreference: method, preferredLocationId: location } = changes;
    const conflictingFields = await save({
      ...(method !== undefined && { shippingPreference: (method || null) as ProfileInput['shippingPreference'] }),
      ...(location !== undefined && { preferredLocationId: location || null }),
      version,
    });
    if (conflictingFields) return reportConflict(conflictingFields);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('account.habits.title')} closeLabel={t('labels.close')}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <SelectField
          label={t('account.habits.way')}
          value={values.shippingPreference}
          onChange={(event) => write({ shippingPreference: event.target.value })}
        >
          {METHODS.map((method) => (
            <option key={method} value={method}>
              {t(methodKey(method))}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('account.habits.place')}
          value={values.preferredLocationId}
          onChange={(event) => write({ preferredLocationId: event.target.value })}
        >
          <option value="">{t('account.habits.none')}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {conflicts && (
          <ConflictNotice
            conflicts={conflicts.map((field) =>
              field === 'shippingPreference'
                ? { label: t('account.habits.way'), value: t(methodKey(saved.shippingPreference)) }
                : { label: t('account.habits.place'), value: locationName(saved.preferredLocationId) },
            )}
            onDiscard={discard}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={saving}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Props = { user: PreferencesPanel_user$key; query: PreferencesPanel_query$key };

/** The customer's delivery preferences, and whether they have one of the market's boxes (F-166). */
export function PreferencesPanel({ user: userKey, query: queryKey }: Props) {
  const { t } = useTranslation();
  const { shippingPreference, preferredLocationId, hasReusableBox, version } = useFragment(userFragment, userKey);
  const { locations } = useFragment(queryFragment, queryKey);
  const [open, setOpen] = useState(false);
  const location = locations.find(({ id }) => id === preferredLocationId);
  const method = shippingPreference as string | null;
  const saved = { shippingPreference: method ?? '', preferredLocationId: location?.id ?? '' };
  return (
    <AccountPanel title={t('account.habits.title')}>
      <dl className={styles.facts}>
        <dt>{t('account.habits.way')}</dt>
        <dd>{t(methodKey(method))}</dd>
        <dt>{t('account.habits.place')}</dt>
        <dd>{location?.name ?? t(preferredLocationId ? 'account.habits.closed' : 'account.habits.none')}</dd>
        <dt>{t('account.habits.box')}</dt>
        <dd>{t(hasReusableBox ? 'account.habits.box_yes' : 'account.habits.box_no')}</dd>
      </dl>
      <TextLink standalone className={styles.link} onClick={() => setOpen(true)}>
        {t('account.change')}
      </TextLink>
      {open && (
        <PreferencesDialog saved={saved} locations={locations} version={version} onClose={() => setOpen(false)} />
      )}
    </AccountPanel>
  );
}
