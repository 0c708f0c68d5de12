import type { FormEvent } from 'react';
import { ConflictNotice } from '../profile/ConflictNotice.tsx';
import styles from '../profile/ProfileForm.module.css';
import { useSaveProfile, type ProfileInput } from '../profile/useSaveProfile.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { useDraft } from '../shared/ui/useDraft.ts';

/** The text key of a preferred delivery method; of either, if there is none. */
export const wayKey = (way: string | null) =>
  `account.habits.ways.${way === 'pickup' || way === 'ship' ? way : 'any'}` as const;

/** '' is none. */
type Habits = { shippingPreference: string; preferredLocationId: string };
type Props = {
  saved: Habits;
  places: readonly { readonly id: string; readonly name: string }[];
  version: number;
  onClose: () => void;
};

const METHODS = ['', 'pickup', 'ship'] as const;

/** The preferred delivery method and pickup point (F-166). */
export function HabitsDialog({ saved, places, version: shown, onClose }: Props) {
  const { t } = useTranslation();
  const { values, changes, version, write, drop, refuse, theirs } = useDraft(saved, shown);
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
