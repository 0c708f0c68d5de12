import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Tag.module.css';

export type TagColour = 'yellow' | 'gray' | 'turquoise' | 'red' | 'orange' | 'blue';

type TagProps = { colour: TagColour; children: ReactNode; className?: string | undefined };

/** A state: a dot and a word, never a colour alone. */
export const Tag = ({ colour, children, className }: TagProps) => (
  <span className={classNames(styles.tag, styles[colour], className)}>{children}</span>
);
