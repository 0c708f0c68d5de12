import type { ReactNode } from 'react';
import styles from './PaperTable.module.css';

type Cells = readonly ReactNode[];
type Props = {
  title: string;
  /** Below the title: which day, how many. */
  under?: string;
  columns: readonly string[];
  /** A unique key, and a cell for each column; numbers are right-aligned. */
  rows: readonly { key: string; cells: Cells }[];
  /** The sum of the rows, below them. */
  total: Cells;
};

/** Phone numbers do not wrap. */
const TELEPHONE = /^[\d\s+().-]{7,18}$/;

function Row({
  cells,
  columns,
  className,
}: {
  cells: Cells;
  columns: readonly string[];
  className?: string | undefined;
}) {
  return (
    <tr className={className}>
      {cells.map((cell, at) => (
        <td
          key={columns[at]}
          data-number={typeof cell === 'number' || undefined}
          data-whole={(typeof cell === 'string' && TELEPHONE.test(cell)) || undefined}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** A printed list on pages of its own, black on white, with column names on every page. */
export function PaperTable({ title, under, columns, rows, total }: Props) {
  return (
    <section className={styles.paper}>
      <h2 className={styles.title}>{title}</h2>
      {under && <p className={styles.under}>{under}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" data-number={typeof total[at] === 'number' || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Row key={key} cells={cells} columns={columns} />
          ))}
          <Row cells={total} columns={columns} className={styles.total} />
        </tbody>
      </table>
    </section>
  );
}
