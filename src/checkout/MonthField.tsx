import { useTranslation } from '../shared/i18n/translator.ts';
import { SelectField } from '../shared/ui/SelectField.tsx';

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** A month by name, in a native select; the value is "01" to "12". */
export function MonthField({ value, onChange }: { value: string; onChange: (month: string) => void }) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('age_check.month')}
      autoComplete="bday-month"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {months.map((month) => (
        <option key={month} value={month}>
          {t(`age_check.months.${month}`)}
        </option>
      ))}
    </SelectField>
  );
}
