import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { stableUuid } from '../ids.ts';
import type { ImportText } from '../text/importTexts.ts';
import type { WrittenRow } from './catalogueFileStore.ts';
import type { Columns, FileColumn } from './fileColumns.ts';
import type { FileRecord } from './marketFiles.ts';

/** A problem of an object as part of the market, beyond its own cells. */
export type Finding = { record: FileRecord<Columns>; column: string | null; message: ImportText };
/** A row as a file specifies it. `row` has the columns that the file gives, all of them if it is new. */
export type PlannedRow<Stored extends { id: string }> = {
  record: FileRecord<Columns>;
  row: WrittenRow;
  existing: Stored | null;
};
/** The resulting row. A new one lacks columns that files do not fill (holds). */
export const rowAfterwards = <Stored extends { id: string }>({ row, existing }: PlannedRow<Stored>): Stored =>
  ({ ...existing, ...row }) as unknown as Stored;

export const isChanged = <Stored extends { id: string }>({ row, existing }: PlannedRow<Stored>): boolean =>
  existing === null || changedColumns(row, existing).length > 0;

export function changedColumns(row: WrittenRow, existing: { id: string }): string[] {
  const before = new Map<string, unknown>(Object.entries(existing));
  return Object.keys(row).filter((column) => !isDeepStrictEqual(row[column], before.get(column)));
}

/** The columns that an object fills without relations; `created_at` of a new one defaults to `now`. */
export function filledColumns(
  columns: Columns,
  record: FileRecord<Columns>,
  isNew: boolean,
  now: Date,
): { row: Record<string, unknown>; missing: Finding[] } {
  const row: Record<string, unknown> = {};
  const missing: Finding[] = [];
  for (const [name, { field, required, empty }] of Object.entries<FileColumn<unknown>>(columns)) {
    const fromFile = record.values[name];
    const absent = isNew ? (empty === undefined && !required ? now : empty) : undefined;
    const value = fromFile === undefined ? absent : fromFile;
    if (isNew && required && value === undefined)
      missing.push({
        record,
        column: name,
        message: { key: 'import.needed_column' },
      });
    if (field !== null && value !== undefined) row[field] = value;
  }
  return { row, missing };
}

/** A new id, derived from the object's permanent name so that it is the same on every machine, unless it is taken. */
export function newId(kind: string, name: string, takenIds: ReadonlySet<string>): string {
  const id = stableUuid(kind, name);
  return takenIds.has(id) ? randomUUID() : id;
}

export type WritePlan = { inserts: WrittenRow[]; updates: WrittenRow[]; columns: string[]; unchanged: number };

/** The changes that make rows as planned; `columns`: those that change in at least one of them. */
export function differences<Stored extends { id: string }>(planned: readonly PlannedRow<Stored>[]): WritePlan {
  const writePlan: WritePlan = { inserts: [], updates: [], columns: [], unchanged: 0 };
  const columns = new Set<string>();
  for (const { row, existing } of planned) {
    if (existing === null) {
      writePlan.inserts.push(row);
      continue;
    }
    const changed = changedColumns(row, existing);
    for (const column of changed) columns.add(column);
    if (changed.length > 0) writePlan.updates.push({ ...existing, ...row });
    else writePlan.unchanged += 1;
  }
  return { ...writePlan, columns: [...columns] };
}
