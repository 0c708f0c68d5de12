import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SellerCard_seller$key } from '#generated/relay/SellerCard_seller.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { mapPinFillIcon } from '../shared/ui/icons.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { SellerBanner } from './SellerBanner.tsx';
import styles from './SellerCard.module.css';

const fragment = graphql`
  fragment SellerCard_seller on Seller @argumentDefinitions(express: { type: "Boolean!", defaultValue: false }) {
    name
    handle
    trade
    town
    regional
    products(first: 0) {
      count
    }
    stored: products(first: 0, filter: { where: { stored: true } }) @include(if: $express) {
      count
    }
    ...SellerBanner_seller
  }
`;

/**
 * A producer in a list: landscape, portrait, name, trade and town, number of products (F-075), in Express of those
 * stored at the market. The card is one link.
 */
export function SellerCard({ seller }: { seller: SellerCard_seller$key }) {
  const data = useFragment(fragment, seller);
  const { t } = useTranslation();
  const address = useAddress();
  const { count } = data.stored ?? data.products;
  return (
    <article className={styles.card}>
      <SellerBanner seller={data} shape="card" />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <UiLink href={address('seller', { handle: data.handle })} className={styles.link}>
            {data.name}
          </UiLink>
        </h2>
        <p className={styles.line}>{[data.trade, data.town].filter(Boolean).join(' · ')}</p>
        <p className={styles.line}>
          {t('products.count', { count })}
          {data.regional && (
            <span className={styles.regional}>
              <Icon of={mapPinFillIcon} size={14} />
              {t('sellers.regional')}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
