import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './DoneMark.module.css';
import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';

type Props = {
  /** The size of the button whose place it takes. */
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
  children: ReactNode;
};

/** What a button has done, in its place: a second press there meets no other control. */
export const DoneMark = ({ size = 'm', className, children }: Props) => (
  <p className={classNames(styles.done, styles[size], className)}>
    <Icon of={checkIcon} />
    <span>{children}</span>
  </p>
);
