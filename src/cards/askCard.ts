import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { askCardQuery } from '../../__generated__/relay/askCardQuery.graphql.ts';
import { refetch } from '../shared/relay/refetch.ts';

const query = graphql`
  query askCardQuery {
    user {
      ...cardOnFile_user
    }
  }
`;

/** Fetches the customer's card again. Never throws. */
export async function askCard(environment: Environment): Promise<void> {
  await refetch<askCardQuery>(environment, query, {});
}
