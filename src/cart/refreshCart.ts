import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshCartQuery } from '../../__generated__/relay/refreshCartQuery.graphql.ts';

const query = graphql`
  query refreshCartQuery {
    cart {
      ...cartChange_cart
    }
  }
`;

/** Asks for the cart again: after a refused change, whose true outcome only the server knows, and after a payment. Never throws. */
export async function refreshCart(environment: Environment): Promise<void> {
  await fetchQuery<refreshCartQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
    .toPromise()
    .catch(() => undefined);
}
