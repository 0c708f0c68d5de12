import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import LayoutQueryNode, { type LayoutQuery } from '../relay/LayoutQuery.graphql.ts';

/** LayoutQuery of src/app/Layout.tsx. */
export const useLayoutQuery = (reference: PreloadedQuery<LayoutQuery>) => usePreloadedQuery<LayoutQuery>(LayoutQueryNode, reference);
