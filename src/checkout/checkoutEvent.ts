import { graphql, readInlineData } from 'react-relay';
import type { checkoutEvent_cart$key } from '../../__generated__/relay/checkoutEvent_cart.graphql.ts';
import type { AnalyticsEvent } from '../shared/analytics/track.ts';

const fragment = graphql`
  fragment checkoutEvent_cart on Cart @inline {
    items {
      variantId
      quantity
      unsure
    }
    totals {
      items
    }
  }
`;

/** The event when a payment starts: the confirmed lines and their price, nothing about payer or destination. */
export function checkoutEvent(cart: checkoutEvent_cart$key): AnalyticsEvent {
  const { items, totals } = readInlineData(fragment, cart);
  return {
    name: 'begin_checkout',
    items: items.flatMap(({ variantId, quantity, unsure }) => (unsure ? [] : [{ variantId, quantity }])),
    value: totals.items,
  };
}
