import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import CheckoutMutationNode, { type CheckoutMutation } from '../relay/CheckoutMutation.graphql.ts';

/** CheckoutMutation of src/checkout/payment/useCheckout.ts. */
export const useCheckoutMutation = () => useMarketMutation<CheckoutMutation>(CheckoutMutationNode);
