import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { AWAITING } from '../../server/orders/orderPersonStore.ts';

/**
 * Rows that may still name a deleted person: orders to be handed over, and the closing's confirmation mail until it is
 * sent (E49).
 */
const NEEDED: Readonly<Record<string, RawBuilder<unknown>>> = {
  orders: sql`and t.status not in (${sql.join(AWAITING)})`,
  fulfillment: sql`and t.order_id not in (select id from orders where status in (${sql.join(AWAITING)}))`,
  outbox: sql`and (t.kind <> 'account_closed' or t.status <> 'waiting')`,
};

/** Every other row of every table that still contains personal data of these people. */
export async function traces({ database }: { database: Database }, tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) return [];
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    database.kysely,
  );
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, t::text as row from ${sql.table(name)} t where t::text ~ ${tokens.join('|')} ${NEEDED[name] ?? sql``}`,
  );
  const { rows } = await sql<{ name: string; row: string }>`${sql.join(each, sql` union all `)}`.execute(
    database.kysely,
  );
  return rows.map(({ name, row }) => `${name} keeps ${row.slice(0, 400)}`);
}
