import { useMarketMutation } from '../../src/shared/relay/useMarketMutation.ts';
import ReportOrderProblemMutationNode, { type ReportOrderProblemMutation } from '../relay/ReportOrderProblemMutation.graphql.ts';

/** ReportOrderProblemMutation of src/orders/ProblemDialog.tsx. */
export const useReportOrderProblemMutation = () => useMarketMutation<ReportOrderProblemMutation>(ReportOrderProblemMutationNode);
