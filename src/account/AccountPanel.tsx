import { useId, type ReactNode } from 'react';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './AccountPanel.module.css';

type Props = { title: string; detail?: ReactNode; quiet?: boolean; children?: ReactNode };

/** A panel of the account page: title, sentence, actions. quiet: on the page's own ground. */
export function AccountPanel({ title, detail, quiet = false, children }: Props) {
  const heading = useId();
  return (
    <Panel
      as="section"
      edge="outlined"
      labelledBy={heading}
      className={quiet ? `${styles.panel} ${styles.quiet}` : styles.panel}
    >
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {detail && <p className={styles.detail}>{detail}</p>}
      {children}
    </Panel>
  );
}
