import { fetchQuery, loadQuery, type PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import CartScreenQueryNode, { type CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';
import PickupStepQueryNode, { type PickupStepQuery } from '#generated/relay/PickupStepQuery.graphql.ts';
import { browserLoader, environmentContext, htmlLoader, ownPageContext } from '../shared/relay/route.ts';

/**
 * cart: personal; on the server null, unless the page is its visitor's own. places: separate, so that their failure is
 * shown in their place only (F-110); null on the server.
 */
export type CartScreenData = {
  cart: PreloadedQuery<CartScreenQuery> | null;
  places: PreloadedQuery<PickupStepQuery> | null;
};

/**
 * What is cached is shown, and requested again once that is painted: to send the requests takes as long as to render the lines. A
 * failure leaves what is shown.
 */
function cachedFirst<Q extends OperationType>(query: GraphQLTaggedNode) {
  const load = browserLoader<Q>(query);
  return (args: LoaderFunctionArgs): PreloadedQuery<Q> | null => {
    const environment = args.context.get(environmentContext);
    const operation = createOperationDescriptor(getRequest(query), {});
    if (import.meta.env.SSR || environment.check(operation).status !== 'available') return load(args);
    const refresh = () => fetchQuery<Q>(environment, query, {}).subscribe({ error: () => undefined });
    requestAnimationFrame(() => setTimeout(refresh));
    return loadQuery<Q>(environment, query, {}, { fetchPolicy: 'store-or-network' });
  };
}

const cart = cachedFirst<CartScreenQuery>(CartScreenQueryNode);
const cartInHtml = htmlLoader<CartScreenQuery>(CartScreenQueryNode);
const places = cachedFirst<PickupStepQuery>(PickupStepQueryNode);

export async function loader(args: LoaderFunctionArgs): Promise<CartScreenData> {
  const isInHtml = import.meta.env.SSR && args.context.get(ownPageContext);
  if (isInHtml) return { cart: (await cartInHtml(args)) as PreloadedQuery<CartScreenQuery>, places: null };
  return { cart: cart(args), places: places(args) };
}
