import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ConfirmMarketRulesMutationNode, { type ConfirmMarketRulesMutation } from '../relay/ConfirmMarketRulesMutation.graphql.ts';

/** ConfirmMarketRulesMutation of src/desk/calendar/RulesAgreement.tsx. */
export const useConfirmMarketRulesMutation = () => useMarketMutation<ConfirmMarketRulesMutation>(ConfirmMarketRulesMutationNode);
