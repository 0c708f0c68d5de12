import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import zonesQueryNode, { type zonesQuery } from '../relay/zonesQuery.graphql.ts';

/** zonesQuery of src/fulfilment/zonesQuery.ts. */
export const usezonesQuery = (reference: PreloadedQuery<zonesQuery>) => usePreloadedQuery<zonesQuery>(zonesQueryNode, reference);
