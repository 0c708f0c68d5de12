import { sql, type Kysely, type Selectable } from 'kysely';
import type { MarketVersionTable, SettingsVersion, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** The number of versions that the desk can restore. */
const KEPT_VERSIONS = 20;

/**
 * Stores the operator's settings as a version, before they change at `until`; the oldest versions are deleted. A market
 * without a name has no settings to store.
 */
export async function keepVersion(tx: Transaction, until: Date): Promise<void> {
  await sql`
    insert into market_version (version, until, settings)
    select version, ${until.toISOString()}::timestamptz, jsonb_build_object(
      'identity', identity, 'contact', contact, 'banner', banner, 'popup', popup, 'storedModal', stored_modal,
      'pages', pages, 'links', links)
    from market where jsonb_typeof(identity) = 'object'
    on conflict (version) do nothing`.execute(tx);
  await sql`
    delete from market_version
    where version not in (select version from market_version order by version desc limit ${KEPT_VERSIONS})`.execute(tx);
}

/**
 * The settings as they were in `version`: those of the first stored change since. Null: none was stored, so that they are the
 * present ones.
 */
export const settingsSince = async (tx: Transaction, version: number): Promise<SettingsVersion | null> =>
  (
    await tx
      .selectFrom('market_version')
      .select('settings')
      .where('version', '>=', version)
      .orderBy('version')
      .limit(1)
      .executeTakeFirst()
  )?.settings ?? null;

/** The versions that were kept, newest first. */
export const readVersions = (db: Kysely<Tables>): Promise<Selectable<MarketVersionTable>[]> =>
  db.selectFrom('market_version').selectAll().orderBy('version', 'desc').limit(KEPT_VERSIONS).execute();
