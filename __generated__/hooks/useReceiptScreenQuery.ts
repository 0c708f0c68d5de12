import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ReceiptScreenQueryNode, { type ReceiptScreenQuery } from '../relay/ReceiptScreenQuery.graphql.ts';

/** ReceiptScreenQuery of src/membership/ReceiptScreen.tsx. */
export const useReceiptScreenQuery = (reference: PreloadedQuery<ReceiptScreenQuery>) => usePreloadedQuery<ReceiptScreenQuery>(ReceiptScreenQueryNode, reference);
