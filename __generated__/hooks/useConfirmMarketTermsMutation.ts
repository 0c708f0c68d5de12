import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ConfirmMarketTermsMutationNode, { type ConfirmMarketTermsMutation } from '../relay/ConfirmMarketTermsMutation.graphql.ts';

/** ConfirmMarketTermsMutation of src/desk/information/TermsAgreement.tsx. */
export const useConfirmMarketTermsMutation = () => useMarketMutation<ConfirmMarketTermsMutation>(ConfirmMarketTermsMutationNode);
