import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import TermsScreenQueryNode, { type TermsScreenQuery } from '../relay/TermsScreenQuery.graphql.ts';

/** TermsScreenQuery of src/pages/TermsScreen.tsx. */
export const useTermsScreenQuery = (reference: PreloadedQuery<TermsScreenQuery>) => usePreloadedQuery<TermsScreenQuery>(TermsScreenQueryNode, reference);
