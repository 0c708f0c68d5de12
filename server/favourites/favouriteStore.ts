import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FavouriteTimes } from './favouriteNews.ts';

/** Ids are uuids. */
export type FavouriteRow = FavouriteTimes & { productId: string; markedAt: Date };

/** A customer's favourites, the latest marked first. */
export async function readFavourites(db: Kysely<Tables>, customerId: string): Promise<FavouriteRow[]> {
  return db
    .selectFrom('favourite')
    .select(['product_id as productId', 'marked_at as markedAt', 'gone_at as goneAt', 'back_at as backAt'])
    .where('customer_id', '=', customerId)
    .orderBy('marked_at', 'desc')
    .orderBy('product_id')
    .execute();
}

/** Locks a customer while their favourites are counted and changed. Returns false if the account was deleted. */
export async function lockOwner(tx: Transaction, customerId: string): Promise<boolean> {
  const row = tx.selectFrom('customer').select('id').where('id', '=', customerId).where('deleted_at', 'is', null);
  return (await row.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export type NewFavourite = Pick<FavouriteRow, 'productId' | 'markedAt' | 'goneAt'> & { customerId: string };

/** Marks a product; an existing mark is unchanged. */
export async function insertFavourite(tx: Transaction, favourite: NewFavourite): Promise<void> {
  const { customerId, productId, markedAt, goneAt } = favourite;
  await tx
    .insertInto('favourite')
    .values({ customer_id: customerId, product_id: productId, marked_at: markedAt, gone_at: goneAt })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .execute();
}

export async function deleteFavourite(tx: Transaction, customerId: string, productId: string): Promise<void> {
  await tx.deleteFrom('favourite').where('customer_id', '=', customerId).where('product_id', '=', productId).execute();
}

export async function deleteFavourites(tx: Transaction, customerId: string): Promise<void> {
  await tx.deleteFrom('favourite').where('customer_id', '=', customerId).execute();
}

/** The stored times of every marked product, each combination once. */
export async function readWatched(db: Kysely<Tables>): Promise<(FavouriteTimes & { productId: string })[]> {
  return db
    .selectFrom('favourite')
    .select(['product_id as productId', 'gone_at as goneAt', 'back_at as backAt'])
    .distinct()
    .execute();
}

/** Writes the times of a product's marks that have not changed since they were read. Returns how many. */
export async function writeTimes(
  db: Kysely<Tables>,
  productId: string,
  before: FavouriteTimes,
  after: FavouriteTimes,
): Promise<number> {
  const { rows } = await sql<{ customer: string }>`
    update favourite set gone_at = ${after.goneAt}::timestamptz, back_at = ${after.backAt}::timestamptz
    where product_id = ${productId} and gone_at is not distinct from ${before.goneAt}::timestamptz
      and back_at is not distinct from ${before.backAt}::timestamptz
    returning customer_id as customer`.execute(db);
  return rows.length;
}
