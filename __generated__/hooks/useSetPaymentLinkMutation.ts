import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SetPaymentLinkMutationNode, { type SetPaymentLinkMutation } from '../relay/SetPaymentLinkMutation.graphql.ts';

/** SetPaymentLinkMutation of src/desk/orders/OrderPaymentLink.tsx. */
export const useSetPaymentLinkMutation = () => useMarketMutation<SetPaymentLinkMutation>(SetPaymentLinkMutationNode);
