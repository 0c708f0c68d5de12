import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import MarkProducerPaidMutationNode, { type MarkProducerPaidMutation } from '../relay/MarkProducerPaidMutation.graphql.ts';

/** MarkProducerPaidMutation of src/desk/accounting/StatementRow.tsx. */
export const useMarkProducerPaidMutation = () => useMarketMutation<MarkProducerPaidMutation>(MarkProducerPaidMutationNode);
