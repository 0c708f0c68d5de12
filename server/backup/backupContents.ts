import { z } from 'zod';
import { readBackupFile } from './backupFile.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  BackupFileError,
  backupHeader,
  endLine,
  fileLine,
  tableLine,
} from './backupFormat.ts';
import type { BackupHeader } from './backupFormat.ts';
import { isBackedUpPath } from './dataFiles.ts';

/** The contents of a backup, in its order: rows as JSON arrays, in batches. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'file'; name: string; bytes: Buffer };

/** Approximate size of a batch, in rows and in characters. */
const ROWS_AT_ONCE = 1000;
const CHARACTERS_AT_ONCE = 1_000_000;

const END = '{"end":';
const jsonLine = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
};

function endOf(line: string) {
  return line.startsWith(END) ? (endLine.safeParse(jsonLine(line)).data ?? null) : null;
}

function headerOf(line: string, file: string): BackupHeader {
  const value = jsonLine(line);
  const format = z.object({ format: z.literal(BACKUP_FORMAT), version: z.number() }).safeParse(value);
  if (!format.success) throw new BackupFileError(`${file} is no backup of a market.`);
  if (format.data.version > BACKUP_VERSION)
    throw new BackupFileError(`The backup ${file} was made by a later version of the market, which has to read it.`);
  const header = backupHeader.safeParse(value);
  if (!header.success) throw new BackupFileError(`The backup ${file} is damaged: its header is not complete.`);
  return header.data;
}

/**
 * Reads a backup. It is only verified at its end, so that a writer has to be able to roll back. Throws BackupFileError
 * for whatever is not a complete, unchanged backup that this program can read.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const counts = new Map<string, number>();
  const rows: string[] = [];
  let characters = 0;
  let header: BackupHeader | null = null;
  let table: string | null = null;
  let currentFile: { name: string; remaining: number } | null = null;
  const damaged = (reason: string) => new BackupFileError(`The backup ${file} is damaged: ${reason}.`);
  function* pending(): Generator<BackupPart> {
    if (table !== null && rows.length > 0) yield { kind: 'rows', table, lines: rows.splice(0) };
    characters = 0;
  }

  for await (const line of readBackupFile(file, endOf)) {
    if (header === null) {
      header = headerOf(line, file);
      yield { kind: 'header', header };
    } else if (line.startsWith('[') && table !== null) {
      rows.push(line);
      characters += line.length;
      counts.set(table, (counts.get(table) ?? 0) + 1);
      if (rows.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) yield* pending();
    } else if (line.startsWith('"') && currentFile !== null) {
      const bytes = Buffer.from(z.string().parse(jsonLine(line)), 'base64');
      currentFile.remaining -= bytes.length;
      yield { kind: 'file', name: currentFile.name, bytes };
    } else {
      yield* pending();
      if (currentFile !== null && currentFile.remaining !== 0) throw damaged(`${currentFile.name} is not whole`);
      const value = jsonLine(line);
      const next = tableLine.safeParse(value);
      const parsedFile = fileLine.safeParse(value);
      if (!next.success && !parsedFile.success) throw damaged('a line is none of its kinds');
      table = next.success ? next.data.table : null;
      currentFile = parsedFile.success ? { name: parsedFile.data.file, remaining: parsedFile.data.bytes } : null;
      if (currentFile !== null && !isBackedUpPath(currentFile.name))
        throw damaged(`it names a file that is none of the market's`);
      if (currentFile !== null) yield { kind: 'file', name: currentFile.name, bytes: Buffer.alloc(0) };
    }
  }
  yield* pending();
  if (header === null) throw new BackupFileError(`${file} is no backup of a market.`);
  if (currentFile !== null && currentFile.remaining !== 0) throw damaged(`${currentFile.name} is not whole`);
  const short = header.tables.find(({ name, rows: expectedRows }) => (counts.get(name) ?? 0) !== expectedRows);
  if (short) throw damaged(`the rows of ${short.name} are not as many as it says`);
}

/** Reads a whole backup to verify it; returns its header and the number of its files. Throws as `readBackup`. */
export async function inspectBackup(file: string): Promise<{ header: BackupHeader; files: number }> {
  let header: BackupHeader | null = null;
  const files = new Set<string>();
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'file') files.add(part.name);
  }
  if (!header) throw new BackupFileError(`${file} is no backup of a market.`);
  return { header: header, files: files.size };
}
