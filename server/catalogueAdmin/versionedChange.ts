import { isDeepStrictEqual } from 'node:util';
import { typo } from '#rules/typography.ts';
import { MarketError } from '../marketError.ts';
import type { ColumnChange } from './columnChanges.ts';

/** A row whose versions the database counts. */
export type Versioned = { version: number; field_versions: Record<string, number> };
/** A changed column, with its former value. */
export type Change = ColumnChange & { before: unknown };

const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (typeof a === 'string' && typeof b === 'string' && typo(a) === typo(b)) ||
  (typeof a === 'object' && isDeepStrictEqual(a, b));

/** Those of the requested values that differ from the stored ones; texts that differ in typography alone are equal. */
export const changesOf = (row: object, changes: readonly ColumnChange[]): Change[] =>
  changes.flatMap((change) => {
    const before = (row as Record<string, unknown>)[change.column];
    return isSame(before, change.value) ? [] : [{ ...change, before }];
  });

/**
 * The fields of changes whose columns were changed after `version`, each once. `prefix`: of the columns' version names.
 */
export const changedSince = (
  { field_versions: versions }: Versioned,
  changes: readonly Change[],
  version: number,
  prefix = '',
): string[] => [
  ...new Set(changes.filter(({ column }) => (versions[`${prefix}${column}`] ?? 0) > version).map(({ field }) => field)),
];

/** Throws BAD_INPUT for a version in the future, and `code` {fields} where others have changed any meanwhile. */
export function checkVersion(
  row: Versioned,
  version: number,
  code: 'PRODUCT_CHANGED' | 'SELLER_CHANGED' | 'SITE_CHANGED' | 'PLAN_CHANGED' | 'TIME_CHANGED',
  conflicts: readonly string[],
): void {
  if (version < 1 || version > row.version) throw new MarketError('BAD_INPUT', { field: 'version' });
  if (conflicts.length > 0) throw new MarketError(code, { fields: [...new Set(conflicts)] });
}

/** The columns to write. */
export const columnsOf = (changes: readonly Change[]): Record<string, unknown> =>
  Object.fromEntries(changes.map(({ column, value }) => [column, value]));

/** The journal's record: by field and column, the former and the new value. */
export const changeSummary = (changes: readonly Change[]) =>
  changes.map(({ field, column, before, value }) => ({ field, column, before, after: value }));
