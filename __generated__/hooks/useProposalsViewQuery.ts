import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ProposalsViewQueryNode, { type ProposalsViewQuery } from '../relay/ProposalsViewQuery.graphql.ts';

/** ProposalsViewQuery of src/desk/proposals/ProposalsView.tsx. */
export const useProposalsViewQuery = (reference: PreloadedQuery<ProposalsViewQuery>) => usePreloadedQuery<ProposalsViewQuery>(ProposalsViewQueryNode, reference);
