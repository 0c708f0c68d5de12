import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import askCardQueryNode, { type askCardQuery } from '../relay/askCardQuery.graphql.ts';

/** askCardQuery of src/cards/askCard.ts. */
export const useaskCardQuery = (reference: PreloadedQuery<askCardQuery>) => usePreloadedQuery<askCardQuery>(askCardQueryNode, reference);
