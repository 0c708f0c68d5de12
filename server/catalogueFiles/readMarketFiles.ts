import { readCsv } from './csvText.ts';
import { fileKinds, type Columns, type FileKind } from './fileColumns.ts';
import { UnreadableFile, type FileProblem } from './fileProblem.ts';
import { findCatalogueFiles, type CatalogueFile } from './fileSet.ts';
import { textOfFile } from './fileText.ts';
import { readJson } from './jsonText.ts';
import type { MarketFiles, FileRecord } from './marketFiles.ts';
import { csvRecords, jsonRecords } from './parseRecords.ts';
import { readSite, type SiteFile } from './siteFile.ts';

type ReadFile = { records: FileRecord<Columns>[]; site: SiteFile | null };

function readOne({ name, kind, format, bytes }: CatalogueFile, problems: FileProblem[]): ReadFile {
  const text = textOfFile(bytes());
  const source = { file: name, problems };
  if (kind !== 'site' && format === 'csv') return { records: csvRecords(kind, readCsv(text), source), site: null };
  const { value, lineOf } = readJson(text);
  if (kind !== 'site') return { records: jsonRecords(kind, value, lineOf, source), site: null };
  const { site, problems: fileProblems } = readSite(value, lineOf, name);
  problems.push(...fileProblems);
  return { records: [], site };
}

/**
 * Parses catalogue files. Reports all errors at once; a file that is broken as a whole (cut, not UTF-8, columns of
 * another kind) is reported in one line and contributes nothing.
 */
export function readFiles(files: readonly CatalogueFile[]): MarketFiles {
  const problems: FileProblem[] = [];
  const records = Object.fromEntries(Object.keys(fileKinds).map((kind) => [kind, [] as unknown[]]));
  let site: SiteFile | null = null;
  let unreadable = false;
  for (const file of files) {
    try {
      const fileProblems: FileProblem[] = [];
      const fileRecords = readOne(file, fileProblems);
      for (const problem of fileProblems) problems.push(problem);
      site = fileRecords.site ?? site;
      for (const record of fileRecords.records) records[file.kind]?.push(record);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      unreadable = true;
      problems.push({ file: file.name, line: error.line, column: error.column, message: error.problem });
    }
  }
  return { ...(records as Pick<MarketFiles, FileKind>), site, problems, unreadable };
}

/** Like `readFiles`, for a folder or one file. Throws NoCatalogueFiles if there is none. */
export const readMarketFiles = (target: string): MarketFiles => readFiles(findCatalogueFiles(target));
