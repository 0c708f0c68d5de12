import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import interfaceStateQueryNode, { type interfaceStateQuery } from '../relay/interfaceStateQuery.graphql.ts';

/** interfaceStateQuery of src/shared/relay/interfaceState.ts. */
export const useinterfaceStateQuery = (reference: PreloadedQuery<interfaceStateQuery>) => usePreloadedQuery<interfaceStateQuery>(interfaceStateQueryNode, reference);
