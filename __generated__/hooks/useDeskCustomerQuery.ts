import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import DeskCustomerQueryNode, { type DeskCustomerQuery } from '../relay/DeskCustomerQuery.graphql.ts';

/** DeskCustomerQuery of src/desk/customers/DeskCustomer.tsx. */
export const useDeskCustomerQuery = (reference: PreloadedQuery<DeskCustomerQuery>) => usePreloadedQuery<DeskCustomerQuery>(DeskCustomerQueryNode, reference);
