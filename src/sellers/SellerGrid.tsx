import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { SellerGrid_seller$key } from '#generated/relay/SellerGrid_seller.graphql.ts';
import type { SellerGridPaginationQuery } from '#generated/relay/SellerGridPaginationQuery.graphql.ts';
import { ListingForm } from '../catalogue/ListingForm.tsx';
import { NothingListed } from '../catalogue/NothingMatches.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { SortChip } from '../catalogue/SortChip.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import styles from './SellerGrid.module.css';

const fragment = graphql`
  fragment SellerGrid_seller on Seller
  @refetchable(queryName: "SellerGridPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 24 }
    cursor: { type: "String" }
    ordering: { type: "ProductOrdering" }
    filter: { type: "ProductFilter" }
  ) {
    products(first: $count, after: $cursor, ordering: $ordering, filter: $filter)
      @connection(key: "SellerGrid_products") {
      edges {
        __typename
      }
      ...ProductGrid_products
    }
  }
`;

/** A producer's products, sorted as the address says. */
export function SellerGrid({ seller }: { seller: SellerGrid_seller$key }) {
  const { data, ...pagination } = usePaginationFragment<SellerGridPaginationQuery, SellerGrid_seller$key>(
    fragment,
    seller,
  );
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <>
      {data.products.edges.length > 1 && (
        <div className={styles.tools}>
          <SortChip />
          <ListingForm sellers={[]} needs={[]} />
        </div>
      )}
      {data.products.edges.length > 0 ? (
        <ProductGrid products={data.products} pagination={pagination} below />
      ) : (
        <NothingListed
          title={t('sellers.empty')}
          action={<Button href={address('sellers')}>{t('sellers.see_all')}</Button>}
          className={styles.empty}
        />
      )}
    </>
  );
}
