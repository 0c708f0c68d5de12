import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { withOpenTransaction } from '../database/openTransaction.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Versions } from '../snapshot/catalogueSnapshot.ts';
import { type CatalogueReading, type ReadBefore, readInView } from './catalogueReadingStore.ts';

/** Runs several statements on one consistent view: later commits are not visible. */
export function inOneView<T>(database: Database, readAll: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => withOpenTransaction(() => readAll(tx)));
}

/**
 * The versions of what is committed, per kind the count and the highest id of the change log. Ids alone would miss a
 * transaction that took its id earlier and commits later; the count sees it.
 */
export async function readVersions(db: Kysely<Tables>): Promise<Versions> {
  const rows = await db
    .selectFrom('change_log')
    .select((e) => ['kind', e.fn.countAll<number>().as('count'), e.fn.max<string>('id').as('last')])
    .groupBy('kind')
    .execute();
  return versionsOf(rows);
}

/** Of the change log's rows of one kind, how many there are, and the highest id. */
export type LoggedKind = { readonly kind: string; readonly count: number; readonly last: string };

/** The versions that these rows of the change log make. */
export function versionsOf(rows: readonly LoggedKind[]): Versions {
  const version = (kind: string) => {
    const row = rows.find((candidate) => candidate.kind === kind);
    return row ? `${row.count}-${row.last}` : '0';
  };
  const logged = rows.reduce((sum, { count }) => sum + count, 0);
  return { catalogue: version('catalogue'), stock: version('stock'), logged };
}

/**
 * Shortens the change log to one row per kind. The new ids are higher than any before, so both versions are new and
 * every process reads again: no version number is ever used twice.
 */
export function shortenChangeLog(database: Database): Promise<void> {
  return inTransaction(database, async (tx) => {
    await tx.deleteFrom('change_log').execute();
    await tx
      .insertInto('change_log')
      .values([{ kind: 'catalogue' }, { kind: 'stock' }])
      .execute();
  });
}

/**
 * The whole catalogue and its versions, from one consistent view; after an earlier reading, only what has changed is
 * read.
 */
export function readCatalogue(database: Database, before: ReadBefore | null = null): Promise<CatalogueReading> {
  return inOneView(database, async (tx) => readInView(tx, await readVersions(tx), before));
}
