import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import refreshCardQueryNode, { type refreshCardQuery } from '../relay/refreshCardQuery.graphql.ts';

/** refreshCardQuery of src/cards/refreshCard.ts. */
export const userefreshCardQuery = (reference: PreloadedQuery<refreshCardQuery>) => usePreloadedQuery<refreshCardQuery>(refreshCardQueryNode, reference);
