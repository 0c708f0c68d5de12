import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon, type IconSource } from './Icon.tsx';
import { warningCircleFillIcon } from './icons.ts';
import styles from './Notice.module.css';

type NoticeProps = {
  /** error is announced immediately; butter an offer; ink for the whole page; plain and sunken for quiet facts. */
  kind: 'info' | 'good' | 'error' | 'butter' | 'sunken' | 'plain' | 'ink';
  icon?: IconSource | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** At the right, below on a phone. */
  action?: ReactNode;
  className?: string | undefined;
};

/** A message panel: icon, title, text, and action. */
export const Notice = ({ kind, icon, title, children, action, className }: NoticeProps) => {
  const drawing = icon ?? (kind === 'error' ? warningCircleFillIcon : null);
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      data-light={kind === 'butter' ? '' : undefined}
      className={classNames(styles.notice, styles[kind], className)}
    >
      {drawing && <Icon of={drawing} size={24} className={styles.icon} />}
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
