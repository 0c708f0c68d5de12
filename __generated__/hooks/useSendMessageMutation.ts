import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import SendMessageMutationNode, { type SendMessageMutation } from '../relay/SendMessageMutation.graphql.ts';

/** SendMessageMutation of src/desk/mailing/MessageForm.tsx. */
export const useSendMessageMutation = () => useMarketMutation<SendMessageMutation>(SendMessageMutationNode);
