import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import DeskCustomersQueryNode, { type DeskCustomersQuery } from '../relay/DeskCustomersQuery.graphql.ts';

/** DeskCustomersQuery of src/desk/customers/DeskCustomers.tsx. */
export const useDeskCustomersQuery = (reference: PreloadedQuery<DeskCustomersQuery>) => usePreloadedQuery<DeskCustomersQuery>(DeskCustomersQueryNode, reference);
