import type { Selectable } from 'kysely';
import type { MarketTable, ProductTable, SellerTable, VariantTable } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type StoredProduct = Selectable<ProductTable>;
export type StoredMarket = Selectable<MarketTable>;
export type StoredVariant = Selectable<VariantTable>;

/** A product, locked until the transaction ends. */
export async function lockProduct(tx: Transaction, id: string): Promise<StoredProduct | null> {
  return (await tx.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** A producer, locked until the transaction ends. */
export async function lockSeller(tx: Transaction, id: string): Promise<Selectable<SellerTable> | null> {
  return (await tx.selectFrom('seller').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** A product's variants with these uuids. Locked as well, so that no payment changes their holds meanwhile. */
export async function lockVariants(tx: Transaction, product: string, ids: readonly string[]): Promise<StoredVariant[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('variant')
    .selectAll()
    .where('product_id', '=', product)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** A variant, locked until the transaction ends. */
export async function lockVariant(tx: Transaction, id: string): Promise<StoredVariant | null> {
  return (await tx.selectFrom('variant').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

/** The market's own row, locked until the transaction ends. */
export const lockMarket = (tx: Transaction): Promise<StoredMarket> =>
  tx.selectFrom('market').selectAll().forUpdate().executeTakeFirstOrThrow();

/** Writes JSON columns of the market's row; null clears one. A trigger increments the row's version. */
export async function writeSettings(tx: Transaction, columns: Record<string, unknown>): Promise<void> {
  const texts = Object.entries(columns).map(([name, value]) => [name, value === null ? null : JSON.stringify(value)]);
  await tx.updateTable('market').set(Object.fromEntries(texts)).execute();
}

/** Changes columns of a row. A trigger increments its version. */
export async function writeColumns(
  tx: Transaction,
  table: 'product' | 'variant' | 'seller',
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable(table).set(columns).where('id', '=', id).execute();
}
