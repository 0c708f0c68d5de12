import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import AnswerOrderProblemMutationNode, { type AnswerOrderProblemMutation } from '../relay/AnswerOrderProblemMutation.graphql.ts';

/** AnswerOrderProblemMutation of src/desk/orders/ProblemAnswerForm.tsx. */
export const useAnswerOrderProblemMutation = () => useMarketMutation<AnswerOrderProblemMutation>(AnswerOrderProblemMutationNode);
