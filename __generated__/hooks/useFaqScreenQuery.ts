import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import FaqScreenQueryNode, { type FaqScreenQuery } from '../relay/FaqScreenQuery.graphql.ts';

export const useFaqScreenQuery = (reference: PreloadedQuery<FaqScreenQuery>) => usePreloadedQuery<FaqScreenQuery>(FaqScreenQueryNode, reference);
