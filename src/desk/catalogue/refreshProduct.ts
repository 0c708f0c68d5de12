import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshProductQuery } from '#generated/relay/refreshProductQuery.graphql.ts';
import { refetch } from '../../shared/relay/refetch.ts';

// Fetched data are read where they are rendered.
// oxlint-disable relay/unused-fields
const query = graphql`
  query refreshProductQuery($id: ID!) {
    staff {
      product(id: $id) {
        ...DeskProduct_product
      }
    }
  }
`;
// oxlint-enable relay/unused-fields

/** Fetches a product that others have changed. Never throws. */
export async function refreshProduct(environment: Environment, { id }: { id: string }): Promise<void> {
  await refetch<refreshProductQuery>(environment, query, { id });
}
