import type { ErrorCode } from '#generated/schemaTypes.ts';
import { isPlausibleDay } from '#rules/zone.ts';
import { MarketError } from '../marketError.ts';

const PREFIXES = {
  Product: 'prd',
  Variant: 'var',
  Seller: 'sel',
  Collection: 'col',
  ProductCollection: 'plc',
  Location: 'loc',
  ShippingZone: 'zon',
  Cart: 'crt',
  CartItem: 'itm',
  Payment: 'pay',
  Order: 'ord',
  OrderLink: 'lnk',
  OrderLine: 'orl',
  OrderProblem: 'prb',
  OrderEvent: 'evt',
  Fulfillment: 'ful',
  Period: 'per',
  Basket: 'bsk',
  UserBasket: 'ubk',
  User: 'usr',
  StaffCustomer: 'cus',
  Membership: 'mem',
  MembershipReceipt: 'rcp',
  BalanceMovement: 'mov',
  Proposal: 'prp',
  OrderMove: 'omv',
} as const;

/** Every type that has an id. */
export type NodeType = keyof typeof PREFIXES;

const ENTRIES = Object.entries(PREFIXES) as [NodeType, string][];
const TYPES = new Map<string, NodeType>(ENTRIES.map(([type, prefix]) => [prefix, type]));
const ID = /^([a-z]{3})_([0-9a-f]{32})$/;
const PERIOD_ID = /^per_(\d{4})(\d{2})(\d{2})$/;

/**
 * The API's id of a row: `prd_` and the uuid without dashes; of a week, `per_20261127`. `key`: the uuid, or the week's
 * Friday.
 */
export function toId(type: NodeType, key: string): string {
  return `${PREFIXES[type]}_${key.replaceAll('-', '')}`;
}

/** Parses an id of the API; null when it is malformed. Each id has one spelling, in lower case. */
export function fromId(id: string): { type: NodeType; key: string } | null {
  const period = PERIOD_ID.exec(id);
  if (period) {
    const day = period.slice(1).join('-');
    return isPlausibleDay(day) ? { type: 'Period', key: day } : null;
  }
  const [, prefix, hex] = ID.exec(id) ?? [];
  const type = prefix === undefined ? undefined : TYPES.get(prefix);
  if (type === undefined || hex === undefined || type === 'Period') return null;
  const key = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  return { type, key };
}

/** The uuid (or a week's Friday) of an id of this type; null when it is malformed or of another type. */
export function keyOf(id: string, type: NodeType): string | null {
  const parsed = fromId(id);
  return parsed?.type === type ? parsed.key : null;
}

/** As `keyOf`, for an argument that must name something: throws `code` for a malformed id or another type's. */
export function requireKey(id: string, type: NodeType, code: ErrorCode = 'NOT_FOUND'): string {
  const key = keyOf(id, type);
  if (key === null) throw new MarketError(code);
  return key;
}
