import { useTranslation } from 'react-i18next';
import { LINE_MAX_LENGTH, TEXT_MAX_LENGTH } from '../../rules/plainText.ts';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextArea } from '../shared/ui/TextArea.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import type { DraftForm } from './DeskProduct.tsx';
import styles from './DeskProducts.module.css';

const LANGUAGES = ['fr', 'en'] as const;
const TEMPERATURES = ['normal', 'cold', 'frozen'] as const;
const FLAGS = ['taxable', 'bio', 'isAlcohol'] as const;
type Props = { form: DraftForm; variants: readonly { readonly id: string; readonly name: string }[] };

/** A product's words in both languages, and what it is. */
export function ProductTexts({ form: { values, write, why }, variants }: Props) {
  const { t } = useTranslation();
  const line = (name: string, field: 'name' | 'variant_name') => (
    <div className={styles.pair}>
      {LANGUAGES.map((lang) => (
        <TextField
          key={lang}
          label={t(`desk_catalogue.fields.${field}_${lang}`)}
          lang={lang}
          value={String(values[`${name}.${lang}`])}
          maxLength={LINE_MAX_LENGTH}
          error={why(`${name}.${lang}`)}
          onChange={(event) => write({ [`${name}.${lang}`]: event.target.value })}
        />
      ))}
    </div>
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
      <div className={styles.pair}>
        {LANGUAGES.map((lang) => (
          <TextArea
            key={lang}
            label={t(`desk_catalogue.fields.description_${lang}`)}
            lang={lang}
            value={String(values[`description.${lang}`])}
            maxLength={TEXT_MAX_LENGTH}
            error={why(`description.${lang}`)}
            onChange={(event) => write({ [`description.${lang}`]: event.target.value })}
          />
        ))}
      </div>
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
