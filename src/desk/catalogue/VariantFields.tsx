import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormGroup } from '../frame/FormGroup.tsx';
import type { RecordChoices } from './recordChoices.ts';
import { isIdleCount, variantFacts, variantSale } from './recordFields.ts';
import { RecordFields, type RecordFieldsForm } from './RecordFields.tsx';
import styles from './RecordForm.module.css';
import { columnsOf } from './recordSections.ts';
import { nameIn, withVariant } from './recordValues.ts';

/** The variants of a product: prices and stock in sight, the rest folded. */
export function VariantFields({ form, choices }: { form: RecordFieldsForm; choices: RecordChoices }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      {Object.entries(form.values.variants).map(([id, values]) => {
        const isNew = id.startsWith('n_');
        const at = `variants.${id}` as const;
        const name = nameIn(locale, (column) => values[column], 'variant') || t('desk_records.new_variant');
        const sale = variantSale.filter(({ column }) => !isIdleCount(column, values));
        return (
          <fieldset key={id} className={styles.variant}>
            <legend>{name}</legend>
            <RecordFields form={form} at={at} kind="products" fields={sale} choices={choices} />
            <FormGroup
              look="row"
              form={form}
              title={t('desk_records.sections.variant')}
              fields={columnsOf(variantFacts).map(({ column }) => `${at}.${column}`)}
              opens={isNew}
            >
              <RecordFields form={form} at={at} kind="products" fields={variantFacts} choices={choices} />
            </FormGroup>
          </fieldset>
        );
      })}
      <div className={styles.actions}>
        <Button
          variant="outlined"
          size="s"
          onClick={() => {
            const [id, values] = withVariant(form.values);
            form.write('variants', { ...form.values.variants, [id]: values });
          }}
        >
          {t('desk_records.add_variant')}
        </Button>
      </div>
    </>
  );
}
