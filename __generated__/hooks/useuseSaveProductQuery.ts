import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useSaveProductQueryNode, { type useSaveProductQuery } from '../relay/useSaveProductQuery.graphql.ts';

export const useuseSaveProductQuery = (reference: PreloadedQuery<useSaveProductQuery>) => usePreloadedQuery<useSaveProductQuery>(useSaveProductQueryNode, reference);
