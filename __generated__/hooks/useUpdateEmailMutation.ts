import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import UpdateEmailMutationNode, { type UpdateEmailMutation } from '../relay/UpdateEmailMutation.graphql.ts';

/** UpdateEmailMutation of src/account/EmailForm.tsx. */
export const useUpdateEmailMutation = () => useMarketMutation<UpdateEmailMutation>(UpdateEmailMutationNode);
