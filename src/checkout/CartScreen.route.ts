import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import CartScreenQueryNode, { type CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';
import PickupStepQueryNode, { type PickupStepQuery } from '#generated/relay/PickupStepQuery.graphql.ts';
import { ownPageContext, browserLoader, htmlLoader } from '../shared/relay/route.ts';

/**
 * cart: personal; on the server null, unless the page is its visitor's own. places: separate, so that their failure is
 * shown in their place only (F-110); null on the server.
 */
export type CartScreenData = {
  cart: PreloadedQuery<CartScreenQuery> | null;
  places: PreloadedQuery<PickupStepQuery> | null;
};

const cart = browserLoader<CartScreenQuery>(CartScreenQueryNode);
const cartInHtml = htmlLoader<CartScreenQuery>(CartScreenQueryNode);
const places = browserLoader<PickupStepQuery>(PickupStepQueryNode);

export async function loader(args: LoaderFunctionArgs): Promise<CartScreenData> {
  const isInHtml = import.meta.env.SSR && args.context.get(ownPageContext);
  if (isInHtml) return { cart: (await cartInHtml(args)) as PreloadedQuery<CartScreenQuery>, places: null };
  return { cart: cart(args), places: places(args) };
}
