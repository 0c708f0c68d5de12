import { readFileSync } from 'node:fs';
import { UnusableError } from './unusable.ts';

const TROUBLES: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is no folder',
  EACCES: 'it may not be read',
};

/** Why a file could not be read, as the end of a sentence. */
export function readErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? TROUBLES[String(error.code)] : undefined;
  return code ?? error.message;
}

/** A file's text. Throws UnusableError. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnusableError(`${file} cannot be read: ${readErrorText(error)}.`);
  }
}

/** The content of a JSON file. Throws UnusableError. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusableError(`${file} is no JSON: ${(error as Error).message}.`);
  }
}
