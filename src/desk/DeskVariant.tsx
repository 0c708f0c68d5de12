import type { VariantStock_variant$key } from '../../__generated__/relay/VariantStock_variant.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import styles from './DeskProducts.module.css';
import type { DraftFields } from './useDraftForm.ts';
import { VariantStock } from './VariantStock.tsx';

type Props = { id: string; name: string; variant: VariantStock_variant$key; form: DraftFields };

/** A variant's row: its prices, as people type them, and its stock. */
export function DeskVariant({ id, name, variant, form: { values, write, why } }: Props) {
  const { t } = useTranslation();
  const price = (field: 'price' | 'comparedAtPrice') => (
    <TextField
      label={t(`desk_catalogue.fields.${field}`)}
      value={String(values[`${id}.${field}`])}
      inputMode="decimal"
      autoComplete="off"
      error={why(`${id}.${field}`)}
      onChange={(event) => write({ [`${id}.${field}`]: event.target.value })}
    />
  );
  return (
    <fieldset className={styles.variant}>
      <legend>{name}</legend>
      {price('price')}
      {price('comparedAtPrice')}
      <VariantStock variant={variant} />
    </fieldset>
  );
}
