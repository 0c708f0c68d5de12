import { HIDE_UNAVAILABLE_FROM_VARIANTS, UNTRACKED_MAX } from './constants.ts';

/** The stock of a variant, in units. `stockOnHold` is the sum of holds that count against `stock` (E58). */
export type VariantStock = { readonly trackStock: boolean; readonly stock: number; readonly stockOnHold: number };

/** Conditions outside the variant: its product's status and its producer's vacation. */
export type Sellable = { readonly productActive: boolean; readonly sellerAway: boolean };

const SELLABLE: Sellable = { productActive: true, sellerAway: false };

/** True while the producer is on vacation, until exactly that instant (E26). Null: not away. */
export function isSellerAway(deactivatedUntil: Date | null, now: Date): boolean {
  return deactivatedUntil !== null && now.getTime() < deactivatedUntil.getTime();
}

/** Whether a variant can be bought at all: untracked, or with stock that nobody holds (spec 5, F-066). */
export function isAvailable(variant: VariantStock, sellable: Sellable = SELLABLE): boolean {
  if (!sellable.productActive || sellable.sellerAway) return false;
  return !variant.trackStock || variant.stock - variant.stockOnHold > 0;
}

export type MaxQuantityInput = {
  /** The cart is in Express mode. */
  readonly fromStorage: boolean;
  readonly trackStock: boolean;
  /** Held at the market, so open to Express. */
  readonly stored: boolean;
  readonly stock: number;
  /** All holds on `stock` except one's own, Express ones included (E28, E58). */
  readonly heldByOthers: number;
  /** The part of stock that lies at the market. */
  readonly stockMdo: number;
  /** The Express holds except one's own. */
  readonly mdoHeldByOthers: number;
};

/**
 * The most units that one cart may hold, 0 or more (spec 5, E28 to E30, E58). In Express: what lies at the market and
 * nobody holds there and, since such a line also takes from tracked stock, never more than remains of that.
 */
export function maxQuantity(input: MaxQuantityInput): number {
  const available = input.trackStock ? Math.max(0, input.stock - input.heldByOthers) : UNTRACKED_MAX;
  if (!input.fromStorage) return available;
  if (!input.stored) return 0;
  const atMarket = Math.max(0, input.stockMdo - input.mdoHeldByOthers);
  return input.trackStock ? Math.min(atMarket, available) : atMarket;
}

/**
 * The variants to show: from five on only the available ones (F-069), or all when none is, so that the product shows as
 * unavailable instead of empty (E33).
 */
export function visibleVariants<Variant extends { readonly available: boolean }>(
  variants: readonly Variant[],
): readonly Variant[] {
  if (variants.length < HIDE_UNAVAILABLE_FROM_VARIANTS) return variants;
  const available = variants.filter((variant) => variant.available);
  return available.length > 0 ? available : variants;
}

/** One choice on a product card (spec 3). `quantity` is in the cart; `max` is the most the cart may hold. */
export type CardOption = {
  readonly id: string;
  readonly text: string;
  readonly quantity: number;
  readonly max: number;
  readonly available: boolean;
};

export type CardOptionInput = {
  readonly variant: VariantStock & {
    readonly id: string;
    readonly name: string;
    readonly stored: boolean;
    readonly stockMdo: number;
  };
  readonly fromStorage: boolean;
  readonly sellable?: Sellable;
  /** The cart's line of this variant. Its `max` comes from the server, which alone knows one's own hold. */
  readonly line?: { readonly quantity: number; readonly max: number } | null;
};

/**
 * The card's option of a variant (F-070). Without a line every hold counts as somebody else's, which is the safe side;
 * with one, the variant stays available while the line may hold any, so that one's own hold at checkout does not
 * disable it (E28). In Express a variant with nothing at the market is not available.
 */
export function cardOption({ variant, fromStorage, sellable = SELLABLE, line }: CardOptionInput): CardOption {
  const maximum =
    line?.max ?? maxQuantity({ ...variant, fromStorage, heldByOthers: variant.stockOnHold, mdoHeldByOthers: 0 });
  const available = maximum > 0 && isAvailable({ ...variant, stockOnHold: line ? 0 : variant.stockOnHold }, sellable);
  return { id: variant.id, text: variant.name, quantity: line?.quantity ?? 0, max: available ? maximum : 0, available };
}
