import { graphql, useFragment } from 'react-relay';
import type { SellerHead_seller$key } from '../../__generated__/relay/SellerHead_seller.graphql.ts';
import { dayAt } from '../../rules/zone.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { SellerBanner } from './SellerBanner.tsx';
import styles from './SellerHead.module.css';

const fragment = graphql`
  fragment SellerHead_seller on Seller {
    name
    trade
    town
    regional
    createdAt
    ...SellerBanner_seller
  }
`;

/** The head of a producer page: landscape, portrait, name, and one line of facts. */
export function SellerHead({ seller }: { seller: SellerHead_seller$key }) {
  const data = useFragment(fragment, seller);
  const { t } = useTranslation();
  const facts = [
    data.trade,
    data.town,
    data.regional && t('sellers.regional_products'),
    t('sellers.since', { year: dayAt(new Date(data.createdAt)).slice(0, 4) }),
  ];
  return (
    <header className={styles.head}>
      <SellerBanner seller={data} shape="wide" />
      <div className={styles.words}>
        <h1 className={styles.name}>{data.name}</h1>
        <p className={styles.line}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </header>
  );
}
