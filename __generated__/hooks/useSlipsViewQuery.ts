import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import SlipsViewQueryNode, { type SlipsViewQuery } from '../relay/SlipsViewQuery.graphql.ts';

/** SlipsViewQuery of src/desk/slips/SlipsView.tsx. */
export const useSlipsViewQuery = (reference: PreloadedQuery<SlipsViewQuery>) => usePreloadedQuery<SlipsViewQuery>(SlipsViewQueryNode, reference);
