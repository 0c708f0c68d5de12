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

/**
 * Asks for the cart again: after a refused change, whose true outcome only the server knows, after a payment, and on coming
 * back to the page. Never throws; false when nobody answered.
 */
export async function refreshCart(environment: Environment): Promise<boolean> {
  const answer = fetchQuery<refreshCartQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise();
  return answer.then(
    () => true,
    () => false,
  );
}
