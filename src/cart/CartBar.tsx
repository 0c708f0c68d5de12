import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents, type Cents } from '../../rules/money.ts';
import styles from './CartBar.module.css';

/** The dark bar at the foot of a narrow screen (design 3): a line, an amount in cents, and one butter button. */
export function CartBar({ label, amount, children }: { label: string; amount: Cents; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.bar} aria-label={t('cart.overview')}>
      <p className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.amount}>{formatCents(amount)}</span>
      </p>
      {children}
    </aside>
  );
}
