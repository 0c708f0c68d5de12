import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { classNames } from '../../shared/ui/classNames.ts';
import styles from './DeskTable.module.css';

type TableProps = {
  label: string;
  /** Column titles; an amount's is right-aligned. */
  columns: readonly (string | { amount: string })[];
  className?: string | undefined;
  /** The sums of the rows. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A table of the desk: a row for each item, and a card below 700 px. */
export const DeskTable = ({ label, columns, className, foot, children }: TableProps) => (
  <table className={classNames(styles.table, className)} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => {
          const [title, style] = typeof column === 'string' ? [column] : [column.amount, styles.amount];
          return (
            <th key={title} scope="col" className={style}>
              {title}
            </th>
          );
        })}
      </tr>
    </thead>
    <tbody>{children}</tbody>
    {foot && <tfoot>{foot}</tfoot>}
  </table>
);

type EndProps = {
  /** How many rows of the total are shown. */
  children: ReactNode;
  /** The button's text. */
  more?: string;
  /** Loads more rows; without it everything is shown. */
  onMore?: (() => void) | undefined;
  isLoading?: boolean;
};

/** The end of a long table: how much of it is shown, and a button for more. */
export const TableEnd = ({ children, more, isLoading = false, onMore }: EndProps) => (
  <div className={styles.end}>
    <p>{children}</p>
    {onMore && (
      <Button variant="outlined" busy={isLoading} onClick={onMore}>
        {more}
      </Button>
    )}
  </div>
);
