import { sql, type Kysely, type Selectable } from 'kysely';
import type { MarketVersionTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** How many versions the desk can go back to. */
const KEPT_VERSIONS = 20;

/**
 * Keeps what the operator has set, before a change of it at `until`; the oldest versions give way. A market without a
 * name has nothing to go back to.
 */
export async function keepVersion(tx: Transaction, until: Date): Promise<void> {
  await sql`
    insert into market_version (version, until, settings)
    select version, ${until.toISOString()}::timestamptz, jsonb_build_object(
      'identity', identity, 'contact', contact, 'banner', banner, 'popup', popup, 'storedModal', stored_modal)
    from market where jsonb_typeof(identity) = 'object'
    on conflict (version) do nothing`.execute(tx);
  await sql`
    delete from market_version
    where version not in (select version from market_version order by version desc limit ${KEPT_VERSIONS})`.execute(tx);
}

/** The versions that were kept, newest first. */
export const readVersions = (db: Kysely<Tables>): Promise<Selectable<MarketVersionTable>[]> =>
  db.selectFrom('market_version').selectAll().orderBy('version', 'desc').limit(KEPT_VERSIONS).execute();
