import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PreferencesPanel_query$key } from '#generated/relay/PreferencesPanel_query.graphql.ts';
import type { PreferencesPanel_user$key } from '#generated/relay/PreferencesPanel_user.graphql.ts';
import { ConflictNotice } from '../profile/ConflictNotice.tsx';
import styles from '../profile/ProfileForm.module.css';
import { useSaveProfile } from '../profile/useSaveProfile.ts';
import { z } from '../shared/forms/formSchema.ts';
import { useVersionedForm } from '../shared/forms/useVersionedForm.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
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

const METHODS = ['', 'pickup', 'ship'] as const;

/** '' is none. */
type Preferences = { shippingPreference: (typeof METHODS)[number]; preferredLocationId: string };
const schema = z.partial(
  z.object({
    shippingPreference: z.pipe(
      z.enum(METHODS),
      z.transform((method) => method || null),
    ),
    preferredLocationId: z.pipe(
      z.string(),
      z.transform((id) => id || null),
    ),
  }),
);
type DialogProps = {
  saved: Preferences;
  locations: readonly { readonly id: string; readonly name: string }[];
  version: number;
  onClose: () => void;
};

/** The preferred delivery method and pickup point (F-166). */
function PreferencesDialog({ saved, locations, version, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { handover, pickup } = useMarketOffers();
  const form = useVersionedForm({ schema, saved, version });
  const { save } = useSaveProfile();
  const locationName = (id: string) =>
    locations.find((location) => location.id === id)?.name ?? t('account.habits.none');

  const submit = form.submit(async (input) => {
    const conflictingFields = await save({ ...input, version: form.version });
    if (conflictingFields) return form.reportConflict(conflictingFields);
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={t('account.habits.title')} closeLabel={t('labels.close')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {handover === 'both' && (
          <SelectField label={t('account.habits.way')} {...form.field('shippingPreference')}>
            {METHODS.map((method) => (
              <option key={method} value={method}>
                {t(methodKey(method))}
              </option>
            ))}
          </SelectField>
        )}
        {pickup && (
          <SelectField label={t('account.habits.place')} {...form.field('preferredLocationId')}>
            <option value="">{t('account.habits.none')}</option>
            {locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {form.conflicts && (
          <ConflictNotice
            conflicts={form.conflicts.map((field) =>
              field === 'shippingPreference'
                ? { label: t('account.habits.way'), value: t(methodKey(saved.shippingPreference)) }
                : { label: t('account.habits.place'), value: locationName(saved.preferredLocationId) },
            )}
            onDiscard={form.discard}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={form.submitting}>
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
  const { handover, pickup } = useMarketOffers();
  const [open, setOpen] = useState(false);
  const location = locations.find(({ id }) => id === preferredLocationId);
  const method = shippingPreference as 'pickup' | 'ship' | null;
  const saved: Preferences = { shippingPreference: method ?? '', preferredLocationId: location?.id ?? '' };
  if (!pickup && !hasReusableBox) return null;
  return (
    <AccountPanel title={t('account.habits.title')}>
      <dl className={styles.facts}>
        {handover === 'both' && (
          <>
            <dt>{t('account.habits.way')}</dt>
            <dd>{t(methodKey(method))}</dd>
          </>
        )}
        {pickup && (
          <>
            <dt>{t('account.habits.place')}</dt>
            <dd>{location?.name ?? t(preferredLocationId ? 'account.habits.closed' : 'account.habits.none')}</dd>
          </>
        )}
        {hasReusableBox && (
          <>
            <dt>{t('account.habits.box')}</dt>
            <dd>{t('account.habits.box_yes')}</dd>
          </>
        )}
      </dl>
      {pickup && (
        <TextLink standalone className={styles.link} onClick={() => setOpen(true)}>
          {t('account.change')}
        </TextLink>
      )}
      {open && (
        <PreferencesDialog saved={saved} locations={locations} version={version} onClose={() => setOpen(false)} />
      )}
    </AccountPanel>
  );
}
