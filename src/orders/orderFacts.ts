import { graphql, readInlineData } from 'react-relay';
import type { orderFacts_order$key } from '../../__generated__/relay/orderFacts_order.graphql.ts';
import type { Locale } from '../../rules/constants.ts';
import { formatDateLong, formatDay } from '../../rules/dates.ts';
import type { TFunction } from '../shared/i18n/translator.ts';

/** Units of an order's lines; the market's box is not an item (E9). */
export const articlesOf = (lines: readonly { readonly quantity: number; readonly reusableBox: boolean }[]): number =>
  lines.reduce((sum, { quantity, reusableBox }) => sum + (reusableBox ? 0 : quantity), 0);

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

/**
 * "24 novembre · 3 articles · cueillette jeudi 3 décembre": order date, size, and date of pickup or delivery. Years are
 * shown if they are not that of `now`.
 */
export function orderFacts(t: TFunction, locale: Locale, order: orderFacts_order$key, now: Date): string {
  const { createdAt, status, ongoing, products, location, slot } = readInlineData(fragment, order);
  const count = articlesOf(products.map(({ quantity, reusableBox }) => ({ quantity, reusableBox })));
  const way = location ? 'pickup' : 'delivery';
  return [
    formatDateLong(createdAt, locale, now),
    count > 0 && t('cart.articles', { count }),
    slot && ongoing && t(`orders.coming_${way}`, { day: formatDay(slot.from, locale) }),
    slot && status === 'completed' && t(`orders.came_${way}`, { day: formatDateLong(slot.from, locale, now) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
