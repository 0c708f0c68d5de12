import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import styles from './RecordForm.module.css';
import { taxFlags, taxValues, type TaxValues } from './taxValues.ts';

type Props = TaxValues & { onWrite: (values: ReturnType<typeof taxValues>) => void };

/** The taxes of a product, each of which it has or not (ADR 158). */
export function TaxFields({ onWrite, ...values }: Props) {
  const { t } = useTranslation();
  const flags = taxFlags(values);
  return (
    <div role="group" aria-label={t('desk_catalogue.fields.taxable')} className={styles.taxes}>
      {(['gst', 'pst'] as const).map((tax) => (
        <Checkbox
          key={tax}
          title={t(`desk_catalogue.fields.${tax}`)}
          checked={flags[tax]}
          onChange={(checked) => onWrite(taxValues({ ...flags, [tax]: checked }))}
        />
      ))}
    </div>
  );
}
