import type { MarketPause } from '#generated/schemaTypes.ts';
import { fixtures, type Fixtures } from './fixtures.ts';
import type { Sent } from './testHarness.tsx';

const collection = {
  id: 'col',
  name: 'L\u00E9gumes',
  handle: 'legumes',
  handlePrimary: 'legumes',
  handleSecondary: 'vegetables',
  nbProducts: 55,
  parent: null,
  children: [],
  sellers: [],
  image: null,
};
const empty = {
  count: 0,
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null },
};

type ShellValues = { maintenance?: boolean; closesAt?: string; pause?: MarketPause | null };

/** Answers to the queries of the layout and the simplest pages: one category, no products, an empty cart. */
export function shellAnswers(
  { variables }: Sent,
  { maintenance = false, closesAt = '2026-11-23T00:00:00-05:00', pause = null }: ShellValues = {},
): Fixtures {
  return fixtures({
    Query: { baskets: [], announcedWeeks: [] },
    Market: { maintenance, pause },
    Period: { closesAt },
    Location: {
      id: 'loc',
      storageOnly: false,
      nextSlot: { from: '2026-11-26T14:00:00-05:00' },
      expressSlot: { from: '2026-11-24T09:00:00-05:00' },
    },
    SiteInformations: { banner: null, popup: null, storedModal: null },
    ProductConnection: { ...empty, count: 2148 },
    SellerConnection: { ...empty, count: 98 },
    CollectionConnection: { ...empty, edges: [{ cursor: 'c', node: collection }], count: 1 },
    Collection({ alias, name }) {
      if (name === 'parent') return undefined;
      if (alias === 'newArrivals' || alias === 'sales') return { id: alias, handle: alias, nbProducts: 64 };
      return { ...collection, handle: variables['handle'] ?? collection.handle };
    },
    Cart: { items: [], fromStorage: false },
  });
}
