import { graphql, usePaginationFragment } from 'react-relay';
import type { ProductsGrid_query$key } from '#generated/relay/ProductsGrid_query.graphql.ts';
import type { ProductsGridPaginationQuery } from '#generated/relay/ProductsGridPaginationQuery.graphql.ts';
import { NothingListed } from './NothingMatches.tsx';
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
  if (data.products.edges.length === 0) return <NothingListed />;
  return <ProductGrid products={data.products} pagination={pagination} />;
}
