import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import { caretDownIcon } from './icons.ts';
import styles from './SelectField.module.css';

type SelectFieldProps = FieldTexts & ComponentProps<'select'>;

/** A native select; its children are options. */
export const SelectField = ({ label, mark, hint, error, id, className, children, ...select }: SelectFieldProps) => (
  <FieldFrame label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
    {(links) => (
      <span className={styles.box}>
        <select {...select} {...links} className={styles.select}>
          {children}
        </select>
        <Icon of={caretDownIcon} className={styles.caret} />
      </span>
    )}
  </FieldFrame>
);
