import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshCartQuery } from '#generated/relay/refreshCartQuery.graphql.ts';
import { refetch } from '../shared/relay/refetch.ts';

const query = graphql`
  query refreshCartQuery {
    cart {
      ...cartChange_cart
    }
  }
`;

/**
 * Fetches the cart again: after a refused change, whose result only the server knows, after a payment, and on return to
 * the page. Never throws; false without a response.
 */
export async function refreshCart(environment: Environment): Promise<boolean> {
  return (await refetch<refreshCartQuery>(environment, query, {})) !== null;
}
