import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problemTexts } from '../../server/catalogueFiles/fileProblem.ts';
import type { MarketFiles } from '../../server/catalogueFiles/marketFiles.ts';
import { readMarketFiles } from '../../server/catalogueFiles/readMarketFiles.ts';

/** Creates a folder of catalogue files with these contents; `remove` it afterwards. */
export function catalogueFolder(files: Record<string, string | Uint8Array>): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'etal-catalogue-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Parses files with these contents. */
export function filesOf(files: Record<string, string | Uint8Array>): MarketFiles {
  const { folder, remove } = catalogueFolder(files);
  try {
    return readMarketFiles(folder);
  } finally {
    remove();
  }
}

/** The problems of files with these contents, as the operator reads them. */
export const troublesOf = (files: Record<string, string | Uint8Array>): string[] =>
  problemTexts(filesOf(files).problems);

/** Every file of a folder by its path, as text. */
export function textsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
