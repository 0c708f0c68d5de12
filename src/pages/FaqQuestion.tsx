import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../shared/ui/Icon.tsx';
import { caretDownIcon } from '../shared/ui/icons.ts';
import styles from './FaqQuestion.module.css';

/**
 * A question that opens on its answer: a native details element, so the answer is in the HTML and opens without
 * scripts. The one named by the address (`#closing`) is open.
 */
export function FaqQuestion({ id, ask, children }: { id: string; ask: string; children: ReactNode }) {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hash === `#${id}` && details.current) details.current.open = true;
  }, [hash, id]);
  return (
    <details ref={details} id={id} className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.ask}>{ask}</h3>
        <Icon of={caretDownIcon} className={styles.caret} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
