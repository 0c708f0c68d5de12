import type { VariantStock } from './stockStore.ts';

/** A change of a variant's stock, as differences in units. */
export type StockMove = { variantId: string; stock: number; held: number; stockMdo: number; heldMdo: number };

/** The hold of a line: reserved units of the stock, and how many of them are at the market. */
type Hold = { held: number; held_mdo: number };
type HoldingLine = Hold & { variant_id: string | null; quantity: number; user_basket_id?: string | null };

/**
 * The hold of a line (E28, E58). An ordinary line reserves tracked stock, an Express line that and the units at the
 * market. Untracked stock is not reserved, except the units at the market by an Express line. Holds at the market are
 * always part of `held`.
 */
export function holdOf(
  variant: Pick<VariantStock, 'track_stock' | 'stored'>,
  quantity: number,
  fromStorage: boolean,
): Hold {
  if (fromStorage && variant.stored) return { held: quantity, held_mdo: quantity };
  return { held: variant.track_stock ? quantity : 0, held_mdo: 0 };
}

const isMove = (move: StockMove): boolean =>
  move.stock !== 0 || move.held !== 0 || move.stockMdo !== 0 || move.heldMdo !== 0;

/** The moves that add (`1`) or release (`-1`) the holds of lines. A deleted variant has no stock to hold. */
export function holdMoves(lines: readonly HoldingLine[], direction: 1 | -1): StockMove[] {
  return lines
    .flatMap(({ variant_id: variantId, held, held_mdo: heldMdo }) =>
      variantId === null
        ? []
        : [{ variantId, stock: 0, held: direction * held, stockMdo: 0, heldMdo: direction * heldMdo }],
    )
    .filter(isMove);
}

export type StockDecrement = {
  moves: StockMove[];
  /** Units that each line took, in their order: of the tracked stock, and of what lies at the market (E58). */
  lines: { taken: number; taken_mdo: number }[];
  short: { variantId: string | null; missing: number }[];
};

/**
 * The moves of paid lines: their holds become a decrement (E28). `holding`: the lines still hold their stock. Without
 * holds (a payment that arrived after they ended) the lines take what nobody else has reserved, and `short` lists the
 * missing units: the order is valid all the same. Recurring baskets are made to order and take no stock. Stock at the
 * market never exceeds the stock (E58).
 */
export function decrementMoves(
  lines: readonly HoldingLine[],
  variants: ReadonlyMap<string, VariantStock>,
  { holding, fromStorage }: { holding: boolean; fromStorage: boolean },
): StockDecrement {
  const decrement: StockDecrement = { moves: [], lines: [], short: [] };
  for (const line of lines) {
    const variant = line.variant_id === null ? undefined : variants.get(line.variant_id);
    if (!variant) {
      decrement.lines.push({ taken: 0, taken_mdo: 0 });
      if (!line.user_basket_id) decrement.short.push({ variantId: line.variant_id, missing: line.quantity });
      continue;
    }
    const heldUnits = holding ? line.held : 0;
    const heldMdo = holding ? line.held_mdo : 0;
    const free = variant.track_stock ? variant.stock - (variant.held - heldUnits) : line.quantity;
    const freeMdo = variant.stock_mdo - (variant.held_mdo - heldMdo);
    const express = fromStorage && variant.stored;
    const units = Math.max(0, Math.min(line.quantity, free, express ? freeMdo : free));
    const stock = variant.track_stock ? variant.stock - units : variant.stock;
    const atMarket = variant.stock_mdo - (express ? units : 0);
    const stockMdo = variant.track_stock ? Math.min(atMarket, stock) : atMarket;
    decrement.lines.push({ taken: variant.track_stock ? units : 0, taken_mdo: express ? units : 0 });
    decrement.moves.push({
      variantId: variant.id,
      stock: stock - variant.stock,
      held: 0 - heldUnits,
      stockMdo: stockMdo - variant.stock_mdo,
      heldMdo: 0 - heldMdo,
    });
    if (units < line.quantity) decrement.short.push({ variantId: variant.id, missing: line.quantity - units });
  }
  return { ...decrement, moves: decrement.moves.filter(isMove) };
}

/** The units that a line of a cancelled order took and returns to the stock. */
export type ReturnedUnits = { variantId: string; taken: number; takenMdo: number };

/**
 * The moves that restock cancelled lines (E60), one per variant. Stock that is no longer tracked is unchanged; units
 * from the market return there, up to the stock (E58).
 */
export function returnMoves(lines: readonly ReturnedUnits[], variants: ReadonlyMap<string, VariantStock>): StockMove[] {
  return lines
    .flatMap(({ variantId, taken, takenMdo }) => {
      const variant = variants.get(variantId);
      if (!variant) return [];
      const stock = variant.track_stock ? taken : 0;
      const free = variant.track_stock ? variant.stock + stock - variant.stock_mdo : takenMdo;
      return [{ variantId, stock, held: 0, stockMdo: Math.max(0, Math.min(takenMdo, free)), heldMdo: 0 }];
    })
    .filter(isMove);
}
