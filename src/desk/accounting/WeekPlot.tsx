import styles from './Numbers.module.css';
import { labelled, LEAST_COLUMNS, niceTicks } from './plotScale.ts';

/** A week of a plot. value null: nothing to show. state: closed, or not over yet. */
export type PlotWeek = { key: string; name: string; value: number | null; state: 'ended' | 'running' | 'closed' };

type Props = {
  title: string;
  weeks: readonly PlotWeek[];
  /** Of a value, and of a mark of the axis. */
  format: (value: number) => string;
  formatTick?: (value: number) => string;
};

const HEIGHT = 190;
const TOP = 24;
const AXIS = 62;
const BASE = HEIGHT - 24;

/**
 * A column for each week, with the greatest value written out. Widths are in percent, so that texts keep their size
 * on every screen. The table beside it is what is read aloud.
 */
export function WeekPlot({ title, weeks, format, formatTick = format }: Props) {
  const values = weeks.map(({ value }) => value ?? 0);
  const max = Math.max(0, ...values);
  const ticks = niceTicks(max);
  const top = ticks.at(-1) || 1;
  const yOf = (value: number) => BASE - ((BASE - TOP) * value) / top;
  const count = weeks.length;
  const width = 100 / Math.max(count, LEAST_COLUMNS);
  const middleOf = (index: number) => (index + 0.5) * width;
  const anchorOf = (index: number) => (middleOf(index) < 12 ? 'start' : middleOf(index) > 88 ? 'end' : 'middle');
  const edgeOf = (index: number) => {
    const anchor = anchorOf(index);
    return anchor === 'start' ? index * width : anchor === 'end' ? (index + 1) * width : middleOf(index);
  };
  const greatest = values.indexOf(max);
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.frame} aria-hidden="true">
        <svg width={AXIS} height={HEIGHT}>
          {ticks.map((tick) => (
            <text key={tick} x={AXIS - 8} y={yOf(tick) + 4} textAnchor="end" className={styles.tick}>
              {formatTick(tick)}
            </text>
          ))}
        </svg>
        <svg width="100%" height={HEIGHT} className={styles.drawing}>
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={yOf(tick)}
              y2={yOf(tick)}
              className={tick === 0 ? styles.base : styles.grid}
            />
          ))}
          {weeks.map(({ key, name, value, state }, index) => (
            <rect
              key={key}
              x={`${(index + 0.14) * width}%`}
              width={`${width * 0.72}%`}
              y={state === 'closed' && !value ? BASE - 4 : yOf(value ?? 0)}
              height={state === 'closed' && !value ? 4 : BASE - yOf(value ?? 0)}
              rx="2"
              className={styles[state]}
            >
              <title>{value === null ? name : `${name} : ${format(value)}`}</title>
            </rect>
          ))}
          {max > 0 && (
            <text
              x={`${edgeOf(greatest)}%`}
              y={yOf(values[greatest] ?? 0) - 5}
              textAnchor={anchorOf(greatest)}
              className={styles.value}
            >
              {format(values[greatest] ?? 0)}
            </text>
          )}
          {labelled(count).map((index) => (
            <text
              key={index}
              x={`${edgeOf(index)}%`}
              y={HEIGHT - 6}
              textAnchor={anchorOf(index)}
              className={styles.tick}
            >
              {weeks[index]?.name}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

/** A part of the greatest value, as a bar in a table's cell. */
export const ShareBar = ({ value, max }: { value: number; max: number }) => (
  <svg width="100%" height="8" aria-hidden="true" className={styles.share}>
    <rect width={`${max > 0 ? (100 * value) / max : 0}%`} height="8" rx="2" className={styles.ended} />
  </svg>
);
