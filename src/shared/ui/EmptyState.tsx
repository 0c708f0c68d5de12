import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './EmptyState.module.css';
import { Panel, type Tint } from './Panel.tsx';

type EmptyStateProps = {
  /** A round Picture; decorative, so with an empty alt. */
  picture?: ReactNode;
  title: ReactNode;
  /** One sentence with a fact. */
  children?: ReactNode;
  /** One button; two if it is the whole page. */
  action?: ReactNode;
  /** h1 if it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3' | undefined;
  /** A tinted ground, for a missing page or a closed market. */
  ground?: Tint | undefined;
};

/** An empty state: a picture, a friendly sentence and a way on. */
export const EmptyState = (props: EmptyStateProps) => {
  const { picture, title, children, action, heading: Heading = 'h2', ground } = props;
  return (
    <Panel
      ground={ground ?? 'papier'}
      edge={ground ? 'none' : 'outlined'}
      className={classNames(ground && styles.page)}
    >
      <div className={styles.empty}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.text}>
          <Heading className={styles.title}>{title}</Heading>
          {children && <div className={styles.detail}>{children}</div>}
          {ground && action && <div className={styles.actions}>{action}</div>}
        </div>
        {!ground && action && <div className={styles.actions}>{action}</div>}
      </div>
    </Panel>
  );
};
