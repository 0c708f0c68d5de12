import { useId, type ReactNode } from 'react';
import styles from './DeskLayout.module.css';

type HeadProps = {
  title: ReactNode;
  /** Its status, beside its name. */
  tag?: ReactNode;
  /** A line below: which day, how many. */
  under?: ReactNode;
  /** Actions on the whole view. */
  children?: ReactNode;
};

/** The head of a view of the desk: its name, and its actions at the other end. */
export function DeskHead({ title, tag, under, children }: HeadProps) {
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

type PanelProps = { title: ReactNode; /** red: something is wrong. */ tone?: 'plain' | 'red'; children: ReactNode };

/** A block of a view of the desk under its own heading. */
export function DeskPanel({ title, tone = 'plain', children }: PanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel} data-tone={tone}>
      <h2 id={heading} className={styles.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A view in two columns, the second below the first without room for both. */
export const DeskColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{aside}</div>
  </div>
);
