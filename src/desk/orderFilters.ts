import { ORDER_STATUSES, type OrderStatus } from '../../rules/orderStatus.ts';

/** The filters of the order list, as in the address; empty: everything. Ids are the API's. */
export type OrderFilters = { week: string; status: OrderStatus | ''; place: string; words: string; customer: string };

/** The names of the address's parameters, the same in both languages. */
const NAMES = { week: 'semaine', status: 'etat', place: 'lieu', words: 'mots', customer: 'client' } as const;
const MAX_WORDS = 200;

/** Parses an address, ignoring invalid values. */
export function filtersIn(search: URLSearchParams): OrderFilters {
  const value = (name: keyof typeof NAMES) => search.get(NAMES[name]) ?? '';
  return {
    week: value('week'),
    status: ORDER_STATUSES.find((status) => status === value('status')) ?? '',
    place: value('place'),
    words: value('words').slice(0, MAX_WORDS),
    customer: value('customer'),
  };
}

/** The query string of filters, with its question mark; empty for none. */
export function searchOf(filters: Partial<OrderFilters>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const search = new URLSearchParams(set.map(([name, value]) => [NAMES[name as keyof typeof NAMES], value]));
  return set.length === 0 ? '' : `?${search}`;
}

/** The filters for the API. A place is a pickup point or a zone, which its id shows. */
export function apiFilter({ week, status, place, words, customer }: OrderFilters) {
  return {
    ...(week && { period: week }),
    ...(status && { status: [status] }),
    ...(place && (place.startsWith('zon_') ? { shippingZone: place } : { location: place })),
    ...(words.trim() && { words }),
    ...(customer && { customer }),
  };
}
