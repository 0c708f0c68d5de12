import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Reads a setting; null if there is none. */
export async function readSetting(db: Kysely<Tables>, name: string): Promise<unknown> {
  const row = await db.selectFrom('identity_setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Writes a new setting. False: another process wrote one first, which stays. */
export async function addSetting(db: Kysely<Tables>, name: string, value: unknown): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity_setting')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Replaces a setting. */
export async function writeSetting(db: Kysely<Tables>, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('identity_setting')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}
