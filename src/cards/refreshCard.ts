import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { refreshCardQuery } from '#generated/relay/refreshCardQuery.graphql.ts';
import { refetch } from '../shared/relay/refetch.ts';

const query = graphql`
  query refreshCardQuery {
    user {
      ...cardOnFile_user
      ...membershipCard_user
    }
  }
`;

/** Fetches the customer's card, and that of the membership, again. Never throws. */
export async function refreshCard(environment: Environment): Promise<void> {
  await refetch<refreshCardQuery>(environment, query, {});
}
