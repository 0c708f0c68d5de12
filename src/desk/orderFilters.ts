import { ORDER_STATUSES, type OrderStatus } from '../../rules/orderStatus.ts';

/** What the list of orders is cut down to, as it stands in the address; empty: everything. Ids are the API's. */
export type OrderFilters = { week: string; status: OrderStatus | ''; place: string; words: string; customer: string };

/** The words of the address, the same in both languages. */
const NAMES = { week: 'semaine', status: 'etat', place: 'lieu', words: 'mots', customer: 'client' } as const;
const MAX_WORDS = 200;

/** Reads an address; what is no filter's value is none. */
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

/** As the API asks for it. A place is a pickup point or a zone, which its id tells. */
export function apiFilter({ week, status, place, words, customer }: OrderFilters) {
  return {
    ...(week && { period: week }),
    ...(status && { status: [status] }),
    ...(place && (place.startsWith('zon_') ? { shippingZone: place } : { location: place })),
    ...(words.trim() && { words }),
    ...(customer && { customer }),
  };
}
