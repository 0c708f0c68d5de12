import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';

type CheckboxProps = { title: ReactNode; detail?: ReactNode; checked: boolean; onChange: (checked: boolean) => void };

/** Yes or no within a form, saved with it; for immediate effect use a Switch. The whole row is the label. */
export const Checkbox = ({ title, detail, checked, onChange }: CheckboxProps) => (
  <label className={styles.row}>
    <span className={styles.box}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {checked && <Icon of={checkIcon} size={16} className={styles.check} />}
    </span>
    <span>
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  </label>
);
