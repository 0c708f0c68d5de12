import type { Ref } from 'react';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { useTranslation } from '../shared/i18n/translator.ts';
import styles from './NothingInCart.module.css';

/** The cart page without lines. heading: receives focus after the last line was removed. */
export function NothingInCart({ heading }: { heading?: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.alone}>
        {t('cart.yours')}
      </h1>
      <EmptyCart />
    </div>
  );
}
