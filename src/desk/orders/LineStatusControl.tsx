import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LINE_STATUSES, type LineStatus } from '#rules/lineStatus.ts';
import styles from './LineStatusControl.module.css';

type Props = {
  /** The line's name. */
  name: string;
  /** Null: an unknown one from a newer server. */
  status: LineStatus | null;
  disabled: boolean;
  onMark: (status: LineStatus) => void;
};

/** A line's status: five native radios side by side, so that arrows move between them. */
export function LineStatusControl({ name, status, disabled, onMark }: Props) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={styles.states} aria-label={t('desk_orders.line_state', { name })} disabled={disabled}>
      {LINE_STATUSES.map((state) => (
        <label key={state} className={styles.state} data-state={state}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            value={state}
            checked={state === status}
            onChange={() => onMark(state)}
          />
          {t(`desk.line.${state}`)}
        </label>
      ))}
    </fieldset>
  );
}
