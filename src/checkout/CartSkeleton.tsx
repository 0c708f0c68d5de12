import { useTranslation } from 'react-i18next';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './CartSkeleton.module.css';

const LINES = [1, 2, 3];

/** The cart page in its own boxes, before the cart is known. */
export function CartSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className={styles.page}>
      <div>
        <h1>{t('cart.yours')}</h1>
        <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
        {LINES.map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.words} />
            <Skeleton className={styles.price} />
          </div>
        ))}
      </div>
      <Skeleton className={styles.summary} />
    </div>
  );
}
