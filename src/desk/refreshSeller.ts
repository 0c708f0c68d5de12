import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshSellerQuery } from '../../__generated__/relay/refreshSellerQuery.graphql.ts';

// What is fetched is read where it is drawn.
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

/** Asks for a producer again: others have changed them. Never throws. */
export async function refreshSeller(environment: Environment, { id }: { id: string }): Promise<void> {
  await fetchQuery<refreshSellerQuery>(environment, query, { id }, { fetchPolicy: 'network-only' })
    .toPromise()
    .catch(() => undefined);
}
