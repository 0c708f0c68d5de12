import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import CartScreenQueryNode, { type CartScreenQuery } from '../../__generated__/relay/CartScreenQuery.graphql.ts';
import PickupStepQueryNode, { type PickupStepQuery } from '../../__generated__/relay/PickupStepQuery.graphql.ts';
import { personalLoader } from '../shared/relay/route.ts';

/** cart: personal. places: separate, so that their failure is shown in their place only (F-110). Null on the server. */
export type CartScreenData = {
  cart: PreloadedQuery<CartScreenQuery> | null;
  places: PreloadedQuery<PickupStepQuery> | null;
};

const cart = personalLoader<CartScreenQuery>(CartScreenQueryNode);
const places = personalLoader<PickupStepQuery>(PickupStepQueryNode);

export const loader = (args: LoaderFunctionArgs): CartScreenData => ({ cart: cart(args), places: places(args) });
