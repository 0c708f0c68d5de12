import { graphql, readInlineData } from 'react-relay';
import type { groceryStore_market$key } from '#generated/relay/groceryStore_market.graphql.ts';
import type { groceryStore_query$key } from '#generated/relay/groceryStore_query.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import { PERIOD_DAYS, type Locale } from '#rules/constants.ts';
import type { PageSettings } from '#rules/pageContract.ts';
import { addDays } from '#rules/zone.ts';
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

const weeksFragment = graphql`
  fragment groceryStore_query on Query @inline {
    announcedWeeks {
      handoverFrom
      closed
    }
  }
`;

/** The days on which nothing is handed over, since the market is closed for their week (ADR 150). */
const closedDays = (key: groceryStore_query$key) =>
  readInlineData(weeksFragment, key).announcedWeeks.flatMap(({ handoverFrom: first, closed }) =>
    closed ? [{ first, last: addDays(first, PERIOD_DAYS - 1) }] : [],
  );

/** How to reach the market. */
export const contactOf = (key: groceryStore_market$key) => readInlineData(fragment, key).contact;

/** schema.org's names of the weekdays, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The market as schema.org's GroceryStore: address, contact, opening hours, and the closed weeks that are announced. */
export function groceryStore(
  key: groceryStore_market$key,
  weeks: groceryStore_query$key,
  { market: { name, hours }, origin }: Pick<PageSettings, 'market' | 'origin'>,
  locale: Locale,
): JsonLd {
  const special = closedDays(weeks);
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
    // schema.org says "closed" by hours that begin and end at midnight.
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map(({ first, last }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: first,
        validThrough: last,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
  };
}
