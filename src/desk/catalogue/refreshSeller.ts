import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshSellerQuery } from '#generated/relay/refreshSellerQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';

// Fetched data are read where they are rendered.
// oxlint-disable relay/unused-fields
const query = graphql`
  query refreshSellerQuery($id: ID!) {
    staff {
      seller(id: $id) {
        ...DeskSeller_seller
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

/** Fetches a producer that others have changed. Never throws. */
export async function refreshSeller(environment: Environment, { id }: { id: string }): Promise<void> {
  await refetch<refreshSellerQuery>(environment, query, { id });
}
