import { expect, it } from 'vitest';
import { twinAddress, twinQuery } from './twinAddress.ts';

it('is the same page in the other language (F-009)', () => {
  const place = { page: 'home', locale: 'fr', params: {}, loaderData: undefined } as const;
  expect(twinAddress(place)).toBe('/en');
  expect(twinAddress({ ...place, locale: 'en' })).toBe('/');
  expect(twinAddress({ ...place, page: null })).toBe('/en');
});

it('has the other language’s handle of a product and a collection, from the page’s loader', () => {
  const place = { page: 'collection', locale: 'fr', params: { handle: 'legumes', sub: 'racines' } } as const;
  expect(twinAddress({ ...place, loaderData: { twin: { handle: 'vegetables', sub: 'roots' } } })).toBe(
    '/en/categories/vegetables/roots',
  );
  expect(twinAddress({ ...place, loaderData: undefined })).toBe('/en/categories/legumes/racines');
});

it('has the other language’s handle of a producer’s collection, and the same producer', () => {
  const place = { page: 'seller', locale: 'fr', params: { handle: 'ferme', sub: 'legumes' } } as const;
  expect(twinAddress({ ...place, loaderData: { twin: { handle: 'ferme', sub: 'vegetables' } } })).toBe(
    '/en/sellers/ferme/vegetables',
  );
});

it('keeps the query, except for the basket’s parameter name', () => {
  expect(twinQuery('?panier=maraicher&utm=panier', 'en')).toBe('?basket=maraicher&utm=panier');
  expect(twinQuery('?a=1&basket=maraicher', 'fr')).toBe('?a=1&panier=maraicher');
  expect(twinQuery('?panier-x=1&show-express', 'en')).toBe('?panier-x=1&show-express');
  expect(twinQuery('', 'en')).toBe('');
});

it.each([
  ['fr', 'livraison', '/en/cart/delivery'],
  ['en', 'pickup', '/panier/cueillette'],
  ['fr', 'expedition', '/en/cart/expedition'],
  ['fr', undefined, '/en/cart'],
] as const)('translates the cart’s view in %s, %s, to %s', (locale, view, expected) => {
  expect(twinAddress({ page: 'cart', locale, params: { view }, loaderData: null })).toBe(expected);
});
