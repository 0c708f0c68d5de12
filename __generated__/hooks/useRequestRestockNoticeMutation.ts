import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import RequestRestockNoticeMutationNode, { type RequestRestockNoticeMutation } from '../relay/RequestRestockNoticeMutation.graphql.ts';

/** RequestRestockNoticeMutation of src/catalogue/RestockNotice.tsx. */
export const useRequestRestockNoticeMutation = () => useMarketMutation<RequestRestockNoticeMutation>(RequestRestockNoticeMutationNode);
