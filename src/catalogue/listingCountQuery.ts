import { graphql, loadQuery, type PreloadedQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { listingCountQuery } from '../../__generated__/relay/listingCountQuery.graphql.ts';
import { listingFilter, type ProductListing } from '../../rules/productListing.ts';
import { isExpress } from '../cart/isExpress.ts';

export const listingCountQueryNode = graphql`
  query listingCountQuery($handle: String!, $filter: ProductFilter) {
    collection(handle: $handle) {
      products(first: 0, filter: $filter) {
        count
      }
    }
  }
`;

export type ListingCount = PreloadedQuery<listingCountQuery>;

/** The count in an answer; null before there is one. */
export const countIn = (answer: listingCountQuery['response'] | null): number | null =>
  answer?.collection?.products.count ?? null;

/** The number of a collection's products under these filters: resolves once the answer is in the store. */
export async function countListing(
  environment: Environment,
  handle: string,
  listing: ProductListing,
): Promise<ListingCount> {
  const variables = { handle, filter: listingFilter(listing, isExpress(environment)) };
  const reference = loadQuery<listingCountQuery>(environment, listingCountQueryNode, variables, {
    fetchPolicy: 'store-or-network',
  });
  try {
    await reference.source?.toPromise();
    return reference;
  } catch (error) {
    reference.dispose();
    throw error;
  }
}
