import type { Fixture } from './fixtures.ts';

/** An active producer, with a test's overrides. */
export const sellerOf = (values: Fixture<'Seller'> = {}): Fixture<'Seller'> => ({
  id: 'sel_1',
  name: 'Ferme du Rang 6',
  handle: 'ferme-du-rang-6',
  description: 'Des racines pour l\u2019hiver.',
  trade: 'L\u00E9gumes racines',
  town: 'Saint-Sixte',
  regional: true,
  images: [],
  createdAt: '2019-03-14T14:00:00Z',
  deactivatedUntil: null,
  collections: [],
  story: null,
  seasons: [],
  position: null,
  ...values,
});

/** One page of producers; with an `endCursor` there is a next one. */
export const sellersOf = (
  sellers: readonly Fixture<'Seller'>[],
  { endCursor = null as string | null, count = sellers.length } = {},
) => ({
  count,
  edges: sellers.map((node, index) => ({ cursor: `c${index}`, node })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor, hasPreviousPage: false, startCursor: 'c0' },
});
