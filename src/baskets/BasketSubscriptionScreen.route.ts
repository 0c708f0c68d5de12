import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import BasketSubscriptionScreenQueryNode, {
  type BasketSubscriptionScreenQuery,
} from '#generated/relay/BasketSubscriptionScreenQuery.graphql.ts';
import firstBasketsQueryNode, { type firstBasketsQuery } from '#generated/relay/firstBasketsQuery.graphql.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { placeOf, readDraft } from './subscriptionDraft.ts';

/** first: separate, because it is fetched again whenever another place is chosen. Null on the server. */
export type BasketSubscriptionScreenData = {
  screen: PreloadedQuery<BasketSubscriptionScreenQuery> | null;
  first: PreloadedQuery<firstBasketsQuery> | null;
};

const screen = browserLoader<BasketSubscriptionScreenQuery>(BasketSubscriptionScreenQueryNode);
/** For the place chosen before the card page, else the customer's own. */
const first = browserLoader<firstBasketsQuery>(firstBasketsQueryNode, () => {
  const draft = readDraft();
  return (draft?.place && placeOf(draft.place)) || {};
});

export const loader = (args: LoaderFunctionArgs): BasketSubscriptionScreenData => ({
  screen: screen(args),
  first: first(args),
});
