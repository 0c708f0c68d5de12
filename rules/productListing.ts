import { dietaryNeeds, type DietaryNeed } from './dietary.ts';
import { readPriceRange } from './priceRange.ts';

/**
 * Order and filters of a product list as its address carries them (routes 6), by the same names in both languages.
 * Unknown values are dropped.
 */

/** The orders, by their word in the address. `price` and `unit-price` are cheapest first, `new` latest first. */
export const listingSorts = ['priority', 'name', 'price', 'price-desc', 'unit-price', 'new', 'rating'] as const;
export type ListingSort = (typeof listingSorts)[number];

export const listingTemperatures = ['normal', 'cold', 'frozen'] as const;
export type ListingTemperature = (typeof listingTemperatures)[number];

/** The filters that are on or off. */
export const listingFlags = ['bio', 'regional', 'onsale', 'available'] as const;
export type ListingFlag = (typeof listingFlags)[number];

export type ProductListing = {
  readonly sort: ListingSort;
  readonly temperature: ListingTemperature | null;
  /** A producer's handle, or null for all. */
  readonly seller: string | null;
  /** The handle of a category that the list is narrowed to, or null. */
  readonly collection: string | null;
  /** A range of prices as `readPriceRange` reads it, or null. */
  readonly price: string | null;
  /** The dietary needs that every product is declared to meet (ADR 65); each is a parameter of its own, as a flag is. */
  readonly needs: readonly DietaryNeed[];
} & Readonly<Record<ListingFlag, boolean>>;

/** The market's own order without filters. */
export const wholeListing: ProductListing = {
  sort: 'priority',
  temperature: null,
  seller: null,
  collection: null,
  price: null,
  needs: [],
  bio: false,
  regional: false,
  onsale: false,
  available: false,
};

/** The value of a filter that is on. */
export const FLAG_ON = '1';
/** The form of a handle; any other text names no producer and no category. */
const HANDLE = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((candidate) => candidate === value) ?? null;

/** Parses the query of an address. */
export function readListing(query: URLSearchParams): ProductListing {
  const handle = (name: string) => {
    const value = query.get(name);
    return value !== null && HANDLE.test(value) ? value : null;
  };
  const price = query.get('price') ?? '';
  const flag = (name: ListingFlag) => query.get(name) === FLAG_ON;
  return {
    sort: oneOf(listingSorts, query.get('sort')) ?? 'priority',
    temperature: oneOf(listingTemperatures, query.get('temperature')),
    seller: handle('seller'),
    collection: handle('category'),
    price: readPriceRange(price) && price,
    needs: dietaryNeeds.filter((need) => query.get(need) === FLAG_ON),
    bio: flag('bio'),
    regional: flag('regional'),
    onsale: flag('onsale'),
    available: flag('available'),
  };
}

/** The query of a listing, `?` included; '' without order or filters. `after`: cursor before the page. */
export function listingQuery(listing: ProductListing, after?: string | null): string {
  const query = new URLSearchParams();
  if (listing.sort !== 'priority') query.set('sort', listing.sort);
  for (const name of listingFlags) if (listing[name]) query.set(name, FLAG_ON);
  if (listing.temperature) query.set('temperature', listing.temperature);
  if (listing.seller) query.set('seller', listing.seller);
  if (listing.collection) query.set('category', listing.collection);
  if (listing.price) query.set('price', listing.price);
  for (const need of listing.needs) query.set(need, FLAG_ON);
  if (after) query.set('after', after);
  const text = query.toString();
  return text && `?${text}`;
}

/** True when any filter is on, whatever the order. */
export const isNarrowed = (listing: ProductListing): boolean =>
  listing.temperature !== null ||
  listing.seller !== null ||
  listing.collection !== null ||
  listing.price !== null ||
  listing.needs.length > 0 ||
  listingFlags.some((name) => listing[name]);

/** The API's ordering argument; null is the market's own order. */
export function listingOrdering({ sort }: ProductListing) {
  const orders = {
    priority: null,
    name: { sort: 'name', direction: 'asc' },
    price: { sort: 'price', direction: 'asc' },
    'price-desc': { sort: 'price', direction: 'desc' },
    'unit-price': { sort: 'unitPrice', direction: 'asc' },
    new: { sort: 'createdAt', direction: 'desc' },
    rating: { sort: 'avgRating', direction: 'desc' },
  } as const;
  return orders[sort];
}

/** The API's filter argument; null without filters. `stored`: only what lies at the market (Express). */
export function listingFilter(listing: ProductListing, stored: boolean) {
  if (!stored && !isNarrowed(listing)) return null;
  const { from, to } = readPriceRange(listing.price ?? '') ?? { from: null, to: null };
  return {
    where: {
      ...(listing.bio && { bio: true }),
      ...(listing.regional && { regional: true }),
      ...(listing.onsale && { onSale: true }),
      ...(listing.available && { available: true }),
      ...(listing.temperature && { temperature: listing.temperature }),
      ...(listing.seller && { seller: listing.seller }),
      ...(listing.collection && { collection: listing.collection }),
      ...(from !== null && { priceFrom: from }),
      ...(to !== null && { priceTo: to }),
      ...(listing.needs.length > 0 && { needs: listing.needs }),
      ...(stored && { stored: true }),
    },
  };
}
