import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyCart } from '../cart/EmptyCart.tsx';
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
