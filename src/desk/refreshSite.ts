import { fetchQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import InformationViewQueryNode, {
  type InformationViewQuery,
} from '../../__generated__/relay/InformationViewQuery.graphql.ts';

/** Fetches the site's information after a change, here or elsewhere. Never throws. */
export async function refreshSite(environment: Environment): Promise<void> {
  await fetchQuery<InformationViewQuery>(environment, InformationViewQueryNode, {}, { fetchPolicy: 'network-only' })
    .toPromise()
    .catch(() => undefined);
}
