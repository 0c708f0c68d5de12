import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/Button.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import styles from './OriginForm.module.css';
import type { Origin } from './useOrigin.ts';

type Props = {
  points: readonly Origin[];
  areas: readonly Origin[];
  /** The chosen place; null: none yet. */ value: string | null;
  onChoose: (value: string) => void;
  /** What the address has besides, for a page without scripts. */ others?: Readonly<Record<string, string>>;
};

/** Chooses from where distances count: at once, or with a button and the address where scripts are off. */
export function OriginForm({ points, areas, value, onChoose, others = {} }: Props) {
  const { t } = useTranslation();
  if (points.length + areas.length === 0) return null;
  const options = (origins: readonly Origin[]) =>
    origins.map((origin) => (
      <option key={origin.value} value={origin.value}>
        {origin.name}
      </option>
    ));
  return (
    <form method="get" className={styles.form}>
      {Object.entries(others).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <SelectField
        label={t('map.from')}
        name="from"
        value={value ?? ''}
        autoComplete="off"
        onChange={(event) => onChoose(event.target.value)}
      >
        {value === null && <option value="">{t('map.from_none')}</option>}
        {points.length > 0 && <optgroup label={t('map.points')}>{options(points)}</optgroup>}
        {areas.length > 0 && <optgroup label={t('map.codes')}>{options(areas)}</optgroup>}
      </SelectField>
      <Button type="submit" variant="outlined" className={styles.submit}>
        {t('map.sort')}
      </Button>
    </form>
  );
}
