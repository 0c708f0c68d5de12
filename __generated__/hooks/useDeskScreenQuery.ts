import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import DeskScreenQueryNode, { type DeskScreenQuery } from '../relay/DeskScreenQuery.graphql.ts';

export const useDeskScreenQuery = (reference: PreloadedQuery<DeskScreenQuery>) => usePreloadedQuery<DeskScreenQuery>(DeskScreenQueryNode, reference);
