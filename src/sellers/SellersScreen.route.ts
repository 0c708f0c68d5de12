import type { PreloadedQuery } from 'react-relay';
import SellersScreenQueryNode, { type SellersScreenQuery } from '#generated/relay/SellersScreenQuery.graphql.ts';
import { isExpress } from '../cart/isExpress.ts';
import { restartOnBadCursor } from '../catalogue/pageLoaders.ts';
import { htmlLoader } from '../shared/relay/route.ts';

/** The producers, from the page of the address on. */
export const loader = restartOnBadCursor<PreloadedQuery<SellersScreenQuery>>(
  htmlLoader<SellersScreenQuery>(SellersScreenQueryNode, {
    variables(_, request, environment) {
      const { searchParams } = new URL(request.url);
      return {
        after: searchParams.get('after'),
        ...(isExpress(environment) && { express: true }),
        ...(searchParams.get('view') === 'map' && { map: true }),
      };
    },
  }),
);
