import { ORDER_STATUSES, type OrderStatus } from '#rules/orderStatus.ts';

/** The current week's value in the address; which week that is depends on the server's clock. */
export const THIS_WEEK = 'cette';
const EVERY_WEEK = 'toutes';
/** Among the statuses of the address: still to be paid, whatever its status. */
export const UNPAID = 'a-payer';

/**
 * The filters of the order list, as in the address; empty: everything. Ids are the API's. `week` is an id, or
 * THIS_WEEK.
 */
export type OrderFilters = {
  week: string;
  status: OrderStatus | typeof UNPAID | '';
  place: string;
  words: string;
  customer: string;
};

/** The names of the address's parameters, the same in both languages. */
const NAMES = { week: 'semaine', status: 'etat', place: 'lieu', words: 'mots', customer: 'client' } as const;
export const MAX_WORDS = 200;

/** Parses an address, ignoring invalid values. Without any filter, it is this week's orders that are shown. */
export function parseFilters(search: URLSearchParams): OrderFilters {
  const value = (name: keyof typeof NAMES) => search.get(NAMES[name]) ?? '';
  const isFiltered = Object.values(NAMES).some((name) => search.has(name));
  return {
    week: isFiltered ? value('week').replace(EVERY_WEEK, '') : THIS_WEEK,
    status: value('status') === UNPAID ? UNPAID : (ORDER_STATUSES.find((status) => status === value('status')) ?? ''),
    place: value('place'),
    words: value('words').slice(0, MAX_WORDS),
    customer: value('customer'),
  };
}

/** The query string of filters, with its question mark. */
export function searchOf(filters: Partial<OrderFilters>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const [only] = set;
  if (set.length === 0) return `?${NAMES.week}=${EVERY_WEEK}`;
  if (set.length === 1 && only?.[1] === THIS_WEEK) return '';
  return `?${new URLSearchParams(set.map(([name, value]) => [NAMES[name as keyof typeof NAMES], value]))}`;
}

/** The filters for the API. A place is a pickup point or a zone, which its id shows. */
export function apiFilter({ week, status, place, words, customer }: OrderFilters) {
  return {
    ...(week && (week === THIS_WEEK ? { currentPeriod: true } : { period: week })),
    ...(status === UNPAID ? { unpaid: true } : status && { status: [status] }),
    // What is not paid is no paid order (ADR 169).
    ...(status === 'processed' && { unpaid: false }),
    ...(place && (place.startsWith('zon_') ? { shippingZone: place } : { location: place })),
    ...(words.trim() && { words }),
    ...(customer && { customer }),
  };
}
