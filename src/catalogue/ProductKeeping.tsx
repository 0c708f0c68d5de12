import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductKeeping_product$key } from '#generated/relay/ProductKeeping_product.graphql.ts';
import { snowflakeIcon, thermometerColdIcon } from '../shared/ui/icons.ts';
import { DietFact } from './DietaryFacts.tsx';
import { FactRow } from './FactRow.tsx';
import styles from './ProductKeeping.module.css';

const fragment = graphql`
  fragment ProductKeeping_product on Product {
    temperature
    ...DietaryFacts_diets
  }
`;

/** How a product is stored and transported, and for which diets it is. */
export function ProductKeeping({ product }: { product: ProductKeeping_product$key }) {
  const data = useFragment(fragment, product);
  const { t } = useTranslation();
  return (
    <ul className={styles.facts}>
      {data.temperature === 'cold' && (
        <FactRow icon={thermometerColdIcon} title={t('products.cold')}>
          {t('product.cold_detail')}
        </FactRow>
      )}
      {data.temperature === 'frozen' && (
        <FactRow icon={snowflakeIcon} title={t('products.frozen')}>
          {t('product.frozen_detail')}
        </FactRow>
      )}
      <DietFact product={data} />
    </ul>
  );
}
