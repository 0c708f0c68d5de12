import type { ReactNode } from 'react';
import styles from './PaperTable.module.css';

type Cells = readonly ReactNode[];
type Props = {
  title: string;
  /** Lines below the title: which day, where, how many. */
  subtitles: readonly string[];
  /** Each row begins with a square to tick. */
  hasTicks?: boolean;
  columns: readonly string[];
  /** A unique key, and a cell for each column; numbers are right-aligned. */
  rows: readonly { key: string; cells: Cells }[];
  /** The sum of the rows, below them. */
  total: Cells;
  /** A line below the table. */
  note?: string;
};

/** Codes, amounts and telephone numbers do not wrap. */
const WHOLE = /^[\d\s+().,$-]{1,18}[A-Z]?$/;

type RowProps = Pick<Props, 'columns'> & { cells: Cells; tickCell?: ReactNode; className?: string | undefined };

function Row({ cells, columns, tickCell, className }: RowProps) {
  return (
    <tr className={className}>
      {tickCell}
      {cells.map((cell, at) => (
        <td
          key={columns[at]}
          data-number={isNumber(cell) || undefined}
          data-whole={(typeof cell === 'string' && WHOLE.test(cell)) || undefined}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}

const isNumber = (cell: ReactNode): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && cell.endsWith('$'));

/** A printed list on pages of its own, black on white, with its title and the column names on every page. */
export function PaperTable({ title, subtitles, hasTicks: ticked = false, columns, rows, total, note }: Props) {
  const isColumnOfNumbers = (at: number) => [rows[0]?.cells[at], total[at]].some(isNumber) || undefined;
  const empty = ticked ? <td /> : null;
  return (
    <section className={styles.paper}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.head} colSpan={columns.length + (ticked ? 1 : 0)}>
              <h2 className={styles.title}>{title}</h2>
              {subtitles.map((text) => (
                <p key={text} className={styles.under}>
                  {text}
                </p>
              ))}
            </td>
          </tr>
          <tr>
            {empty}
            {columns.map((column, at) => (
              <th key={column} scope="col" data-number={isColumnOfNumbers(at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Row
              key={key}
              cells={cells}
              columns={columns}
              tickCell={
                ticked && (
                  <td>
                    <span className={styles.square} />
                  </td>
                )
              }
            />
          ))}
          <Row cells={total} columns={columns} tickCell={empty} className={styles.total} />
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
