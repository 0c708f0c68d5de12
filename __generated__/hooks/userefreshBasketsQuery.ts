import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import refreshBasketsQueryNode, { type refreshBasketsQuery } from '../relay/refreshBasketsQuery.graphql.ts';

export const userefreshBasketsQuery = (reference: PreloadedQuery<refreshBasketsQuery>) => usePreloadedQuery<refreshBasketsQuery>(refreshBasketsQueryNode, reference);
