import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from './gridEdits.ts';
import styles from './RecordGrid.module.css';

export const GRID_STATUSES = ['active', 'inactive', 'draft'] as const;

type Props = {
  column: GridColumn;
  label: string;
  value: string;
  /** It is not what is stored. */
  isChanged: boolean;
  error: string | undefined;
  /** Its row. */
  at: number;
  onWrite: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A cell of the grid, with what is wrong with it. */
export function GridCell({ column, label, value, isChanged, error, at, onWrite, ...handlers }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const shared = {
    className: styles.input,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    'data-cell': `${at} ${column}`,
    'data-changed': isChanged ? '' : undefined,
    value,
    onChange: ({ target }: { target: { value: string } }) => onWrite(target.value),
    ...handlers,
  };
  return (
    <>
      {column === 'status' ? (
        <select {...shared}>
          {GRID_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`desk_records.choices.${status}`)}
            </option>
          ))}
          {GRID_STATUSES.every((status) => status !== value) && <option value={value}>{value}</option>}
        </select>
      ) : (
        <input {...shared} inputMode={column === 'price' ? 'decimal' : 'numeric'} autoComplete="off" />
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </>
  );
}
