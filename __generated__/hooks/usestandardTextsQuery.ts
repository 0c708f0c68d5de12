import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import standardTextsQueryNode, { type standardTextsQuery } from '../relay/standardTextsQuery.graphql.ts';

/** standardTextsQuery of src/desk/texts/standardTexts.ts. */
export const usestandardTextsQuery = (reference: PreloadedQuery<standardTextsQuery>) => usePreloadedQuery<standardTextsQuery>(standardTextsQueryNode, reference);
