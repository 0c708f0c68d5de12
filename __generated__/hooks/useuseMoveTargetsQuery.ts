import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import useMoveTargetsQueryNode, { type useMoveTargetsQuery } from '../relay/useMoveTargetsQuery.graphql.ts';

/** useMoveTargetsQuery of src/desk/moving/useMoveTargets.ts. */
export const useuseMoveTargetsQuery = (reference: PreloadedQuery<useMoveTargetsQuery>) => usePreloadedQuery<useMoveTargetsQuery>(useMoveTargetsQueryNode, reference);
