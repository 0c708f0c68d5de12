import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import styles from './Steps.module.css';
import { UiLink } from './UiLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Step = { label: ReactNode; /** A completed step links back. */ href?: string | undefined };

type StepsProps = {
  /** Names the list. */
  label: string;
  steps: readonly Step[];
  /** 1 for the first. */
  current: number;
  /** Read after a completed step's label ("terminé"). */
  doneLabel: string;
};

/** The position in a task of a few steps: bars, numbers, and a check on completed ones. */
export const Steps = ({ label, steps, current, doneLabel }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, index) => {
      const number = index + 1;
      const done = number < current;
      const content = (
        <>
          <span className={styles.mark}>{done ? <Icon of={checkIcon} size={16} /> : number}</span>
          <span className={styles.label}>{step.label}</span>
          {done && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
        </>
      );
      return (
        <li
          key={number}
          aria-current={number === current ? 'step' : undefined}
          className={classNames(styles.step, done && styles.done, number === current && styles.current)}
        >
          {done && step.href ? (
            <UiLink href={step.href} className={styles.text}>
              {content}
            </UiLink>
          ) : (
            <span className={styles.text}>{content}</span>
          )}
        </li>
      );
    })}
  </ol>
);
