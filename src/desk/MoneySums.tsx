import { Fragment } from 'react';
import styles from './MoneyForm.module.css';

/** A sum with its name; null is left out. */
export type NamedSum = { name: string; value: string; strong?: boolean } | null;

/** What a press would do, in sums: told before it is done, and again as it changes. */
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
