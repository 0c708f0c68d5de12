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
  /** Nobody counts it: a number that is typed there begins to. */
  isUncounted: boolean;
  /** What it will do beyond its own value. */
  remark: 'counted' | 'kept' | 'none_left' | null;
  error: string | undefined;
  /** Its row. */
  at: number;
  onWrite: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A cell of the grid, with what is wrong with it. */
export function GridCell({ column, label, value, isChanged, error, at, onWrite, ...props }: Props) {
  const { t } = useTranslation();
  const { isUncounted, remark, ...handlers } = props;
  const errorId = useId();
  const remarkId = useId();
  const shared = {
    className: styles.input,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, remark && remarkId].filter(Boolean).join(' ') || undefined,
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
        <input
          {...shared}
          inputMode={column === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={
            isUncounted ? t(`desk_grid.uncounted.${column === 'stock' ? 'stock' : 'stored_stock'}`) : undefined
          }
        />
      )}
      {remark && (
        <span id={remarkId} className={styles.remark}>
          {t(`desk_grid.remarks.${remark}`)}
        </span>
      )}
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </>
  );
}
