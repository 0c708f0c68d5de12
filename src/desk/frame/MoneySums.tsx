import { Fragment } from 'react';
import styles from './MoneyForm.module.css';

/** A labelled sum; null is omitted. */
export type NamedSum = { name: string; value: string; strong?: boolean } | null;

/** The effect of a press in sums, shown beforehand and updated with changes. */
export function MoneySums({ sums }: { sums: readonly NamedSum[] }) {
  return (
    <dl className={styles.sums} aria-live="polite">
      {sums.map(
        (sum) =>
          sum && (
            <Fragment key={sum.name}>
              <dt data-strong={sum.strong || undefined}>{sum.name}</dt>
              <dd data-strong={sum.strong || undefined}>{sum.value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
