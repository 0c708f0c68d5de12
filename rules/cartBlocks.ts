import { confirmedLines } from './totals.ts';
import type { CartLineInput, CartTotalsInput } from './totals.ts';

/** Why a cart cannot go on: a code of money-cases.json, or the text key of spec 8. */
export type CartBlock =
  | 'empty'
  | 'nothing confirmed'
  | 'cart.not_completely_from_storage'
  | 'cart.needs_storage'
  | 'cart.no_express'
  | 'cart.no_place'
  | 'cart.balance_need_address'
  | 'cart.no_alcohol';

export type CartBlocksInput = Pick<CartTotalsInput, 'fulfillment' | 'useBalance' | 'fromStorage'> & {
  readonly items: readonly Pick<CartLineInput, 'unsure' | 'quantity' | 'stored' | 'isAlcohol'>[];
  /** The step to leave; absent: checkout, where every rule applies. Step 1 needs no place yet (spec 4). */
  readonly step?: 1 | 2 | 3;
  /** True: no delivery address is on file, so the balance cannot be used (spec 5). */
  readonly shippingAddressUnknown?: boolean;
  /** The chosen pickup point takes Express orders only (E32). */
  readonly placeStorageOnly?: boolean;
  /** False: the chosen pickup point hands out no Express orders (E63). Absent: it does, or none is chosen. */
  readonly placeTakesExpress?: boolean;
  /** False: alcohol is refused. Absent: this caller does not check ages; the server's checkout must pass it. */
  readonly ageConfirmed?: boolean;
};

/** The confirmed lines that an Express cart may not hold; the cart lists them with a way to remove them (E27, E31). */
export function linesNotFromStorage<Line extends Pick<CartLineInput, 'unsure' | 'quantity' | 'stored'>>(
  items: readonly Line[],
): Line[] {
  return confirmedLines(items).filter((line) => line.stored !== true);
}

/** Everything that stops the cart, in display order; empty: nothing does (spec 4 and 5, E27, E31, E32). */
export function cartBlocks(input: CartBlocksInput): CartBlock[] {
  const lines = confirmedLines(input.items);
  if (input.items.every((line) => line.quantity <= 0)) return ['empty'];
  if (lines.length === 0) return ['nothing confirmed'];

  const blocks: CartBlock[] = [];
  const fromStorage = input.fromStorage === true;
  if (fromStorage && linesNotFromStorage(lines).length > 0) blocks.push('cart.not_completely_from_storage');
  if (!fromStorage && input.placeStorageOnly === true) blocks.push('cart.needs_storage');
  if (fromStorage && input.step !== 1 && input.placeTakesExpress === false) blocks.push('cart.no_express');
  if (input.step !== 1 && input.fulfillment.type === 'none') blocks.push('cart.no_place');
  if (input.useBalance && input.shippingAddressUnknown === true) blocks.push('cart.balance_need_address');
  if (input.ageConfirmed === false && lines.some((line) => line.isAlcohol === true)) blocks.push('cart.no_alcohol');
  return blocks;
}
