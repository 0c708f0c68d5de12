import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Those of these names that are not stored yet; the others are marked as current. */
export async function markCurrent(db: Kysely<Tables>, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with stored as (
      update released.asset set last_current = now() where name = any(${names}::text[]) returning name)
    select wanted.name from unnest(${names}::text[]) as wanted (name)
    where wanted.name not in (select name from stored)`.execute(db);
  return rows.map(({ name }) => name);
}

/** Stores a file by its name; an existing one stays, since a name is derived from its content. */
export async function insertAsset(db: Kysely<Tables>, name: string, content: Buffer): Promise<void> {
  await sql`
    insert into released.asset (name, content) values (${name}, ${content})
    on conflict (name) do update set last_current = now()`.execute(db);
}

export async function readAsset(db: Kysely<Tables>, name: string): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer }>`select content from released.asset where name = ${name}`.execute(db);
  return rows[0]?.content ?? null;
}

/** Erases files that were last current so many days ago; returns how many. */
export async function eraseAssets(db: Kysely<Tables>, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from released.asset where last_current < now() - make_interval(days => ${days})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
