import { useId, type ReactNode } from 'react';
import styles from './DeskPanel.module.css';

type Props = { title: ReactNode; /** red: something is wrong. */ tone?: 'plain' | 'red'; children: ReactNode };

/** A block of a view of the desk under its own heading. */
export function DeskPanel({ title, tone = 'plain', children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.panel} data-tone={tone}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
