import { graphql, readInlineData } from 'react-relay';
import type { TFunction } from 'i18next';
import type { orderFacts_order$key } from '../../__generated__/relay/orderFacts_order.graphql.ts';
import type { Locale } from '../../rules/constants.ts';
import { formatDate, formatDay } from '../../rules/dates.ts';
import { articlesOf } from './articlesOf.ts';

const fragment = graphql`
  fragment orderFacts_order on Order @inline {
    createdAt
    status
    ongoing
    products {
      quantity
      reusableBox
    }
    location {
      __typename
    }
    slot {
      from
    }
  }
`;

/** "24 novembre · 3 articles · cueillette jeudi 3 décembre": when it was made, how much it is, and when it comes or came. */
export function orderFacts(t: TFunction, locale: Locale, order: orderFacts_order$key): string {
  const { createdAt, status, ongoing, products, location, slot } = readInlineData(fragment, order);
  const count = articlesOf(products.map(({ quantity, reusableBox }) => ({ quantity, reusableBox })));
  const way = location ? 'pickup' : 'delivery';
  const day = slot && formatDay(slot.from, locale);
  return [
    formatDate(createdAt, locale),
    count > 0 && t('cart.articles', { count }),
    day && ongoing && t(`orders.coming_${way}`, { day }),
    day && status === 'completed' && t(`orders.came_${way}`, { day }),
  ]
    .filter(Boolean)
    .join(' · ');
}
