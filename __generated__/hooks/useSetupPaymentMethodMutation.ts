import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SetupPaymentMethodMutationNode, { type SetupPaymentMethodMutation } from '../relay/SetupPaymentMethodMutation.graphql.ts';

export const useSetupPaymentMethodMutation = () => useMarketMutation<SetupPaymentMethodMutation>(SetupPaymentMethodMutationNode);
