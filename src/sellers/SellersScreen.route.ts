import type { PreloadedQuery } from 'react-relay';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import SellersScreenQueryNode, {
  type SellersScreenQuery,
} from '../../__generated__/relay/SellersScreenQuery.graphql.ts';
import { isExpress } from '../cart/isExpress.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { publicLoader } from '../shared/relay/route.ts';

const load = publicLoader<SellersScreenQuery>(SellersScreenQueryNode, {
  variables: (_, request, environment) => ({
    after: new URL(request.url).searchParams.get('after'),
    ...(isExpress(environment) && { express: true }),
  }),
});

/** The producers; an invalid page (`after` of another list) starts over. */
export async function loader(args: LoaderFunctionArgs): Promise<PreloadedQuery<SellersScreenQuery> | Response> {
  const url = new URL(args.request.url);
  return load(args).catch((error: unknown) => {
    if (url.searchParams.has('after') && hasCode(error, 'BAD_CURSOR')) return redirect(url.pathname);
    throw error;
  });
}
