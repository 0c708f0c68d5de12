import type { Locale } from '#rules/constants.ts';
import { importInTransaction, importMarket, type ImportReport } from '../catalogueFiles/catalogueImport.ts';
import type { FileProblem } from '../catalogueFiles/fileProblem.ts';
import { catalogueFileOf, type CatalogueFile } from '../catalogueFiles/fileSet.ts';
import { readFiles } from '../catalogueFiles/readMarketFiles.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { importText } from '../text/importTexts.ts';
import type { PictureMarket } from './marketPictures.ts';

/** Findings and changes that an answer lists; their counts say how many there are. */
const LISTED = 200;

export type SentFile = { name: string; text: string };
type Options = { now: Date; hasPicture: ((path: string) => boolean) | null };

/** A catalogue file that was sent, or why it is none: of its name, or settings of the market, which have a form of their own. */
function sentFile({ name, text }: SentFile): CatalogueFile | FileProblem {
  const file = catalogueFileOf(name, () => Buffer.from(text));
  const key = file?.kind === 'site' ? 'import.file.site' : 'import.file.unknown_name';
  return file && file.kind !== 'site' ? file : { file: name, line: 1, column: null, message: { key } };
}

/** Files as `readMarketFiles` reads those of a folder. */
function readSent(files: readonly SentFile[]) {
  const sent = files.map(sentFile);
  const read = readFiles(sent.flatMap((file) => ('kind' in file ? [file] : [])));
  const problems = sent.flatMap((file) => ('kind' in file ? [] : [file]));
  return { ...read, problems: [...problems, ...read.problems], unreadable: read.unreadable || problems.length > 0 };
}

/** What an import of the files would do. */
export const previewImport = (market: PictureMarket, files: readonly SentFile[], options: Options) =>
  importMarket(market.database, readSent(files), { ...options, dryRun: true });

/** Imports the files in a transaction that `afterwards` ends; nothing if there is any finding. */
export const importSent = (
  market: PictureMarket,
  files: readonly SentFile[],
  {
    afterwards,
    isRepeated,
    ...options
  }: Options & {
    /** Whether this very import was done before; then nothing is done. */
    isRepeated: (tx: Transaction) => Promise<boolean>;
    afterwards: (tx: Transaction, report: ImportReport) => Promise<void>;
  },
): Promise<ImportReport | null> =>
  inTransaction(market.database, async (tx) => {
    if (await isRepeated(tx)) return null;
    const report = await importInTransaction(tx, readSent(files), options);
    if (report.changes.length > 0) await afterwards(tx, report);
    return report;
  });

/** The report for its reader: findings in their language, and what changes. */
export const reportFor = ({ counts, problems, shown, isWritten }: ImportReport, locale: Locale) => ({
  counts,
  isWritten,
  problemCount: problems.length,
  problems: problems
    .slice(0, LISTED)
    .map(({ message, ...problem }) => ({ ...problem, message: importText(message, locale) })),
  changeCount: shown.length,
  changes: shown.slice(0, LISTED),
});
