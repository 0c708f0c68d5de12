import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import pickListQueryNode, { type pickListQuery } from '../relay/pickListQuery.graphql.ts';

export const usepickListQuery = (reference: PreloadedQuery<pickListQuery>) => usePreloadedQuery<pickListQuery>(pickListQueryNode, reference);
