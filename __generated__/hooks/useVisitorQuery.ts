import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import VisitorQueryNode, { type VisitorQuery } from '../relay/VisitorQuery.graphql.ts';

/** VisitorQuery of src/app/Visitor.tsx. */
export const useVisitorQuery = (reference: PreloadedQuery<VisitorQuery>) => usePreloadedQuery<VisitorQuery>(VisitorQueryNode, reference);
