import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ReplacementNoteQueryNode, { type ReplacementNoteQuery } from '../relay/ReplacementNoteQuery.graphql.ts';

/** ReplacementNoteQuery of src/desk/floor/ReplacementNote.tsx. */
export const useReplacementNoteQuery = (reference: PreloadedQuery<ReplacementNoteQuery>) => usePreloadedQuery<ReplacementNoteQuery>(ReplacementNoteQueryNode, reference);
