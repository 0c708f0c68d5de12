import { createHash } from 'node:crypto';
import { customerCartId } from '../../server/cart/cartOwner.ts';
import type { CardRecord } from '../../server/embedded/payment/cardRecord.ts';

/** The week that closes, and the market's time a second later. */
export const CLOSED_WEEK = '2026-11-27';
export const AFTER_CLOSING = '2026-11-30T00:00:01-05:00';

const LINES = 3;
/** Of a hundred carts, these have a card that is refused, for these reasons. */
const REFUSED: Readonly<Record<number, Exclude<CardRecord['charged'], 'succeeds'>>> = {
  3: 'declined',
  17: 'insufficientFunds',
  31: 'authentication',
};
/** One variant in this many is nearly sold out. */
export const SCARCE_OF = 150;
export const SCARCE_STOCK = 2;
export const AMPLE_STOCK = 1_000_000;

export type PlannedLine = { variant: string; quantity: number };
export type PlannedCart = {
  index: number;
  customerId: string;
  cartId: string;
  /** The provider's ids. */
  customer: string;
  card: string;
  charged: CardRecord['charged'];
  lines: PlannedLine[];
};

const uuid = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The nth cart that the closing buys, the same in every process that knows the variants' ids in order. */
export function plannedCart(index: number, variants: readonly string[]): PlannedCart {
  const customerId = uuid(`customer ${index} of the closing`);
  const lines = Array.from({ length: LINES }, (_, nth) => ({
    variant: variants[(index * 31 + nth * 97) % variants.length]!,
    quantity: 1 + ((index + nth) % 2),
  }));
  return {
    index,
    customerId,
    cartId: customerCartId(customerId),
    customer: `cus_${index}`,
    card: `pm_${index}`,
    charged: REFUSED[index % 100] ?? 'succeeds',
    lines,
  };
}
