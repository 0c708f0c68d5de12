import { SHELF_MAX_LENGTH } from '../../rules/plainText.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { BothTexts } from './BothTexts.tsx';
import styles from './DeskProducts.module.css';
import type { DraftFields } from './useDraftForm.ts';

const TEMPERATURES = ['normal', 'cold', 'frozen'] as const;
const FLAGS = ['taxable', 'bio', 'isAlcohol'] as const;
type Props = { form: DraftFields; variants: readonly { readonly id: string; readonly name: string }[] };

/** A product's texts in both languages, and its properties. */
export function ProductTexts({ form, variants }: Props) {
  const { values, write, why } = form;
  const { t } = useTranslation();
  const line = (name: string, field: 'name' | 'variant_name') => (
    <BothTexts form={form} name={name} labelOf={(lang) => t(`desk_catalogue.fields.${field}_${lang}`)} />
  );
  const flag = (name: string, field: (typeof FLAGS)[number] | 'trackStock' | 'stored') => (
    <Checkbox
      key={name}
      title={t(`desk_catalogue.fields.${field}`)}
      checked={values[name] === true}
      onChange={(checked) => write({ [name]: checked })}
    />
  );
  return (
    <div className={styles.more}>
      {line('name', 'name')}
      <BothTexts
        form={form}
        name="description"
        labelOf={(lang) => t(`desk_catalogue.fields.description_${lang}`)}
        lines
      />
      <SelectField
        label={t('desk_catalogue.fields.temperature')}
        value={String(values['temperature'])}
        onChange={(event) => write({ temperature: event.target.value })}
      >
        {TEMPERATURES.map((temperature) => (
          <option key={temperature} value={temperature}>
            {t(`desk_catalogue.temperature.${temperature}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('desk_catalogue.fields.shelf')}
        hint={t('desk_catalogue.fields.shelf_hint')}
        value={String(values['shelf'])}
        maxLength={SHELF_MAX_LENGTH}
        autoComplete="off"
        error={why('shelf')}
        onChange={(event) => write({ shelf: event.target.value })}
      />
      {FLAGS.map((name) => flag(name, name))}
      {variants.map(({ id, name }) => (
        <fieldset key={id} className={styles.variantTexts}>
          <legend>{name}</legend>
          {line(`${id}.name`, 'variant_name')}
          {flag(`${id}.trackStock`, 'trackStock')}
          {flag(`${id}.stored`, 'stored')}
        </fieldset>
      ))}
    </div>
  );
}
