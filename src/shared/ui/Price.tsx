import { classNames } from './classNames.ts';
import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type PriceProps = {
  /** Formatted by the caller, from cents. */
  price: string;
  /** The higher, usual price, formatted; makes this a sale. */
  compared?: string | null | undefined;
  /** Read before the struck price ("prix courant"). */
  comparedLabel?: string | undefined;
  unit?: string | null | undefined;
  /** 16, 20 and 30 px. */
  size?: 's' | 'm' | 'l' | undefined;
};

/** A price, the one it is compared with, and its unit. Struck figures are labelled for screen readers. */
export const Price = ({ price, compared, comparedLabel, unit, size = 'm' }: PriceProps) => (
  <span className={classNames(styles.price, styles[size])}>
    <span className={classNames(styles.now, compared && styles.sale)}>{price}</span>
    {compared && (
      <s className={styles.before}>
        {comparedLabel && <VisuallyHidden>{comparedLabel} </VisuallyHidden>}
        {compared}
      </s>
    )}
    {unit && <span className={styles.unit}>{unit}</span>}
  </span>
);
