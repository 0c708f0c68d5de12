import type { ReactNode, Ref } from 'react';
import { classNames } from './classNames.ts';
import styles from './Disclosure.module.css';
import { Icon, type IconSource } from './Icon.tsx';
import { caretDownIcon } from './icons.ts';

type DisclosureProps = {
  title: ReactNode;
  icon?: IconSource | undefined;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDetailsElement>;
  /** Whether it begins open. */
  open?: boolean;
};

/** More detail on demand: a native details element, so it opens before any script runs. */
export const Disclosure = ({ title, icon, children, className, ref, open }: DisclosureProps) => (
  <details ref={ref} open={open} className={classNames(styles.disclosure, className)}>
    <summary className={styles.summary}>
      {icon && <Icon of={icon} />}
      <span className={styles.title}>{title}</span>
      <Icon of={caretDownIcon} className={styles.caret} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
