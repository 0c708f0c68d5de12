import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SendStatementsMutationNode, { type SendStatementsMutation } from '../relay/SendStatementsMutation.graphql.ts';

/** SendStatementsMutation of src/desk/accounting/StatementSending.tsx. */
export const useSendStatementsMutation = () => useMarketMutation<SendStatementsMutation>(SendStatementsMutationNode);
