import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import GoodsFieldsQueryNode, { type GoodsFieldsQuery } from '../relay/GoodsFieldsQuery.graphql.ts';

/** GoodsFieldsQuery of src/desk/entry/GoodsFields.tsx. */
export const useGoodsFieldsQuery = (reference: PreloadedQuery<GoodsFieldsQuery>) => usePreloadedQuery<GoodsFieldsQuery>(GoodsFieldsQueryNode, reference);
