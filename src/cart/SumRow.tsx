import type { ReactNode } from 'react';
import { joined } from '../shared/ui/joined.ts';
import styles from './SumRow.module.css';

type Props = { label: ReactNode; detail?: ReactNode; value: ReactNode; kind?: 'row' | 'small' | 'sum' | 'total' };

/** A row of sums in a `dl`: label and amount. */
export const SumRow = ({ label, detail, value, kind = 'row' }: Props) => (
  <div className={joined(styles.row, styles[kind])}>
    <dt className={styles.label}>
      {label}
      {detail && <span className={styles.detail}>{detail}</span>}
    </dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
