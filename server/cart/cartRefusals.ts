import { cartBlocks, linesNotFromStorage } from '#rules/cartBlocks.ts';
import type { CartBlock, CartBlocksInput } from '#rules/cartBlocks.ts';
import type { Locale } from '#rules/constants.ts';
import type { MarketPeriod, Slot } from '#rules/period.ts';
import type { PurchaseLine, PurchaseProblem } from '#rules/purchase.ts';
import { toId } from '../graphql/globalId.ts';
import { formatInstant } from '../graphql/scalars.ts';
import { MarketError } from '../marketError.ts';
import { lineNames, lineParams, unsoldParams } from '../text/lineNames.ts';
import type { LineName } from '../text/lineNames.ts';

/** A line for the rule, with its names. */
export type BlockLine = CartBlocksInput['items'][number] & LineName;
/** A line to buy, with its names, and until when its producer is on vacation. */
export type NamedLine = PurchaseLine & LineName & { awayUntil?: Date | null };
export type RefusalInput = Omit<CartBlocksInput, 'items'> & { items: readonly BlockLine[] };

function blockError(block: CartBlock, lines: readonly BlockLine[], locale: Locale): MarketError {
  switch (block) {
    case 'empty':
    case 'nothing confirmed':
      return new MarketError('EMPTY_CART');
    case 'cart.not_completely_from_storage':
      return new MarketError('NOT_FROM_STORAGE', { items: lineNames(linesNotFromStorage(lines), locale) });
    case 'cart.needs_storage':
      return new MarketError('NEEDS_STORAGE');
    case 'cart.no_express':
      return new MarketError('NO_EXPRESS');
    case 'cart.no_place':
      return new MarketError('NO_PLACE');
    case 'cart.balance_need_address':
      return new MarketError('BALANCE_NEEDS_ADDRESS');
    case 'cart.no_alcohol':
      return new MarketError('NO_ALCOHOL');
  }
}

/** Everything that stops a cart (rules/cartBlocks), as the API's errors in display order. */
export function cartRefusals(input: RefusalInput, locale: Locale): MarketError[] {
  return cartBlocks(input).map((block) => blockError(block, input.items, locale));
}

type Reader = { locale: Locale; now: Date; openPeriod: MarketPeriod; slot: Slot | null };

function problemError(problem: PurchaseProblem<NamedLine>, reader: Reader): MarketError {
  const { locale, openPeriod, slot } = reader;
  switch (problem.code) {
    case 'CART_CHANGED':
      return new MarketError('CART_CHANGED', { items: lineNames(problem.lines, locale) });
    case 'MAX_REACHED': {
      const [line] = problem.lines;
      return new MarketError('MAX_REACHED', { nb: line.max, ...lineParams(line, locale) });
    }
    case 'UNAVAILABLE':
      return new MarketError('UNAVAILABLE', unsoldParams(problem.lines[0], reader));
    case 'BLOCKED':
      return blockError(
        problem.block,
        problem.lines.map((line) => ({ ...line, unsure: false })),
        locale,
      );
    case 'PERIOD_CHANGED':
      return new MarketError('PERIOD_CHANGED', {
        period: toId('Period', openPeriod.id),
        closesAt: formatInstant(openPeriod.closesAt),
      });
    case 'SLOT_CHANGED':
      return new MarketError(
        'SLOT_CHANGED',
        slot ? { from: formatInstant(slot.from), to: formatInstant(slot.to) } : {},
      );
    default:
      return new MarketError(problem.code);
  }
}

/**
 * What stops a purchase (rules/purchase), as the API's errors in display order. `openPeriod`: the week to pay for;
 * `slot`: when the order would be ready at that place.
 */
export function purchaseRefusals(problems: readonly PurchaseProblem<NamedLine>[], reader: Reader): MarketError[] {
  return problems.map((problem) => problemError(problem, reader));
}
