import { graphql, usePaginationFragment } from 'react-relay';
import type { ProductsGrid_query$key } from '../../__generated__/relay/ProductsGrid_query.graphql.ts';
import type { ProductsGridPaginationQuery } from '../../__generated__/relay/ProductsGridPaginationQuery.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import styles from './CollectionGrid.module.css';
import { NothingListed } from './NothingListed.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const fragment = graphql`
  fragment ProductsGrid_query on Query
  @refetchable(queryName: "ProductsGridPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 24 }
    cursor: { type: "String" }
    ordering: { type: "ProductOrdering" }
    filter: { type: "ProductFilter" }
  ) {
    products(first: $count, after: $cursor, ordering: $ordering, filter: $filter)
      @connection(key: "ProductsGrid_products") {
      edges {
        __typename
      }
      ...ProductGrid_products
    }
  }
`;

/** All products, sorted and filtered by the address, or a message if there are none. */
export function ProductsGrid({ query }: { query: ProductsGrid_query$key }) {
  const { data, ...pagination } = usePaginationFragment<ProductsGridPaginationQuery, ProductsGrid_query$key>(
    fragment,
    query,
  );
  const { t } = useTranslation();
  const address = useAddress();
  if (data.products.edges.length > 0) return <ProductGrid products={data.products} pagination={pagination} />;
  return (
    <div className={styles.empty}>
      <NothingListed
        title={t('collection.empty')}
        way={<Button href={address('home')}>{t('shell.see_products')}</Button>}
      />
    </div>
  );
}
