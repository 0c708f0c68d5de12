import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../shared/ui/Icon.tsx';
import styles from './FactRow.module.css';

/** One fact of a product, as a row of its list: title and detail. */
export const FactRow = ({ icon, title, children }: { icon: IconSource; title: string; children?: ReactNode }) => (
  <li className={styles.fact}>
    <Icon of={icon} size={22} className={styles.icon} />
    <div>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.more}>{children}</p>}
    </div>
  </li>
);
