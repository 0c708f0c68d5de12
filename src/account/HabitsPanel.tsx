import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HabitsPanel_query$key } from '../../__generated__/relay/HabitsPanel_query.graphql.ts';
import type { HabitsPanel_user$key } from '../../__generated__/relay/HabitsPanel_user.graphql.ts';
import { ConflictNotice } from '../profile/ConflictNotice.tsx';
import styles from '../profile/ProfileForm.module.css';
import { useSaveProfile, type ProfileInput } from '../profile/useSaveProfile.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useDraft } from '../shared/ui/useDraft.ts';
import { AccountPanel } from './AccountPanel.tsx';

const userFragment = graphql`
  fragment HabitsPanel_user on User {
    shippingPreference
    preferredLocationId
    hasReusableBox
    version
  }
`;

const queryFragment = graphql`
  fragment HabitsPanel_query on Query {
    locations(filter: { ongoing: true }) {
      id
      name
    }
  }
`;

/** The text key of a preferred delivery method; of either, if there is none. */
const wayKey = (way: string | null) =>
  `account.habits.ways.${way === 'pickup' || way === 'ship' ? way : 'any'}` as const;

/** '' is none. */
type Habits = { shippingPreference: string; preferredLocationId: string };
type DialogProps = {
  saved: Habits;
  places: readonly { readonly id: string; readonly name: string }[];
  version: number;
  onClose: () => void;
};

const METHODS = ['', 'pickup', 'ship'] as const;

/** The preferred delivery method and pickup point (F-166). */
function HabitsDialog({ saved, places, version: shown, onClose }: DialogProps) {
  const { t } = useTranslation();
  const {
    values,
    changes,
    version,
    write,
    discard: drop,
    reportConflict: refuse,
    conflicts: theirs,
  } = useDraft(saved, shown);
  const { save, saving } = useSaveProfile();
  const placeText = (id: string) => places.find((place) => place.id === id)?.name ?? t('account.habits.none');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { shippingPreference: way, preferredLocationId: place } = changes;
    const changed = await save({
      ...(way !== undefined && { shippingPreference: (way || null) as ProfileInput['shippingPreference'] }),
      ...(place !== undefined && { preferredLocationId: place || null }),
      version,
    });
    if (changed) return refuse(changed);
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
          {METHODS.map((way) => (
            <option key={way} value={way}>
              {t(wayKey(way))}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('account.habits.place')}
          value={values.preferredLocationId}
          onChange={(event) => write({ preferredLocationId: event.target.value })}
        >
          <option value="">{t('account.habits.none')}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {theirs && (
          <ConflictNotice
            theirs={theirs.map((field) =>
              field === 'shippingPreference'
                ? { label: t('account.habits.way'), value: t(wayKey(saved.shippingPreference)) }
                : { label: t('account.habits.place'), value: placeText(saved.preferredLocationId) },
            )}
            onTake={drop}
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

type Props = { user: HabitsPanel_user$key; query: HabitsPanel_query$key };

/** The customer's delivery preferences, and whether they have one of the market's boxes (F-166). */
export function HabitsPanel({ user: userKey, query: queryKey }: Props) {
  const { t } = useTranslation();
  const { shippingPreference, preferredLocationId, hasReusableBox, version } = useFragment(userFragment, userKey);
  const { locations } = useFragment(queryFragment, queryKey);
  const [open, setOpen] = useState(false);
  const place = locations.find(({ id }) => id === preferredLocationId);
  const way = shippingPreference as string | null;
  const saved = { shippingPreference: way ?? '', preferredLocationId: place?.id ?? '' };
  return (
    <AccountPanel title={t('account.habits.title')}>
      <dl className={styles.facts}>
        <dt>{t('account.habits.way')}</dt>
        <dd>{t(wayKey(way))}</dd>
        <dt>{t('account.habits.place')}</dt>
        <dd>{place?.name ?? t('account.habits.none')}</dd>
        <dt>{t('account.habits.box')}</dt>
        <dd>{t(hasReusableBox ? 'account.habits.box_yes' : 'account.habits.box_no')}</dd>
      </dl>
      <TextLink standalone className={styles.way} onClick={() => setOpen(true)}>
        {t('account.change')}
      </TextLink>
      {open && <HabitsDialog saved={saved} places={locations} version={version} onClose={() => setOpen(false)} />}
    </AccountPanel>
  );
}
