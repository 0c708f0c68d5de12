import type { Kysely, Selectable } from 'kysely';
import type { CatalogueSavingTable, RowChange, SavingSource, ShownChange } from '../database/savingTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type CatalogueSaving = Selectable<CatalogueSavingTable>;

/** Savings that the desk lists, and that can be undone. */
const MAX_SAVINGS = 10;

type NewSaving = {
  at: Date;
  source: SavingSource;
  request: string | null;
  changes: readonly RowChange[];
  shown: readonly ShownChange[];
};

/** Stores a saving; the oldest one goes. */
export async function insertSaving(
  tx: Transaction,
  { changes, shown, ...saving }: NewSaving,
): Promise<CatalogueSaving> {
  const stored = await tx
    .insertInto('catalogue_saving')
    .values({ ...saving, changes: JSON.stringify(changes), shown: JSON.stringify(shown), undone_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('catalogue_saving')
    .where('number', 'not in', (last) =>
      last.selectFrom('catalogue_saving').select('number').orderBy('number', 'desc').limit(MAX_SAVINGS),
    )
    .execute();
  return stored;
}

/** The latest first. */
export const readSavings = (db: Kysely<Tables>): Promise<CatalogueSaving[]> =>
  db.selectFrom('catalogue_saving').selectAll().orderBy('number', 'desc').limit(MAX_SAVINGS).execute();

export async function savingOfRequest(db: Kysely<Tables>, request: string): Promise<CatalogueSaving | null> {
  const query = db.selectFrom('catalogue_saving').selectAll().where('request', '=', request);
  return (await query.executeTakeFirst()) ?? null;
}

/** A saving, locked until the transaction ends. */
export async function lockSaving(tx: Transaction, number: number): Promise<CatalogueSaving | null> {
  const query = tx.selectFrom('catalogue_saving').selectAll().where('number', '=', number).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export const markUndone = (tx: Transaction, number: number, at: Date): Promise<CatalogueSaving> =>
  tx
    .updateTable('catalogue_saving')
    .set({ undone_at: at })
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow();
