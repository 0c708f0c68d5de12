import { graphql, readInlineData } from 'react-relay';
import type { groceryStore_market$key } from '#generated/relay/groceryStore_market.graphql.ts';
import type { groceryStore_query$data, groceryStore_query$key } from '#generated/relay/groceryStore_query.graphql.ts';
import { addressOf } from '#rules/addresses.ts';
import { PERIOD_DAYS, type Locale } from '#rules/constants.ts';
import type { PageSettings } from '#rules/pageContract.ts';
import { addDays, timeAt } from '#rules/zone.ts';
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
      placeDays {
        ...wholeObjects_placeDay @relay(mask: false)
      }
    }
  }
`;

type AnnouncedWeeks = groceryStore_query$data['announcedWeeks'];

/** Hours of special days; schema.org says "closed" by hours that begin and end at midnight. */
const specialHours = (first: string, last: string, opens = '00:00', closes = '00:00') => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: first,
  validThrough: last,
  opens,
  closes,
});

/** The days on which nothing is handed over, since the market is closed for their week (ADR 150). */
const closedDays = (weeks: AnnouncedWeeks) =>
  weeks.flatMap(({ handoverFrom: first, closed }) =>
    closed ? [specialHours(first, addDays(first, PERIOD_DAYS - 1))] : [],
  );

/** The pickup points that are closed, or open at other hours, on announced days (ADR 159). */
function placesThatDiffer(weeks: AnnouncedWeeks) {
  const days = weeks.flatMap(({ closed, placeDays }) => (closed ? [] : placeDays.filter(({ delivers }) => !delivers)));
  return [...Map.groupBy(days, ({ place }) => place).values()].map((ofPlace) => ({
    '@type': 'Place',
    name: ofPlace[0]!.name,
    specialOpeningHoursSpecification: ofPlace.map(({ day, slot }) =>
      slot ? specialHours(day, day, timeAt(new Date(slot.from)), timeAt(new Date(slot.to))) : specialHours(day, day),
    ),
  }));
}

/** How to reach the market. */
export const contactOf = (key: groceryStore_market$key) => readInlineData(fragment, key).contact;

/** schema.org's names of the weekdays, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The market as schema.org's GroceryStore: address, contact, profiles elsewhere, opening hours, the closed weeks that are announced, and pickup points with
 * special days.
 */
export function groceryStore(
  key: groceryStore_market$key,
  weeks: groceryStore_query$key,
  { market: { name, hours, links }, origin }: Pick<PageSettings, 'market' | 'origin'>,
  locale: Locale,
): JsonLd {
  const { announcedWeeks } = readInlineData(weeksFragment, weeks);
  const special = closedDays(announcedWeeks);
  const places = placesThatDiffer(announcedWeeks);
  const profiles = links.filter(({ profile }) => profile);
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
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
    openingHoursSpecification: hours.map(({ weekday, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
      opens: from,
      closes: to,
    })),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(places.length > 0 && { hasPOS: places }),
  };
}
