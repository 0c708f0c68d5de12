import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import TextsViewQueryNode, { type TextsViewQuery } from '../relay/TextsViewQuery.graphql.ts';

/** TextsViewQuery of src/desk/texts/TextsView.tsx. */
export const useTextsViewQuery = (reference: PreloadedQuery<TextsViewQuery>) => usePreloadedQuery<TextsViewQuery>(TextsViewQueryNode, reference);
