import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'react-relay';
import type { orderFacts_articles$key } from '#generated/relay/orderFacts_articles.graphql.ts';
import type { orderFacts_order$key } from '#generated/relay/orderFacts_order.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatDay } from '#rules/dates.ts';

type Line = { readonly quantity: number; readonly reusableBox: boolean };

/** Units of some lines; the market's box is not an item (E9). */
export const unitsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity, reusableBox }) => sum + (reusableBox ? 0 : quantity), 0);

const articlesFragment = graphql`
  fragment orderFacts_articles on Order @inline {
    products {
      quantity
      reusableBox
    }
  }
`;

/** Units of an order. */
export const itemCount = (order: orderFacts_articles$key): number =>
  unitsOf(
    readInlineData(articlesFragment, order).products.map(({ quantity, reusableBox }) => ({ quantity, reusableBox })),
  );

const fragment = graphql`
  fragment orderFacts_order on Order @inline {
    createdAt
    status
    ongoing
    ...orderFacts_articles
    location {
      __typename
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
  }
`;

/**
 * "24 novembre · 3 articles · cueillette jeudi 3 décembre": order date, size, and date of pickup or delivery. Years are
 * shown if they are not that of `now`.
 */
export function orderFacts(t: TFunction, locale: Locale, order: orderFacts_order$key, now: Date): string {
  const data = readInlineData(fragment, order);
  const { createdAt, status, ongoing, location, slot } = data;
  const count = itemCount(data);
  const method = location ? 'pickup' : 'delivery';
  return [
    formatDay(createdAt, locale, now),
    count > 0 && t('cart.articles', { count }),
    slot && ongoing && t(`orders.coming_${method}`, { day: formatDay(slot.from, locale, now) }),
    slot && status === 'completed' && t(`orders.came_${method}`, { day: formatDay(slot.from, locale, now) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
