import { cartBlocks, linesNotFromStorage } from '../../rules/cartBlocks.ts';
import type { CartBlock, CartBlocksInput } from '../../rules/cartBlocks.ts';
import type { Locale } from '../../rules/constants.ts';
import { lineNames } from '../lineNames.ts';
import type { LineName } from '../lineNames.ts';
import { MarketError } from '../marketError.ts';

/** A line as the rule sees it, with what it is called. */
export type BlockLine = CartBlocksInput['items'][number] & LineName;
export type RefusalInput = Omit<CartBlocksInput, 'items'> & { items: readonly BlockLine[] };

function errorOf(block: CartBlock, lines: readonly BlockLine[], locale: Locale): MarketError {
  switch (block) {
    case 'empty':
    case 'nothing confirmed':
      return new MarketError('EMPTY_CART');
    case 'cart.not_completely_from_storage':
      return new MarketError('NOT_FROM_STORAGE', { items: lineNames(linesNotFromStorage(lines), locale) });
    case 'cart.needs_storage':
      return new MarketError('NEEDS_STORAGE');
    case 'cart.no_place':
      return new MarketError('NO_PLACE');
    case 'cart.balance_need_address':
      return new MarketError('BALANCE_NEEDS_ADDRESS');
    case 'cart.no_alcohol':
      return new MarketError('NO_ALCOHOL');
  }
}

/** Everything that stops a cart (rules/cartBlocks), as the API's errors in the order to tell them. */
export function cartRefusals(input: RefusalInput, locale: Locale): MarketError[] {
  return cartBlocks(input).map((block) => errorOf(block, input.items, locale));
}
