import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderLines_order$key } from '../../__generated__/relay/OrderLines_order.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './OrderLines.module.css';

const fragment = graphql`
  fragment OrderLines_order on Order {
    products {
      id
      productName
      variantName
      sellerName
      price
      quantity
      image {
        path
      }
    }
  }
`;

/** What was bought, as it was bought. */
export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const { products } = useFragment(fragment, order);
  return (
    <ul className={styles.lines} aria-label={t('received.lines')}>
      {products.map(({ id, productName, variantName, sellerName, price, quantity, image }) => (
        <li key={id} className={styles.line}>
          <Picture path={image?.path} base={imageBase} alt="" sizes="60px" />
          <div>
            <p className={styles.name}>{productName}</p>
            <p className={styles.detail}>{t('cart.maker_unit', { maker: sellerName, unit: variantName })}</p>
            {quantity > 1 && (
              <p className={styles.detail}>{t('received.times', { quantity, price: formatCents(price) })}</p>
            )}
          </div>
          <p className={styles.price}>{formatCents(price * quantity)}</p>
        </li>
      ))}
    </ul>
  );
}
