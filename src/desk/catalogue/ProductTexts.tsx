import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import type { DraftForm } from '../frame/useDraftForm.ts';
import styles from './DeskProducts.module.css';

const TEMPERATURES = ['normal', 'cold', 'frozen'] as const;
type Props = { form: DraftForm; variants: readonly { readonly id: string; readonly name: string }[] };

/** A product's texts in both languages, and its properties. */
export function ProductTexts({ form, variants }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.more}>
      <BilingualFields form={form} name="name" />
      <BilingualFields form={form} name="description" />
      <BilingualFields form={form} name="types" hint={t('desk_catalogue.fields.types_hint')} />
      <SelectField {...form.field('temperature')}>
        {TEMPERATURES.map((temperature) => (
          <option key={temperature} value={temperature}>
            {t(`desk_catalogue.temperature.${temperature}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('shelf')} hint={t('desk_catalogue.fields.shelf_hint')} autoComplete="off" />
      <Checkbox {...form.checkbox('taxable')} />
      <Checkbox {...form.checkbox('bio')} />
      <Checkbox {...form.checkbox('isAlcohol')} />
      {variants.map(({ id, name }) => (
        <fieldset key={id} className={styles.variantTexts}>
          <legend>{name}</legend>
          <BilingualFields form={form} name={`${id}.name`} />
          <Checkbox {...form.checkbox(`${id}.trackStock`)} />
          <Checkbox {...form.checkbox(`${id}.stored`)} />
        </fieldset>
      ))}
    </div>
  );
}
