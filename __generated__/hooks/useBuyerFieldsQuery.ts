import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import BuyerFieldsQueryNode, { type BuyerFieldsQuery } from '../relay/BuyerFieldsQuery.graphql.ts';

/** BuyerFieldsQuery of src/desk/entry/BuyerFields.tsx. */
export const useBuyerFieldsQuery = (reference: PreloadedQuery<BuyerFieldsQuery>) => usePreloadedQuery<BuyerFieldsQuery>(BuyerFieldsQueryNode, reference);
