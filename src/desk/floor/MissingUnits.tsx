import { useTranslation } from 'react-i18next';
import styles from './MissingUnits.module.css';

type Props = {
  /** The line's name. */
  name: string;
  quantity: number;
  missing: number;
  /** Missing units that were already refunded: they stay missing. */
  refunded: number;
  disabled?: boolean;
  onChoose: (missing: number) => void;
};

/** How many units of a line are missing, from none to all; renders nothing for a line of one unit. */
export function MissingUnits({ name, quantity, missing, refunded, disabled = false, onChoose }: Props) {
  const { t } = useTranslation();
  if (quantity < 2) return null;
  const choices = Array.from({ length: quantity - refunded + 1 }, (_, at) => refunded + at);
  return (
    <label className={styles.units}>
      <span>{t('desk_lists.units_missing')}</span>
      <select
        className={styles.select}
        value={missing}
        disabled={disabled}
        aria-label={t('desk_lists.units_missing_of', { name })}
        data-some={missing > 0 || undefined}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {choices.map((units) => (
          <option key={units} value={units}>
            {t('desk_lists.of_units', { units, count: quantity })}
          </option>
        ))}
      </select>
    </label>
  );
}
