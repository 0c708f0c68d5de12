import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import PrivacyScreenQueryNode, { type PrivacyScreenQuery } from '../relay/PrivacyScreenQuery.graphql.ts';

/** PrivacyScreenQuery of src/pages/PrivacyScreen.tsx. */
export const usePrivacyScreenQuery = (reference: PreloadedQuery<PrivacyScreenQuery>) => usePreloadedQuery<PrivacyScreenQuery>(PrivacyScreenQueryNode, reference);
