import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SendPaymentLinkMutationNode, { type SendPaymentLinkMutation } from '../relay/SendPaymentLinkMutation.graphql.ts';

/** SendPaymentLinkMutation of src/desk/orders/OrderPaymentLink.tsx. */
export const useSendPaymentLinkMutation = () => useMarketMutation<SendPaymentLinkMutation>(SendPaymentLinkMutationNode);
