import { z } from 'zod';

/**
 * A backup is one gzip file of lines in UTF-8, each a JSON value; docs/operations.md describes it for whoever has to read
 * one without this program. In order:
 *
 * 1. the header (`backupHeader`);
 * 2. for each of its tables `{"table": NAME}`, then a row a line: an array with each column's value as PostgreSQL writes it
 *    as text (ISO dates in UTC, bytea in hex), or null;
 * 3. for each file of the data folder `{"file": PATH, "bytes": N}`, then its bytes in base64, a part a line;
 * 4. `{"end": true, "lines": N, "sha256": HEX}`: how many lines came before it, and the hash of their bytes.
 */
export const BACKUP_FORMAT = 'etal-backup';
export const BACKUP_VERSION = 1;

const tableHeader = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
});

export const backupHeader = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  /** By the machine's clock. */
  createdAt: z.iso.datetime(),
  /** The kind of database it was taken from; it can be restored into either. */
  database: z.enum(['pglite', 'postgres']),
  /** The migrations of its tables, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableHeader),
  /** The last number of each sequence, as a text; null: none yet. */
  sequences: z.record(z.string(), z.string().nullable()),
});
export type BackupHeader = z.infer<typeof backupHeader>;

export const tableLine = z.strictObject({ table: z.string() });
export const fileLine = z.strictObject({ file: z.string(), bytes: z.number().int().nonnegative() });
export const endLine = z.strictObject({ end: z.literal(true), lines: z.number().int(), sha256: z.string() });

/** The file cannot be written, or is not a complete backup; the message is one sentence for the operator. */
export class BackupFileError extends Error {
  override name = 'BackupFileError';
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not do that there',
  EPERM: 'this user may not do that there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'there is no space left',
  EDQUOT: 'there is no space left for this user',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is no folder',
  EIO: 'the disk failed',
};

/** Converts a file system's error into a sentence; rethrows any other. */
export function fileProblem(error: unknown, doing: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const reason = 'code' in error && typeof error.code === 'string' ? REASONS[error.code] : undefined;
  return reason === undefined ? error : new BackupFileError(`${doing}: ${reason}.`, { cause: error });
}
