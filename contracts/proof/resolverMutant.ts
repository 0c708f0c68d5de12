/** The parts of the market, as server/ divides them. */
export const DOMAINS = [
  'catalogue',
  'cart',
  'checkout',
  'membership',
  'baskets',
  'orders',
  'account',
  'site',
  'desk',
] as const;
export type Domain = (typeof DOMAINS)[number];

/** The ways in which a resolver can be wrong, as the table names them. */
export const KINDS = [
  'null where it may be null',
  'null where it never is',
  'a value of another type',
  'another text',
  'another id',
  'another address',
  'one more',
  'a cent more',
  'a cent more in a sum',
  'the opposite',
  'another enum value',
  'another day or hour',
  'an empty list',
  'the first two swapped',
  'the last one missing',
  'the first one twice',
  'the first answer again',
  'the other language',
  'an argument ignored',
  'an input field ignored',
  'nothing written',
  'a refusal swallowed',
  'a refusal with another code',
  'a refusal without its params',
  'the first refusal only',
  'the owner not checked',
] as const;
export type Kind = (typeof KINDS)[number];

/** One wrong resolver. at: 'Cart.items'. detail: the argument, input field, code or sum concerned. */
export type ResolverMutant = { kind: Kind; at: string; detail?: string; domain: Domain };

/** 'a cent more in a sum: Cart.totals (total)'. */
export const nameOf = ({ kind, at, detail }: ResolverMutant): string =>
  `${kind}: ${at}${detail === undefined ? '' : ` (${detail})`}`;
