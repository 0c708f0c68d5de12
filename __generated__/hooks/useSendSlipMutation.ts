import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SendSlipMutationNode, { type SendSlipMutation } from '../relay/SendSlipMutation.graphql.ts';

/** SendSlipMutation of src/desk/slips/SlipRow.tsx. */
export const useSendSlipMutation = () => useMarketMutation<SendSlipMutation>(SendSlipMutationNode);
