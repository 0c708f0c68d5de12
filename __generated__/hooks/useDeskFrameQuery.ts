import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import DeskFrameQueryNode, { type DeskFrameQuery } from '../relay/DeskFrameQuery.graphql.ts';

/** DeskFrameQuery of src/desk/frame/DeskFrame.tsx. */
export const useDeskFrameQuery = (reference: PreloadedQuery<DeskFrameQuery>) => usePreloadedQuery<DeskFrameQuery>(DeskFrameQueryNode, reference);
