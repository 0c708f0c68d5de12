import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon, type IconSource } from './Icon.tsx';
import styles from './Switch.module.css';

type SwitchProps = {
  title: ReactNode;
  detail?: ReactNode;
  icon?: IconSource | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy?: boolean | undefined;
  className?: string | undefined;
};

/** An on/off setting, on a sunken row; the whole row is the label. While `busy` it keeps the focus, and presses change nothing. */
export const Switch = ({ title, detail, icon, checked, onChange, busy, className }: SwitchProps) => (
  <label className={classNames(styles.row, className)}>
    {icon && <Icon of={icon} size={26} className={styles.icon} />}
    <span className={styles.text}>
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={checked}
      aria-disabled={busy || undefined}
      onChange={(event) => !busy && onChange(event.target.checked)}
    />
  </label>
);
