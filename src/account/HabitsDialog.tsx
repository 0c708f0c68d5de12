import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import styles from './AccountForm.module.css';
import { ConflictNotice } from './ConflictNotice.tsx';
import { useDraft } from './useDraft.ts';
import { useSaveProfile, type ProfileInput } from './useSaveProfile.ts';

/** '' is none. */
type Habits = { shippingPreference: string; preferredLocationId: string };
type Props = {
  saved: Habits;
  places: readonly { readonly id: string; readonly name: string }[];
  version: number;
  onClose: () => void;
};

const ways = ['', 'pickup', 'ship'] as const;
const fields = ['shippingPreference', 'preferredLocationId'] as const;

/** The preferred way and pickup point (F-166). */
export function HabitsDialog({ saved, places, version: shown, onClose }: Props) {
  const { t } = useTranslation();
  const { values, changes, version, write, drop, rebase } = useDraft(saved, shown);
  const { save, saving } = useSaveProfile();
  const [conflict, setConflict] = useState<readonly string[]>([]);
  const wayText = (way: string) => t(`account.habits.ways.${way === 'pickup' || way === 'ship' ? way : 'any'}`);
  const placeText = (id: string) => places.find((place) => place.id === id)?.name ?? t('account.habits.none');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { shippingPreference: way, preferredLocationId: place } = changes;
    const refusal = await save({
      ...(way !== undefined && { shippingPreference: (way || null) as ProfileInput['shippingPreference'] }),
      ...(place !== undefined && { preferredLocationId: place || null }),
      version,
    });
    setConflict(refusal?.fields ?? []);
    if (!refusal) onClose();
  };
  const theirs = fields.filter((field) => conflict.includes(field) && changes[field] !== undefined);
  if (theirs.length > 0 && version !== shown) rebase(shown);
  return (
    <Dialog open onClose={onClose} title={t('account.habits.title')} closeLabel={t('labels.close')}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <SelectField
          label={t('account.habits.way')}
          value={values.shippingPreference}
          onChange={(event) => write({ shippingPreference: event.target.value })}
        >
          {ways.map((way) => (
            <option key={way} value={way}>
              {wayText(way)}
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
        {theirs.length > 0 && (
          <ConflictNotice
            theirs={theirs.map((field) =>
              field === 'shippingPreference'
                ? { label: t('account.habits.way'), value: wayText(saved.shippingPreference) }
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
