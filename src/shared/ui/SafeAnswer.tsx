import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** What a browser focuses when the dialog around it opens; React only calls `focus` for its own property, while nothing is open. */
const focusFirst = (answer: HTMLButtonElement | null) => answer?.setAttribute('autofocus', '');

type Props = { variant?: 'primary' | 'text'; onClick: () => void; children: ReactNode };

/**
 * The answer of a question that leaves all as it is. It has the focus when the dialog opens, so that a second press of the key that opened
 * it answers nothing (ADR 196).
 */
export const SafeAnswer = ({ variant = 'text', ...props }: Props) => (
  <Button variant={variant} ref={focusFirst} {...props} />
);
