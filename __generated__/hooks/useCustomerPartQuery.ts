import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import CustomerPartQueryNode, { type CustomerPartQuery } from '../relay/CustomerPartQuery.graphql.ts';

/** CustomerPartQuery of src/app/CustomerPart.tsx. */
export const useCustomerPartQuery = (reference: PreloadedQuery<CustomerPartQuery>) => usePreloadedQuery<CustomerPartQuery>(CustomerPartQueryNode, reference);
