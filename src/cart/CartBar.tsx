import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../shared/ui/classNames.ts';
import styles from './CartBar.module.css';

type Props = {
  label: string;
  amount: string;
  /** What the amount includes. */
  note?: string | null | undefined;
  /** How the total would be lower. */
  hints?: string | null | undefined;
  /** Takes the place of the bar that is there on every page. */
  over?: boolean;
  /** The button at the other end, where no button of this bar stands before. */
  mirrored?: boolean;
  /** Has its place, and is not shown in it. */
  isHidden?: boolean;
  ref?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * The dark bar at the bottom of a narrow screen (design 3): a line, an amount with what it includes, and one
 * butter button.
 */
export function CartBar({ label, amount, note, hints, over, mirrored, isHidden, ref, children }: Props) {
  const { t } = useTranslation();
  return (
    <aside
      ref={ref}
      className={classNames(
        styles.bar,
        hints && styles.hinted,
        mirrored && styles.mirrored,
        over && styles.over,
        isHidden && styles.out,
      )}
      aria-label={over ? label : t('cart.overview')}
    >
      <p className={classNames(styles.text, note && styles.noted)}>
        <span className={styles.label}>{label}</span> <span className={styles.amount}>{amount}</span>{' '}
        {note && <span className={styles.note}>{note}</span>}
      </p>
      <div className={styles.act}>{children}</div>
      {hints && <p className={styles.hints}>{hints}</p>}
    </aside>
  );
}
