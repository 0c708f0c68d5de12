import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './TextArea.module.css';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'children'>;

/** Several lines of text with their label; grows with its content where supported. */
export const TextArea = ({ label, mark, hint, error, id, className, ...area }: TextAreaProps) => (
  <FieldFrame label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
    {(links) => <textarea rows={3} {...area} {...links} className={styles.area} />}
  </FieldFrame>
);
