import { graphql, usePaginationFragment } from 'react-relay';
import type { CollectionGrid_collection$key } from '#generated/relay/CollectionGrid_collection.graphql.ts';
import type { CollectionGridPaginationQuery } from '#generated/relay/CollectionGridPaginationQuery.graphql.ts';
import { NothingListed } from './NothingMatches.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const fragment = graphql`
  fragment CollectionGrid_collection on Collection
  @refetchable(queryName: "CollectionGridPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 24 }
    cursor: { type: "String" }
    ordering: { type: "ProductOrdering" }
    filter: { type: "ProductFilter" }
  ) {
    products(first: $count, after: $cursor, ordering: $ordering, filter: $filter)
      @connection(key: "CollectionGrid_products") {
      edges {
        __typename
      }
      ...ProductGrid_products
    }
  }
`;

/** The products of a collection, sorted and filtered by the address, or a message if there are none. */
export function CollectionGrid({ collection }: { collection: CollectionGrid_collection$key }) {
  const { data, ...pagination } = usePaginationFragment<CollectionGridPaginationQuery, CollectionGrid_collection$key>(
    fragment,
    collection,
  );
  if (data.products.edges.length === 0) return <NothingListed />;
  return <ProductGrid products={data.products} pagination={pagination} />;
}
