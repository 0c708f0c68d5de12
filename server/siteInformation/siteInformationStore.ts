import type { Kysely } from 'kysely';
import type { BannerRow, Tables } from '../database/tables.ts';

/** What the operator sets for the whole market. */
export type MarketSettings = { readonly maintenance: boolean; readonly banner: BannerRow | null };

export async function readSettings(db: Kysely<Tables>): Promise<MarketSettings> {
  return db.selectFrom('market').select(['maintenance', 'banner']).executeTakeFirstOrThrow();
}

export async function writeMaintenance(db: Kysely<Tables>, maintenance: boolean): Promise<void> {
  await db.updateTable('market').set({ maintenance }).execute();
}
