import { movedStock, STOCK_MAX } from '#rules/stockFigures.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import * as store from './catalogueAdminStore.ts';
import type { StoredVariant } from './catalogueAdminStore.ts';

/** Units added (or, negative, removed), in total and at the market. */
export type StockChange = { stock: number; stockMdo: number };

/** Why the figures are refused, with the present ones. */
export const stockRefusal = ({ stock, stock_mdo: stockMdo, held, held_mdo: heldMdo }: StoredVariant): MarketError =>
  new MarketError('STOCK_LIMIT', { stock, stockMdo, held, heldMdo });

/** Throws BAD_INPUT {field} for an empty change, or one beyond a million. */
export function checkStockChange({ stock, stockMdo }: StockChange): void {
  if (stock === 0 && stockMdo === 0) throw new MarketError('BAD_INPUT', { field: 'stock' });
  if (Math.abs(stock) > STOCK_MAX) throw new MarketError('BAD_INPUT', { field: 'stock' });
  if (Math.abs(stockMdo) > STOCK_MAX) throw new MarketError('BAD_INPUT', { field: 'stockMdo' });
}

/**
 * Changes the stock of a variant (its uuid) in the caller's transaction (E58); returns its figures before and after.
 */
export async function adjustStockIn(tx: Transaction, id: string, change: StockChange) {
  const variant = await store.lockVariant(tx, id);
  if (!variant) throw new MarketError('NOT_FOUND');
  const { stock, stock_mdo: stockMdo, held, held_mdo: heldMdo, track_stock: trackStock } = variant;
  const after = movedStock({ trackStock, stock, stockMdo, held, heldMdo }, change);
  if (!after) throw stockRefusal(variant);
  await store.writeColumns(tx, 'variant', id, { stock: after.stock, stock_mdo: after.stockMdo });
  return { before: { stock, stockMdo }, after: { stock: after.stock, stockMdo: after.stockMdo } };
}
