import HomeScreenQueryNode, { type HomeScreenQuery } from '../../__generated__/relay/HomeScreenQuery.graphql.ts';
import { isExpress } from '../cart/isExpress.ts';
import { publicLoader } from '../shared/relay/route.ts';

export const loader = publicLoader<HomeScreenQuery>(HomeScreenQueryNode, {
  variables: (_params, _request, environment) => ({ stored: isExpress(environment) || null }),
});
