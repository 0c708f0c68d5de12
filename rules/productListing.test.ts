import { describe, expect, it } from 'vitest';
import {
  isNarrowed,
  listingFilter,
  listingOrdering,
  listingQuery,
  readListing,
  wholeListing,
  type ProductListing,
} from './productListing.ts';

const parseListing = (query: string): ProductListing => readListing(new URLSearchParams(query));

describe('order and filters in the address (F-060, routes 6)', () => {
  it.each([
    '',
    '?sort=price',
    '?sort=price-desc&bio=1',
    '?sort=unit-price',
    '?bio=1&regional=1&onsale=1&available=1&temperature=frozen&seller=ferme-du-rang-6&category=miels&price=5-10',
    '?price=-5&vegan=1&gluten_free=1&nut_free=1',
  ])('%j is read and written back', (query) => {
    expect(listingQuery(parseListing(query))).toBe(query);
  });

  it('writes the cursor of the next page last, encoded', () => {
    expect(listingQuery({ ...wholeListing, bio: true }, 'a+b=')).toBe('?bio=1&after=a%2Bb%3D');
    expect(listingQuery(wholeListing, null)).toBe('');
  });

  it.each([
    'sort=cheapest&temperature=warm&bio=yes&seller=',
    'sort=&temperature=&seller=%00&price=10-5&vegan=yes&gluten=1',
    `seller=${'a'.repeat(101)}`,
    'seller=Ferme%20Bellevall%C3%A9e&regional=0&onsale=true&available=on',
    'sort=priority',
    'utm_source=x&after=c',
  ])('drops the unknown value of %s', (query) => {
    expect(parseListing(query)).toEqual(wholeListing);
  });

  it('uses the first of a repeated parameter', () => {
    expect(parseListing('sort=price&sort=name').sort).toBe('price');
  });
});

describe('the variables for the server', () => {
  it('contain no filter for an order alone', () => {
    const listing = parseListing('sort=rating');
    expect(listingOrdering(listing)).toEqual({ sort: 'avgRating', direction: 'desc' });
    expect(listingFilter(listing, false)).toBeNull();
    expect(isNarrowed(listing)).toBe(false);
  });

  it('ask for the cheapest per kilogram or litre first', () => {
    expect(listingOrdering(parseListing('sort=unit-price'))).toEqual({ sort: 'unitPrice', direction: 'asc' });
  });

  it("omit the market's own order", () => {
    expect(listingOrdering(wholeListing)).toBeNull();
  });

  it('combine filters, and omit those that are off', () => {
    const listing = parseListing('onsale=1&temperature=cold&seller=x');
    expect(listingFilter(listing, false)).toEqual({ where: { onSale: true, temperature: 'cold', seller: 'x' } });
    expect(listingFilter(parseListing('category=miels'), false)).toEqual({ where: { collection: 'miels' } });
    expect(listingFilter(parseListing('price=5-12.50'), false)).toEqual({ where: { priceFrom: 500, priceTo: 1250 } });
    expect(listingFilter(parseListing('price=-5'), false)).toEqual({ where: { priceTo: 500 } });
    expect(listingFilter(parseListing('nut_free=1&vegan=1'), false)).toEqual({
      where: { needs: ['vegan', 'nut_free'] },
    });
    expect(['onsale=1', 'price=40-', 'vegan=1'].every((query) => isNarrowed(parseListing(query)))).toBe(true);
  });

  it('select what is at the market for Express, besides the filters', () => {
    expect(listingFilter(wholeListing, true)).toEqual({ where: { stored: true } });
    expect(listingFilter(parseListing('bio=1'), true)).toEqual({ where: { bio: true, stored: true } });
  });
});
