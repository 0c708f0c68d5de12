import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import FaqScreenQueryNode, { type FaqScreenQuery } from '../relay/FaqScreenQuery.graphql.ts';

/** FaqScreenQuery of src/pages/FaqScreen.tsx. */
export const useFaqScreenQuery = (reference: PreloadedQuery<FaqScreenQuery>) => usePreloadedQuery<FaqScreenQuery>(FaqScreenQueryNode, reference);
