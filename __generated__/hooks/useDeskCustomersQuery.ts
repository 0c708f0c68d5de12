import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import DeskCustomersQueryNode, { type DeskCustomersQuery } from '../relay/DeskCustomersQuery.graphql.ts';

export const useDeskCustomersQuery = (reference: PreloadedQuery<DeskCustomersQuery>) => usePreloadedQuery<DeskCustomersQuery>(DeskCustomersQueryNode, reference);
