import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ClosingNoticeQueryNode, { type ClosingNoticeQuery } from '../relay/ClosingNoticeQuery.graphql.ts';

/** ClosingNoticeQuery of src/checkout/ClosingNotice.tsx. */
export const useClosingNoticeQuery = (reference: PreloadedQuery<ClosingNoticeQuery>) => usePreloadedQuery<ClosingNoticeQuery>(ClosingNoticeQueryNode, reference);
