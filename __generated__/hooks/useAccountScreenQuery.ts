import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import AccountScreenQueryNode, { type AccountScreenQuery } from '../relay/AccountScreenQuery.graphql.ts';

export const useAccountScreenQuery = (reference: PreloadedQuery<AccountScreenQuery>) => usePreloadedQuery<AccountScreenQuery>(AccountScreenQueryNode, reference);
