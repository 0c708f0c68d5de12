import { graphql, type PreloadedQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { zonesQuery } from '#generated/relay/zonesQuery.graphql.ts';
import { loadQueryData } from '../shared/relay/loadQueryData.ts';
import { readCachedQuery } from '../shared/relay/readCachedQuery.ts';

export const zonesQueryNode = graphql`
  query zonesQuery($code: String!) {
    shippingZones(filter: { code: $code, ongoing: true }) {
      id
      ...ZoneRow_zone
    }
  }
`;

/** A lookup's result: its ids, and the reference that retains the data until it is disposed of. */
export type ZonesFound = { reference: PreloadedQuery<zonesQuery>; ids: string[] };

/** The zones that deliver to a postal code in the open week (F-109). Rejects if the server did not answer. */
export async function findZones(environment: Environment, code: string): Promise<ZonesFound> {
  const reference = await loadQueryData<zonesQuery>(environment, zonesQueryNode, { code }, 'network-only');
  const { shippingZones } = readCachedQuery<zonesQuery>(environment, zonesQueryNode, reference);
  return { reference, ids: shippingZones.map(({ id }) => id) };
}
