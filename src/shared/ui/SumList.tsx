import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './SumList.module.css';

type RowProps = { label: ReactNode; detail?: ReactNode; value: ReactNode; kind?: 'row' | 'small' | 'sum' | 'total' };
type ListProps = {
  /** Its accessible name, where no heading stands above it. */
  label?: string;
  /** With a total of the size of a heading. */
  compact?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A row of a SumList: label and amount. */
export const SumRow = ({ label, detail, value, kind = 'row' }: RowProps) => (
  <div className={classNames(styles.row, styles[kind])}>
    <dt className={styles.label}>
      {label}
      {detail && <span className={styles.detail}>{detail}</span>}
    </dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);

/** Amounts that add up to a total, one SumRow each. */
export const SumList = ({ label, compact = false, className, children }: ListProps) => (
  <dl aria-label={label} className={classNames(compact && styles.compact, className)}>
    {children}
  </dl>
);
