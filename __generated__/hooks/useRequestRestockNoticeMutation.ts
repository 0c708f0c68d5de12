import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RequestRestockNoticeMutationNode, { type RequestRestockNoticeMutation } from '../relay/RequestRestockNoticeMutation.graphql.ts';

export const useRequestRestockNoticeMutation = () => useMarketMutation<RequestRestockNoticeMutation>(RequestRestockNoticeMutationNode);
