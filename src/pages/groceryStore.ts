import { graphql, readInlineData } from 'react-relay';
import type { groceryStore_market$key } from '#generated/relay/groceryStore_market.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import type { PageSettings } from '#rules/pageContract.ts';
import type { JsonLd } from '../shared/routing/pageHead.ts';

const fragment = graphql`
  fragment groceryStore_market on Market @inline {
    contact {
      email
      phone
      address {
        line1
        line2
        city
        state
        postal_code
        country
      }
    }
  }
`;

/** How to reach the market. */
export const contactOf = (key: groceryStore_market$key) => readInlineData(fragment, key).contact;

/** schema.org's names of the weekdays, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The market as schema.org's GroceryStore: address, contact, opening hours. */
export function groceryStore(
  key: groceryStore_market$key,
  { market: { name, hours }, origin }: Pick<PageSettings, 'market' | 'origin'>,
  locale: Locale,
): JsonLd {
  const { email, phone, address } = contactOf(key) ?? {};
  return {
    '@type': 'GroceryStore',
    name,
    url: `${origin}${addressOf('home', locale)}`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: [address.line1, address.line2].filter(Boolean).join(', '),
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postal_code,
        addressCountry: address.country,
      },
    }),
    openingHoursSpecification: hours.map(({ weekday, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
      opens: from,
      closes: to,
    })),
  };
}
