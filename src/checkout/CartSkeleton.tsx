import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { initialStep } from '#rules/cartSteps.ts';
import { handFocusOn } from '../shared/ui/handFocusOn.ts';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './CartSkeleton.module.css';
import { StepProgress } from './StepProgress.tsx';

const LINES = [1, 2, 3];

/** The cart page's placeholder, in the same layout. */
export function CartSkeleton() {
  const { t } = useTranslation();
  const { view } = useParams();
  const step = initialStep(view);
  return (
    <div aria-busy="true" className={styles.page}>
      <StepProgress step={step} method={null} credit={step === 3} />
      <div className={styles.columns}>
        <div>
          <h1 ref={handFocusOn}>{t('cart.yours')}</h1>
          <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
          <Skeleton className={styles.count} />
          {LINES.map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton className={styles.picture} />
              <Skeleton className={styles.text} />
              <Skeleton className={styles.price} />
            </div>
          ))}
        </div>
        <Skeleton className={styles.summary} />
      </div>
    </div>
  );
}
