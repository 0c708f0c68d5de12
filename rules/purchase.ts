import { cartBlocks } from './cartBlocks.ts';
import type { CartBlock, CartBlocksInput } from './cartBlocks.ts';

/** A confirmed line of a cart, or a recurring basket in it, with the facts that decide whether it can be bought now. */
export type PurchaseLine = {
  /** On sale at this instant: product active, producer not away (E26), basket still on offer. */
  readonly isSold: boolean;
  readonly quantity: number;
  /** The most the cart may hold of it (E29); 0: sold out. */
  readonly max: number;
  /** Held at the market, so open to Express. */
  readonly stored?: boolean;
  /** The box that the market lends: customers only (E9). */
  readonly reusableBox?: boolean;
  readonly isAlcohol?: boolean;
  /** The shopper has seen another price: the line becomes unsure. */
  readonly isPriceChanged?: boolean;
};

export type LineProblem = 'UNAVAILABLE' | 'BOX_NEEDS_ACCOUNT' | 'MAX_REACHED';

/** Error codes that a delivery address on file resolves. */
export const ADDRESS_PROBLEMS: ReadonlySet<string> = new Set(['NO_ADDRESS', 'ADDRESS_OUTSIDE_ZONE']);

export type Buyer = { readonly fromStorage: boolean; readonly isGuest: boolean };

/**
 * Why a line cannot be bought now; null when it can (spec 5, F-127). A line that Express does not allow is a problem of
 * the cart, which lists all of them together (E31).
 */
export function lineProblem(line: PurchaseLine, { fromStorage, isGuest }: Buyer): LineProblem | null {
  if (!line.isSold) return 'UNAVAILABLE';
  if (line.reusableBox === true && isGuest) return 'BOX_NEEDS_ACCOUNT';
  if (fromStorage && line.stored !== true) return null;
  return line.quantity > line.max ? 'MAX_REACHED' : null;
}

/** Units of a line that can be bought now: all, the remaining ones, or 0. */
export function availableUnits(line: PurchaseLine, buyer: Buyer): number {
  const problem = lineProblem(line, buyer);
  if (problem === null) return line.quantity;
  return problem === 'MAX_REACHED' ? Math.max(0, line.max) : 0;
}

/** Something that stops a purchase; `lines` are those it concerns. */
export type PurchaseProblem<Line> =
  | { readonly code: 'CART_CHANGED'; readonly lines: readonly Line[] }
  | { readonly code: LineProblem; readonly lines: readonly [Line] }
  | { readonly code: 'BLOCKED'; readonly block: CartBlock; readonly lines: readonly Line[] }
  | {
      readonly code:
        | 'NO_CARD'
        | 'NO_DELIVERY'
        | 'NO_CREDIT'
        | 'NO_ADDRESS'
        | 'ADDRESS_OUTSIDE_ZONE'
        | 'PERIOD_CHANGED'
        | 'SLOT_CHANGED';
    };

export type PurchaseInput<Line extends PurchaseLine> = Pick<
  CartBlocksInput,
  'fulfillment' | 'fromStorage' | 'placeStorageOnly' | 'placeTakesExpress' | 'ageConfirmed'
> & {
  /** The confirmed lines. */
  readonly lines: readonly Line[];
  /** The payment page asks a guest for an address (E59), unless staff order for them (ADR 169). */
  readonly isGuest: boolean;
  readonly isEntered?: boolean;
  readonly hasAddress: boolean;
  /** The account's own address, where the order's may be another one that staff typed; absent: the same. */
  readonly hasAddressOnFile?: boolean;
  /** The address on file lies outside the chosen zone (rules/postalCode): the zone's price is not that of this delivery. */
  readonly isOutsideZone: boolean;
  /** The chosen place serves the week that the order would join. */
  readonly isServed: boolean;
  /** The account has credit; null: it is not to be used. */
  readonly credit: boolean | null;
  /** The week that the shopper was shown has closed. */
  readonly isWeekOver: boolean;
  /** The place would have it ready at another hour than the one that the shopper was shown (E63). Absent: none was. */
  readonly isHourOver?: boolean;
  /** Bought by the closing (E20); null: the shopper pays. */
  readonly closing: { readonly hasCard: boolean; readonly buysAvailable: boolean } | null;
};

export type Purchase<Line> = {
  /** What would be bought, with the units of each line. */
  readonly lines: readonly { readonly line: Line; readonly units: number }[];
  /** Everything that stops the purchase, in display order; empty: nothing does. */
  readonly problems: readonly PurchaseProblem<Line>[];
  /** What stays behind of a purchase that goes ahead, because the customer chose to buy what is available. */
  readonly leftOut: readonly PurchaseProblem<Line>[];
};

/**
 * Whether a cart can be bought now and, if not, every reason (spec 5). The cart page, the switch of automatic purchase,
 * the checkout, the rehearsal of a closing and the closing use this. All or nothing (E20), unless the customer chose to
 * buy what is available: then lines stop only a cart of which nothing is available.
 */
export function purchaseOf<Line extends PurchaseLine>(input: PurchaseInput<Line>): Purchase<Line> {
  const { closing, isGuest, fromStorage } = input;
  const buyer = { fromStorage: fromStorage === true, isGuest };
  const changed = input.lines.filter((line) => line.isPriceChanged === true);
  const sure = input.lines.filter((line) => line.isPriceChanged !== true);
  const ofLines: PurchaseProblem<Line>[] = [
    ...(changed.length > 0 ? [{ code: 'CART_CHANGED' as const, lines: changed }] : []),
    ...sure.flatMap((line) => {
      const code = lineProblem(line, buyer);
      return code === null ? [] : [{ code, lines: [line] as const }];
    }),
  ];
  const available = sure.flatMap((line) => {
    const units = availableUnits(line, buyer);
    return units > 0 ? [{ line, units }] : [];
  });
  const leavesOut = closing?.buysAvailable === true && available.length > 0;
  const lines = leavesOut ? available : sure.map((line) => ({ line, units: line.quantity }));

  const isUsing = input.credit === true;
  const items = lines.map(({ line, units }) => ({ ...line, quantity: units, unsure: false }));
  const blocks = cartBlocks({
    ...input,
    items,
    useBalance: isUsing,
    shippingAddressUnknown: !(input.hasAddressOnFile ?? input.hasAddress),
  })
    // A new price, or the closing of the week, is why nothing is confirmed any more: one cause.
    .filter(
      (block) => (changed.length === 0 && !input.isWeekOver) || (block !== 'empty' && block !== 'nothing confirmed'),
    );
  const takesNone = blocks.includes('cart.no_express');
  const isShipped = input.fulfillment.type === 'ship' && (!isGuest || input.isEntered === true);
  const codes = [
    ...(closing && !closing.hasCard ? (['NO_CARD'] as const) : []),
    ...(input.fulfillment.type !== 'none' && !input.isServed && !takesNone ? (['NO_DELIVERY'] as const) : []),
    ...(input.credit === false ? (['NO_CREDIT'] as const) : []),
    ...(isShipped && !input.hasAddress && !isUsing ? (['NO_ADDRESS'] as const) : []),
    ...(isShipped && input.hasAddress && input.isOutsideZone ? (['ADDRESS_OUTSIDE_ZONE'] as const) : []),
    ...(input.isWeekOver ? (['PERIOD_CHANGED'] as const) : []),
    ...(input.isHourOver === true && !input.isWeekOver ? (['SLOT_CHANGED'] as const) : []),
  ];
  const ofCart: PurchaseProblem<Line>[] = [
    ...blocks.map((block) => ({ code: 'BLOCKED' as const, block, lines: lines.map(({ line }) => line) })),
    ...codes.map((code) => ({ code })),
  ];
  return {
    lines,
    problems: leavesOut ? ofCart : [...ofLines, ...ofCart],
    leftOut: leavesOut ? ofLines : [],
  };
}
