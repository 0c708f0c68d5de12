import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import AccountScreenQueryNode, { type AccountScreenQuery } from '../relay/AccountScreenQuery.graphql.ts';

/** AccountScreenQuery of src/account/AccountScreen.tsx. */
export const useAccountScreenQuery = (reference: PreloadedQuery<AccountScreenQuery>) => usePreloadedQuery<AccountScreenQuery>(AccountScreenQueryNode, reference);
