import type { ReactNode } from 'react';
import styles from './DeskColumns.module.css';

/** A view in two columns, the second below the first without room for both. */
export const DeskColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{aside}</div>
  </div>
);
