/** Units of a variant: in total and at the market, and what open payments hold of each (E58). */
export type StockFigures = {
  readonly trackStock: boolean;
  readonly stock: number;
  readonly stockMdo: number;
  readonly held: number;
  readonly heldMdo: number;
};
export const STOCK_MAX = 1_000_000;

/**
 * Whether figures are valid (E58): nothing below its holds; for a tracked variant the market's part is a part of its
 * stock, for an untracked one the stock is meaningless; at most a million.
 */
export function isPossibleStock({ trackStock, stock, stockMdo, held, heldMdo }: StockFigures): boolean {
  const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= STOCK_MAX;
  if (!isCount(stock) || !isCount(stockMdo) || stockMdo < heldMdo) return false;
  return !trackStock || (stock >= held && stockMdo <= stock);
}

/** The figures after units were added or removed; null: they would be invalid. */
export function movedStock<Figures extends StockFigures>(
  figures: Figures,
  change: { readonly stock: number; readonly stockMdo: number },
): Figures | null {
  const moved = {
    ...figures,
    stock: figures.stock + change.stock,
    stockMdo: figures.stockMdo + change.stockMdo,
  };
  return isPossibleStock(moved) ? moved : null;
}
