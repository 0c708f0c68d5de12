import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ContactScreenQueryNode, { type ContactScreenQuery } from '../relay/ContactScreenQuery.graphql.ts';

/** ContactScreenQuery of src/pages/ContactScreen.tsx. */
export const useContactScreenQuery = (reference: PreloadedQuery<ContactScreenQuery>) => usePreloadedQuery<ContactScreenQuery>(ContactScreenQueryNode, reference);
