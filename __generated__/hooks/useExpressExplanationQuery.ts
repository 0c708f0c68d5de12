import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import ExpressExplanationQueryNode, { type ExpressExplanationQuery } from '../relay/ExpressExplanationQuery.graphql.ts';

export const useExpressExplanationQuery = (reference: PreloadedQuery<ExpressExplanationQuery>) => usePreloadedQuery<ExpressExplanationQuery>(ExpressExplanationQueryNode, reference);
