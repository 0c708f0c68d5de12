import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The number of carts, anybody's, that contain one of these variants (uuids). */
export async function countCartsWith(db: Kysely<Tables>, variants: readonly string[]): Promise<number> {
  const { carts } = await db
    .selectFrom('cart_item')
    .select(sql<number>`count(distinct cart_id)::int`.as('carts'))
    .where(sql<boolean>`variant_id = any(${variants}::uuid[])`)
    .executeTakeFirstOrThrow();
  return carts;
}
