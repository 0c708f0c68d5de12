import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { leafFillIcon } from './icons.ts';

type BadgeProps = { kind: 'bio' | 'sale' | 'new' | 'soldOut'; children: ReactNode };

/** A word over a picture, in the same colours in both themes, as the picture is. At most two side by side. */
export const Badge = ({ kind, children }: BadgeProps) => (
  <span data-light="" className={classNames(styles.badge, styles[kind])}>
    {kind === 'bio' && <Icon of={leafFillIcon} size={14} />}
    {children}
  </span>
);

/** The top left corner of a picture, for badges. Its parent is positioned. */
export const Badges = ({ children }: { children: ReactNode }) => <div className={styles.corner}>{children}</div>;
