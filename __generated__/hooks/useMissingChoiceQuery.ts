import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import MissingChoiceQueryNode, { type MissingChoiceQuery } from '../relay/MissingChoiceQuery.graphql.ts';

/** MissingChoiceQuery of src/desk/floor/MissingChoice.tsx. */
export const useMissingChoiceQuery = (reference: PreloadedQuery<MissingChoiceQuery>) => usePreloadedQuery<MissingChoiceQuery>(MissingChoiceQueryNode, reference);
