import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTRY, PROVINCES, NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import { mayBeEmpty, readShippingAddress, type AddressField } from '#rules/shippingAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import { useDraft } from '../shared/ui/useDraft.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import styles from './ProfileForm.module.css';
import { addressLines, provinceKey, type SavedAddress } from './savedAddress.ts';
import { useSaveProfile } from './useSaveProfile.ts';

type Props = {
  saved: SavedAddress;
  /** There is one already. */
  exists: boolean;
  version: number;
  onSaved?: (() => void) | undefined;
  onClose: () => void;
};

const textFields = ['name', 'line1', 'line2', 'city', 'postalCode', 'phone'] as const;
const autoComplete: Record<AddressField, string> = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
};
const wideFields: ReadonlySet<AddressField> = new Set(['name', 'line1', 'phone']);

/** The delivery address, saved as a whole or removed (F-166). */
export function AddressDialog({ saved, exists, version: storedVersion, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { values, version, write, discard, reportConflict, conflicts } = useDraft(saved, storedVersion);
  const { save, saving } = useSaveProfile();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { refused: invalid } = readShippingAddress(values);

  const saveAddress = async (shippingAddress: Parameters<typeof save>[0]['shippingAddress']) => {
    const conflictingFields = await save({ shippingAddress, version });
    // The address is one field to the server.
    if (conflictingFields)
      return reportConflict(conflictingFields.includes('shippingAddress') ? Object.keys(saved) : []);
    onSaved?.();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React events of a portal also reach the form around it.
    event.stopPropagation();
    showFormErrors(event.currentTarget as HTMLFormElement, () => setIsSubmitted(true));
    if (Object.keys(invalid).length > 0) return;
    const { name, phone, postalCode, line1, line2, city, state } = values;
    await saveAddress({
      name,
      phone,
      address: { line1, line2, city, state, postal_code: postalCode, country: COUNTRY },
    });
  };
  const storedAddress = {
    label: t('account.delivery.title'),
    value: exists ? addressLines(saved, t(provinceKey(saved.state))).join(', ') : '',
  };

  const errorOf = (field: AddressField) => {
    const reason = isSubmitted ? invalid[field] : undefined;
    if (reason === 'phone') return t('account.phone_validation');
    if (reason === 'postal_code') return t('cart.zip_validation');
    return reason && t('account.delivery.needed');
  };
  const textField = (field: (typeof textFields)[number]) => (
    <TextField
      key={field}
      label={t(`account.fields.${field}`)}
      mark={mayBeEmpty(field) ? t('account.optional') : undefined}
      value={field === 'postalCode' ? postalCodeText(values.postalCode) : values[field]}
      type={field === 'phone' ? 'tel' : 'text'}
      autoComplete={autoComplete[field]}
      maxLength={NAME_MAX_LENGTH}
      error={errorOf(field)}
      className={wideFields.has(field) ? styles.wide : undefined}
      onChange={(event) => write({ [field]: event.target.value })}
    />
  );
  return (
    <Dialog open onClose={onClose} title={t('account.delivery.title')} closeLabel={t('labels.close')}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.fields}>
          {textFields.slice(0, 4).map(textField)}
          <SelectField
            label={t('account.fields.state')}
            value={values.state}
            autoComplete={autoComplete.state}
            onChange={(event) => write({ state: event.target.value })}
          >
            {PROVINCES.map((code) => (
              <option key={code} value={code}>
                {t(`account.provinces.${code}`)}
              </option>
            ))}
          </SelectField>
          {textFields.slice(4).map(textField)}
        </div>
        {conflicts && <ConflictNotice conflicts={conflicts.length > 0 ? [storedAddress] : []} onDiscard={discard} />}
        <div className={styles.actions}>
          <Button type="submit" busy={saving}>
            {t('account.save')}
          </Button>
          {exists && (
            <Button variant="text" busy={saving} onClick={() => void saveAddress(null)}>
              {t('account.delivery.remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
