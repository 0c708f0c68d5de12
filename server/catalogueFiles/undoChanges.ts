import type { FileTable, RowChange, SavedNames } from '../database/savingTables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ImportText } from '../text/importTexts.ts';
import {
  countPlacements,
  deleteRows,
  finishChecks,
  firstInUse,
  insertRows,
  lockImports,
  lockRows,
  parkRows,
  updateRows,
  type WrittenRow,
} from './catalogueFileStore.ts';
import { isSameValue } from './rowChanges.ts';

/** In the order in which rows can be added; they are removed in the opposite one. */
const TABLES: readonly FileTable[] = [
  'seller',
  'collection',
  'product',
  'placement',
  'variant',
  'basket',
  'location',
  'shipping_zone',
  'synonym_group',
];
/** They move by sales: a difference is undone, not a value (E58). */
const MOVING: readonly string[] = ['stock', 'stock_mdo'];

type Current = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

function isUntouched({ id, after }: RowChange, current: Current): boolean {
  const row = current.get(id);
  if (after === null) return row === undefined;
  return (
    row !== undefined &&
    Object.entries(after).every(([column, value]) => MOVING.includes(column) || isSameValue(row[column], value))
  );
}

/** The row as it was, with what moved since. Null: its stock would be less than what is held. */
function restored({ id, before, after }: RowChange, current: Current): WrittenRow | null {
  const row = current.get(id);
  const moved = MOVING.filter((column) => before !== null && column in before).map((column) => [
    column,
    Number(row?.[column]) + Number(before?.[column]) - Number(after?.[column]),
  ]);
  const values: Record<string, unknown> = { ...row, ...before, ...Object.fromEntries(moved), id };
  const isPossible = (stock: string, held: string) =>
    moved.every(([column]) => column !== stock) || Number(values[stock]) >= Number(values[held]);
  return isPossible('stock', 'held') && isPossible('stock_mdo', 'held_mdo') ? { ...values, id } : null;
}

/**
 * Makes rows as they were before a saving, in the caller's transaction; null: done. What others changed since is not
 * overwritten, and what was added stays once it was sold: then nothing is undone, and the text says what is in the way.
 */
export async function undoChanges(tx: Transaction, changes: readonly RowChange[]): Promise<ImportText | null> {
  await lockImports(tx);
  const byTable = Map.groupBy(changes, ({ table }) => table);
  const current = new Map<string, Record<string, unknown>>();
  for (const [table, list] of byTable)
    for (const row of await lockRows(
      tx,
      table,
      list.map(({ id }) => id),
    ))
      current.set(row.id, { ...row });
  const other = changes.find((change) => !isUntouched(change, current));
  if (other) return { key: 'import.changed_since', values: { name: other.key } };
  const added = changes.filter(({ before }) => before === null);
  const inUse = await firstInUse(
    tx,
    added.map(({ id }) => id),
  );
  if (inUse !== null)
    return { key: 'import.in_use', values: { name: added.find(({ id }) => id === inUse)?.key ?? inUse } };

  const of = (table: FileTable) => byTable.get(table) ?? [];
  for (const table of TABLES.toReversed())
    await deleteRows(
      tx,
      table,
      of(table).flatMap(({ id, before }) => (before === null ? [id] : [])),
    );
  for (const table of TABLES) {
    const changed = of(table).filter(({ before, after }) => before !== null && after !== null);
    const columns = [...new Set(changed.flatMap(({ before }) => Object.keys(before ?? {})))];
    const rows: WrittenRow[] = [];
    for (const change of changed) {
      const row = restored(change, current);
      if (!row) return { key: 'import.changed_since', values: { name: change.key } };
      rows.push(row);
    }
    await parkRows(tx, table, columns, rows);
    for (const { id, before, after } of of(table))
      if (before !== null && after === null) await insertRows(tx, table, [{ ...before, id }]);
    if (rows.length > 0) await updateRows(tx, table, columns, rows);
  }
  const removed = new Set(of('product').flatMap(({ id, before }) => (before === null ? [id] : [])));
  const replaced = of('placement').map(({ before, after }) => String((before ?? after)?.['product_id']));
  await countPlacements(
    tx,
    [...new Set(replaced)].filter((id) => !removed.has(id)),
  );
  await finishChecks(tx);
  return null;
}

const turned = <Change extends { before?: unknown; after?: unknown }>(change: Change): Change => ({
  ...change,
  before: change.after,
  after: change.before,
});

/** The same changes in the other direction. */
export const oppositeOf = <Change extends { before: unknown; after: unknown; names?: SavedNames }>(
  changes: readonly Change[],
): Change[] =>
  changes.map((change) => ({ ...turned(change), ...(change.names && { names: turned(change.names) }) })).toReversed();
