import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ExpressExplanationQueryNode, { type ExpressExplanationQuery } from '../relay/ExpressExplanationQuery.graphql.ts';

/** ExpressExplanationQuery of src/app/ExpressExplanation.tsx. */
export const useExpressExplanationQuery = (reference: PreloadedQuery<ExpressExplanationQuery>) => usePreloadedQuery<ExpressExplanationQuery>(ExpressExplanationQueryNode, reference);
