import type { ReactNode } from 'react';
import styles from './DeskHead.module.css';

type Props = {
  title: ReactNode;
  /** Its status, beside its name. */
  tag?: ReactNode;
  /** A line below: which day, how many. */
  under?: ReactNode;
  /** Actions on the whole view. */
  children?: ReactNode;
};

/** The head of a view of the desk: its name, and its actions at the other end. */
export function DeskHead({ title, tag, under, children }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.named}>
          <h1 id="vue" tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {tag}
        </div>
        {under && <p className={styles.under}>{under}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
