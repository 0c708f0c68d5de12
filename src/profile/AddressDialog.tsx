import { useTranslation } from 'react-i18next';
import { COUNTRY, PROVINCES, NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import { postalCodeText } from '#rules/postalCode.ts';
import {
  ADDRESS_FIELDS,
  mayBeEmpty,
  readShippingAddress,
  type AddressField,
  type AddressRefusal,
} from '#rules/shippingAddress.ts';
import { z } from '../shared/forms/formSchema.ts';
import { useVersionedForm } from '../shared/forms/useVersionedForm.ts';
import type { TextKey } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
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

const REFUSALS: Record<AddressRefusal, TextKey> = {
  needed: 'account.delivery.needed',
  line: 'account.delivery.needed',
  state: 'account.delivery.needed',
  postal_code: 'cart.zip_validation',
  phone: 'account.phone_validation',
};
const schema = z.object({
  shippingAddress: z.pipe(
    z.record(z.enum(ADDRESS_FIELDS), z.string()).check(({ value, issues }) => {
      for (const [field, reason] of Object.entries(readShippingAddress(value).refused))
        issues.push({ code: 'custom', input: value, path: [field], params: { key: REFUSALS[reason] } });
    }),
    z.transform(({ name, phone, postalCode, ...address }) => ({
      name,
      phone,
      address: { ...address, postal_code: postalCode, country: COUNTRY },
    })),
  ),
});
const wholeAddress = <V,>(values: V): V => values;

/** The delivery address, saved as a whole or removed (F-166). */
export function AddressDialog({ saved, exists, version, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const form = useVersionedForm({
    schema,
    saved: { shippingAddress: saved },
    version,
    pick: wholeAddress,
    refusals: {
      ZIP_INVALID: { 'shippingAddress.postalCode': REFUSALS.postal_code },
      PHONE_INVALID: { 'shippingAddress.phone': REFUSALS.phone },
    },
  });
  const { conflicts } = form;
  const { save, saving } = useSaveProfile();

  const saveAddress = async ({ shippingAddress }: Pick<Parameters<typeof save>[0], 'shippingAddress'>) => {
    const conflictingFields = await save({ shippingAddress, version: form.version }, form.refuse);
    if (conflictingFields) return form.reportConflict(conflictingFields);
    onSaved?.();
    onClose();
  };
  const storedAddress = {
    label: t('account.delivery.title'),
    value: exists ? addressLines(saved, t(provinceKey(saved.state))).join(', ') : '',
  };

  const textField = (field: (typeof textFields)[number]) => (
    <TextField
      key={field}
      label={t(`account.fields.${field}`)}
      mark={mayBeEmpty(field) ? t('account.optional') : undefined}
      type={field === 'phone' ? 'tel' : 'text'}
      autoComplete={autoComplete[field]}
      maxLength={NAME_MAX_LENGTH}
      className={wideFields.has(field) ? styles.wide : undefined}
      {...form.field(`shippingAddress.${field}`)}
      {...(field === 'postalCode' && { value: postalCodeText(form.values.shippingAddress.postalCode) })}
    />
  );
  return (
    <Dialog open onClose={onClose} title={t('account.delivery.title')} closeLabel={t('labels.close')}>
      <form noValidate className={styles.form} onSubmit={form.submit(saveAddress)}>
        <div className={styles.fields}>
          {textFields.slice(0, 4).map(textField)}
          <SelectField
            label={t('account.fields.state')}
            autoComplete={autoComplete.state}
            {...form.field('shippingAddress.state')}
          >
            {PROVINCES.map((code) => (
              <option key={code} value={code}>
                {t(`account.provinces.${code}`)}
              </option>
            ))}
          </SelectField>
          {textFields.slice(4).map(textField)}
        </div>
        {conflicts && (
          <ConflictNotice conflicts={conflicts.length > 0 ? [storedAddress] : []} onDiscard={form.discard} />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={saving}>
            {t('account.save')}
          </Button>
          {exists && (
            <Button variant="text" busy={saving} onClick={() => void saveAddress({ shippingAddress: null })}>
              {t('account.delivery.remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
