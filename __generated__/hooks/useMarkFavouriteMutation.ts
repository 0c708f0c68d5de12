import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import MarkFavouriteMutationNode, { type MarkFavouriteMutation } from '../relay/MarkFavouriteMutation.graphql.ts';

export const useMarkFavouriteMutation = () => useMarketMutation<MarkFavouriteMutation>(MarkFavouriteMutationNode);
