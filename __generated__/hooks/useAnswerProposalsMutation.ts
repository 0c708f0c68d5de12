import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AnswerProposalsMutationNode, { type AnswerProposalsMutation } from '../relay/AnswerProposalsMutation.graphql.ts';

/** AnswerProposalsMutation of src/desk/proposals/AnswerForm.tsx. */
export const useAnswerProposalsMutation = () => useMarketMutation<AnswerProposalsMutation>(AnswerProposalsMutationNode);
