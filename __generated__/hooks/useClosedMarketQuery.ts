import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ClosedMarketQueryNode, { type ClosedMarketQuery } from '../relay/ClosedMarketQuery.graphql.ts';

/** ClosedMarketQuery of src/app/ClosedMarket.tsx. */
export const useClosedMarketQuery = (reference: PreloadedQuery<ClosedMarketQuery>) => usePreloadedQuery<ClosedMarketQuery>(ClosedMarketQueryNode, reference);
