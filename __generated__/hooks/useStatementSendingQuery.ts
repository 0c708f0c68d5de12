import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import StatementSendingQueryNode, { type StatementSendingQuery } from '../relay/StatementSendingQuery.graphql.ts';

/** StatementSendingQuery of src/desk/accounting/StatementSending.tsx. */
export const useStatementSendingQuery = (reference: PreloadedQuery<StatementSendingQuery>) => usePreloadedQuery<StatementSendingQuery>(StatementSendingQueryNode, reference);
