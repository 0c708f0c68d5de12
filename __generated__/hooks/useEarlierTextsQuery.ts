import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import EarlierTextsQueryNode, { type EarlierTextsQuery } from '../relay/EarlierTextsQuery.graphql.ts';

/** EarlierTextsQuery of src/desk/texts/EarlierTexts.tsx. */
export const useEarlierTextsQuery = (reference: PreloadedQuery<EarlierTextsQuery>) => usePreloadedQuery<EarlierTextsQuery>(EarlierTextsQueryNode, reference);
