import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SellerNews_seller$key } from '#generated/relay/SellerNews_seller.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import { isNewProduct } from '#rules/newArrivals.ts';
import { productParams } from '../catalogue/productAddress.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './SellerScreen.module.css';

const fragment = graphql`
  fragment SellerNews_seller on Seller {
    news: products(first: 3, ordering: { sort: createdAt, direction: desc }) {
      edges {
        node {
          id
          name
          createdAt
          ...productAddress_product
        }
      }
    }
  }
`;

/** The newest goods of a producer, while they are new; renders nothing without any. */
export function SellerNews({ seller }: { seller: SellerNews_seller$key }) {
  const { news } = useFragment(fragment, seller);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const fresh = news.edges.filter(({ node }) => isNewProduct(new Date(node.createdAt), now));
  if (fresh.length === 0) return null;
  return (
    <p className={styles.news}>
      {t('sellers.news')}{' '}
      {fresh.map(({ node }, index) => (
        <span key={node.id}>
          {index > 0 && ', '}
          <TextLink href={addressOf('product', locale, productParams(node, locale))}>{node.name}</TextLink>
        </span>
      ))}
    </p>
  );
}
