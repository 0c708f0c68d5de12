import { useId, type ReactNode, type RefObject } from 'react';
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
 * The dark bar at the bottom of a narrow screen (design 3): one line and an amount, and one butter button. What the
 * amount includes, and how it would be lower, opens above the bar with a press on the amount.
 */
export function CartBar({ label, amount, note, hints, over, mirrored, isHidden, ref, children }: Props) {
  const { t } = useTranslation();
  const restId = useId();
  const sum = (
    <>
      <span className={styles.label}>{label}</span> <span className={styles.amount}>{amount}</span>
    </>
  );
  return (
    <aside
      ref={ref}
      className={classNames(styles.bar, mirrored && styles.mirrored, over && styles.over, isHidden && styles.out)}
      aria-label={over ? label : t('cart.overview')}
    >
      {note || hints ? (
        <>
          <button type="button" popoverTarget={restId} className={classNames(styles.text, styles.opens)}>
            {sum}
          </button>
          <div id={restId} popover="auto" className={styles.rest}>
            {note && <p>{note}</p>} {hints && <p>{hints}</p>}
          </div>
        </>
      ) : (
        <p className={styles.text}>{sum}</p>
      )}
      <div className={styles.act}>{children}</div>
    </aside>
  );
}
