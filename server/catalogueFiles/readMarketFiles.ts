import { readCsv } from './csvText.ts';
import { fileKinds, type Columns, type FileKind } from './fileColumns.ts';
import { findCatalogueFiles, type CatalogueFile } from './fileSet.ts';
import { textOfFile } from './fileText.ts';
import { UnreadableFile, type Trouble } from './fileTrouble.ts';
import { readJson } from './jsonText.ts';
import type { MarketFiles, Thing } from './marketFiles.ts';
import { csvThings, jsonThings } from './readThings.ts';
import { readSite, type SiteFile } from './siteFile.ts';

type Read = { things: Thing<Columns>[]; site: SiteFile | null };

function readOne({ name, kind, format, bytes }: CatalogueFile, troubles: Trouble[]): Read {
  const text = textOfFile(bytes());
  const source = { file: name, troubles };
  if (kind !== 'site' && format === 'csv') return { things: csvThings(kind, readCsv(text), source), site: null };
  const { value, lineOf } = readJson(text);
  if (kind !== 'site') return { things: jsonThings(kind, value, lineOf, source), site: null };
  const { site, troubles: own } = readSite(value, lineOf, name);
  troubles.push(...own);
  return { things: [], site };
}

/**
 * Parses catalogue files. Reports all errors at once; a file that is broken as a whole (cut, not UTF-8, columns of
 * another kind) is reported in one line and contributes nothing.
 */
export function readFiles(files: readonly CatalogueFile[]): MarketFiles {
  const troubles: Trouble[] = [];
  const things = Object.fromEntries(Object.keys(fileKinds).map((kind) => [kind, [] as unknown[]]));
  let site: SiteFile | null = null;
  let unreadable = false;
  for (const file of files) {
    try {
      const own: Trouble[] = [];
      const read = readOne(file, own);
      for (const trouble of own) troubles.push(trouble);
      site = read.site ?? site;
      for (const thing of read.things) things[file.kind]?.push(thing);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      unreadable = true;
      troubles.push({ file: file.name, line: error.line, column: error.column, message: error.message });
    }
  }
  return { ...(things as Pick<MarketFiles, FileKind>), site, troubles, unreadable };
}

/** Like `readFiles`, for a folder or one file. Throws NoCatalogueFiles if there is none. */
export const readMarketFiles = (target: string): MarketFiles => readFiles(findCatalogueFiles(target));
