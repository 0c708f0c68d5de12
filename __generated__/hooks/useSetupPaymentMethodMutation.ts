import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SetupPaymentMethodMutationNode, { type SetupPaymentMethodMutation } from '../relay/SetupPaymentMethodMutation.graphql.ts';

/** SetupPaymentMethodMutation of src/cards/useCardPage.ts. */
export const useSetupPaymentMethodMutation = () => useMarketMutation<SetupPaymentMethodMutation>(SetupPaymentMethodMutationNode);
