import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import interfaceStateQueryNode, { type interfaceStateQuery } from '../relay/interfaceStateQuery.graphql.ts';
export const useinterfaceStateQuery = (reference: PreloadedQuery<interfaceStateQuery>) => usePreloadedQuery<interfaceStateQuery>(interfaceStateQueryNode, reference);
