import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderLines_order$key } from '../../__generated__/relay/OrderLines_order.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './OrderLines.module.css';

const fragment = graphql`
  fragment OrderLines_order on Order {
    products {
      id
      productName
      variantName
      sellerName
      price
      comparedAtPrice
      quantity
      returned
      status
      seller {
        handle
      }
      image {
        path
      }
    }
  }
`;

/** What was bought, as it was bought. An order whose lines another took has none. */
export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const address = useAddress();
  const { products } = useFragment(fragment, order);
  if (products.length === 0) return <p className={styles.none}>{t('orders.lines_moved')}</p>;
  return (
    <div className={styles.frame}>
      <p className={styles.columns} aria-hidden="true">
        <span>{t('orders.article')}</span>
        <span>{t('orders.quantity')}</span>
        <span>{t('orders.price')}</span>
      </p>
      <ul aria-label={t('received.lines')}>
        {products.map(
          ({ id, productName, variantName, sellerName, seller, price, comparedAtPrice, quantity, ...line }) => (
            <li key={id} className={styles.line}>
              <Picture path={line.image?.path} base={imageBase} alt="" sizes="60px" className={styles.picture} />
              <div className={styles.words}>
                <p className={styles.name}>{productName}</p>
                <p className={styles.detail}>
                  {seller ? (
                    <UiLink href={address('seller', { handle: seller.handle })}>{sellerName}</UiLink>
                  ) : (
                    sellerName
                  )}
                  {` · ${variantName}`}
                </p>
                {line.status === 'missing' && <Tag colour="red">{t('orders.missing_line')}</Tag>}
                {line.returned > 0 && <p className={styles.detail}>{t('orders.returned', { count: line.returned })}</p>}
              </div>
              <p className={styles.times}>{t('received.times', { quantity, price: formatCents(price) })}</p>
              <p className={styles.price}>
                {comparedAtPrice !== null && comparedAtPrice !== undefined && comparedAtPrice > price && (
                  <s className={styles.before}>
                    <VisuallyHidden>{t('products.compared')} </VisuallyHidden>
                    {formatCents(comparedAtPrice * quantity)}
                  </s>
                )}{' '}
                {formatCents(price * quantity)}
              </p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
