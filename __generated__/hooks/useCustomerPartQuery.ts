import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import CustomerPartQueryNode, { type CustomerPartQuery } from '../relay/CustomerPartQuery.graphql.ts';

export const useCustomerPartQuery = (reference: PreloadedQuery<CustomerPartQuery>) => usePreloadedQuery<CustomerPartQuery>(CustomerPartQueryNode, reference);
