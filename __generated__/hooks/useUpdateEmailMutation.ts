import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UpdateEmailMutationNode, { type UpdateEmailMutation } from '../relay/UpdateEmailMutation.graphql.ts';

export const useUpdateEmailMutation = () => useMarketMutation<UpdateEmailMutation>(UpdateEmailMutationNode);
