import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ListingTools_collection$key } from '#generated/relay/ListingTools_collection.graphql.ts';
import { ListingChoices } from './ListingChoices.tsx';

const fragment = graphql`
  fragment ListingTools_collection on Collection @argumentDefinitions(filter: { type: "ProductFilter" }) {
    handle
    sellers {
      name
      handle
    }
    matching: products(first: 0, filter: $filter) {
      count
      needCounts {
        need
        count
      }
    }
  }
`;

/** Sorting and filters of a collection. */
export const ListingTools = memo(function ListingTools({ collection }: { collection: ListingTools_collection$key }) {
  const { handle, sellers, matching } = useFragment(fragment, collection);
  return (
    <ListingChoices
      handle={handle}
      sellers={sellers.map(({ name, handle: sellerHandle }) => ({ name, handle: sellerHandle }))}
      needs={matching.needCounts.map(({ need, count }) => ({ need, count }))}
      count={matching.count}
    />
  );
});
