import { typo } from '../../rules/typography.ts';
import type { Wanted } from './upkeepFields.ts';

/** A row that the database counts the versions of. */
export type Versioned = { version: number; field_versions: Record<string, number> };
/** A column that becomes another, with what it was. */
export type Change = Wanted & { before: unknown };

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'string' && typeof b === 'string' && typo(a) === typo(b));

/** Of what is wanted, what is otherwise now: a text that only its typography tells apart is the same. */
export const changesOf = (row: object, wanted: readonly Wanted[]): Change[] =>
  wanted.flatMap((one) => {
    const before = (row as Record<string, unknown>)[one.column];
    return isSame(before, one.value) ? [] : [{ ...one, before }];
  });

/** The fields of changes whose columns were changed after `version`, each once. `prefix`: of the columns' counted names. */
export const changedSince = (
  { field_versions: versions }: Versioned,
  changes: readonly Change[],
  version: number,
  prefix = '',
): string[] => [
  ...new Set(changes.filter(({ column }) => (versions[`${prefix}${column}`] ?? 0) > version).map(({ field }) => field)),
];

/** The columns to write. */
export const columnsOf = (changes: readonly Change[]): Record<string, unknown> =>
  Object.fromEntries(changes.map(({ column, value }) => [column, value]));

/** What the journal keeps of them: by field and column, what was and what is. */
export const toldOf = (changes: readonly Change[]) =>
  changes.map(({ field, column, before, value }) => ({ field, column, before, after: value }));
