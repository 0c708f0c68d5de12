import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshBasketsQuery } from '#generated/relay/refreshBasketsQuery.graphql.ts';
import { refetch } from '../shared/relay/refetch.ts';

const query = graphql`
  query refreshBasketsQuery {
    user {
      ...BasketsSection_user
    }
  }
`;

/** Fetches the customer's subscriptions again, after another window or the clock has changed them. Never throws. */
export async function refreshBaskets(environment: Environment): Promise<void> {
  await refetch<refreshBasketsQuery>(environment, query, {});
}
