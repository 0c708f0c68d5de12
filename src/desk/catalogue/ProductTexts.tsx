import { useTranslation } from 'react-i18next';
import { SHELF_MAX_LENGTH } from '#rules/plainText.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import styles from './DeskProducts.module.css';
import type { ProductValues } from './productValues.ts';
import { TaxFields } from './TaxFields.tsx';

const TEMPERATURES = ['normal', 'cold', 'frozen'] as const;
type Props = { form: DeskFields<ProductValues>; variants: readonly { readonly id: string; readonly name: string }[] };

/** A product's texts in both languages, and its properties. */
export function ProductTexts({ form, variants }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.more}>
      <BilingualFields form={form} name="name" />
      <BilingualFields form={form} name="description" isMultiline />
      <BilingualFields form={form} name="types" hint={t('desk_catalogue.fields.types_hint')} />
      <SelectField {...form.field('temperature')}>
        {TEMPERATURES.map((temperature) => (
          <option key={temperature} value={temperature}>
            {t(`desk_catalogue.temperature.${temperature}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.line('shelf', SHELF_MAX_LENGTH)}
        hint={t('desk_catalogue.fields.shelf_hint')}
        autoComplete="off"
      />
      <TaxFields
        taxable={form.values.taxable}
        taxKind={form.values.taxKind}
        onWrite={({ taxable, taxKind }) => {
          form.write('taxable', taxable);
          form.write('taxKind', taxKind);
        }}
      />
      <Checkbox {...form.checkbox('bio')} />
      <Checkbox {...form.checkbox('isAlcohol')} />
      {variants.map(({ id, name }) => (
        <fieldset key={id} className={styles.group}>
          <legend>{name}</legend>
          <BilingualFields form={form} name={`variants.${id}.name`} />
          <Checkbox {...form.checkbox(`variants.${id}.trackStock`)} />
          <Checkbox {...form.checkbox(`variants.${id}.stored`)} />
        </fieldset>
      ))}
    </div>
  );
}
