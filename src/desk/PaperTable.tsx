import type { ReactNode } from 'react';
import styles from './PaperTable.module.css';

type Props = {
  title: string;
  /** Below the title: which day, how many. */
  under?: string;
  columns: readonly string[];
  /** A key of its own, and a cell for each column. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A list on paper, beginning on a page of its own, black on white; its column names are on every page. */
export function PaperTable({ title, under, columns, rows }: Props) {
  return (
    <section className={styles.paper}>
      <h2 className={styles.title}>{title}</h2>
      {under && <p className={styles.under}>{under}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
