import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import EndPaymentLinkMutationNode, { type EndPaymentLinkMutation } from '../relay/EndPaymentLinkMutation.graphql.ts';

/** EndPaymentLinkMutation of src/desk/orders/OrderPaymentLink.tsx. */
export const useEndPaymentLinkMutation = () => useMarketMutation<EndPaymentLinkMutation>(EndPaymentLinkMutationNode);
