import type { Database } from '../database/database.ts';
import type { FileTable, RowChange, ShownChange } from '../database/savingTables.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { keepVersion } from '../siteInformation/siteInformationService.ts';
import type { ImportText } from '../text/importTexts.ts';
import {
  countPlacements,
  deletePlacements,
  finishChecks,
  insertRows,
  lockImports,
  parkRows,
  readSoldDays,
  readStored,
  updateRows,
  writeSite,
  type StoredMarket,
} from './catalogueFileStore.ts';
import type { Columns } from './fileColumns.ts';
import { problemTexts, type FileProblem } from './fileProblem.ts';
import type { MarketFiles, ProductThing, FileRecord } from './marketFiles.ts';
import { missingSitePictures, type HasPicture } from './pictureChecks.ts';
import { keyOf, planMarket, type MarketPlan } from './planMarket.ts';
import { isProductChanged } from './planProducts.ts';
import { differences, type Finding, type PlannedRow } from './planRows.ts';
import { planChanges, shownChanges } from './rowChanges.ts';

export type Counts = { added: number; changed: number; unchanged: number };
/** What an import did or, in a dry run, would have done. `isWritten`: the market has changed. */
export type ImportReport = {
  counts: Record<
    'sellers' | 'collections' | 'products' | 'variants' | 'baskets' | 'locations' | 'zones' | 'synonyms',
    Counts
  >;
  site: boolean;
  problems: FileProblem[];
  isWritten: boolean;
  /** The rows that changed, without the site, and the same as people read it. */
  changes: RowChange[];
  shown: ShownChange[];
};
/** Throws for what the caller does not accept of the plan; then nothing is written. */
export type PlanCheck = (plan: MarketPlan) => void;
/**
 * partial: writes what is valid and skips the rest. dryRun: does everything, then rolls it back. hasPicture: absent where pictures
 * cannot be looked up, as with CDN_URL.
 */
export type ImportOptions = { now: Date; partial?: boolean; dryRun?: boolean; hasPicture?: HasPicture | null };

const problemOf = ({ record, column, message }: Finding): FileProblem => ({
  file: record.file,
  line: column === null ? record.line : record.lineOf(column),
  column,
  message,
});

/** Findings for repeated names: the second object with a name, and the second variant with a key within a product. */
function twins(files: MarketFiles): Finding[] {
  const repeated = (
    records: readonly FileRecord<Columns>[],
    column: string,
    name: (record: FileRecord<Columns>) => string,
  ) => {
    const first = new Map<string, FileRecord<Columns>>();
    return records.flatMap((record) => {
      const before = first.get(name(record));
      first.set(name(record), before ?? record);
      if (name(record) === '' || !before) return [];
      const values = { name: name(record), line: before.line, file: before.file };
      return [{ record, column, message: { key: 'import.twice', values } satisfies ImportText }];
    });
  };
  const { sellers, collections, products, baskets, locations, zones, synonyms } = files;
  return [
    ...[sellers, baskets].flatMap((records) => repeated(records, 'handle', keyOf)),
    ...[collections, products].flatMap((records) => repeated(records, 'handle_fr', keyOf)),
    ...[locations, zones, synonyms].flatMap((records) => repeated(records, 'key', keyOf)),
    ...products.flatMap(({ variants }) =>
      repeated(variants, 'variant', ({ values }) => (typeof values['variant'] === 'string' ? values['variant'] : '')),
    ),
  ];
}

/**
 * Plans the import without invalid objects: repeats planning without the objects that had findings, until there are
 * none left. A product is left out as a whole if one of its variants is.
 */
function planWithoutInvalid(files: MarketFiles, makePlan: (excluded: ReadonlySet<FileRecord<Columns>>) => MarketPlan) {
  const excluded = new Set<FileRecord<Columns>>();
  const { sellers, collections, products, baskets, locations, zones, synonyms } = files;
  const owner = new Map<FileRecord<Columns>, ProductThing>();
  for (const product of products) for (const variant of product.variants) owner.set(variant, product);
  const exclude = (record: FileRecord<Columns>) => excluded.add(owner.get(record) ?? record);
  for (const records of [sellers, collections, products, baskets, locations, zones, synonyms])
    for (const record of records) if (record.isInvalid) exclude(record);
  for (const variant of owner.keys()) if (variant.isInvalid) exclude(variant);
  const problems = [...files.problems];
  let findings = twins(files);
  for (;;) {
    for (const finding of findings) {
      exclude(finding.record);
      problems.push(problemOf(finding));
    }
    const plan = makePlan(excluded);
    if (plan.findings.length === 0) return { plan, problems };
    findings = plan.findings;
  }
}

async function writeTable<Stored extends { id: string }>(
  tx: Transaction,
  table: FileTable,
  planned: readonly PlannedRow<Stored>[],
): Promise<Counts> {
  const { inserts, updates, columns, unchanged } = differences(planned);
  await parkRows(tx, table, columns, updates);
  await insertRows(tx, table, inserts);
  await updateRows(tx, table, columns, updates);
  return { added: inserts.length, changed: updates.length, unchanged };
}

async function writePlan(tx: Transaction, plan: MarketPlan, now: Date): Promise<ImportReport['counts']> {
  const sellers = await writeTable(tx, 'seller', plan.sellers);
  const collections = await writeTable(tx, 'collection', plan.collections);
  const rows = await writeTable(
    tx,
    'product',
    plan.products.map(({ product }) => product),
  );
  await deletePlacements(
    tx,
    plan.products.flatMap(({ leaving }) => leaving),
  );
  await insertRows(
    tx,
    'placement',
    plan.products.flatMap(({ coming }) => coming),
  );
  await countPlacements(
    tx,
    plan.products.flatMap(({ product, leaving, coming }) =>
      product.existing && leaving.length + coming.length > 0 ? [product.row.id] : [],
    ),
  );
  const changedProducts = plan.products.filter(
    (product) => product.product.existing !== null && isProductChanged(product),
  ).length;
  const products = {
    added: rows.added,
    changed: changedProducts,
    unchanged: plan.products.length - rows.added - changedProducts,
  };
  const variants = await writeTable(
    tx,
    'variant',
    plan.products.flatMap((product) => product.variants),
  );
  const baskets = await writeTable(tx, 'basket', plan.baskets);
  const locations = await writeTable(tx, 'location', plan.locations);
  const zones = await writeTable(tx, 'shipping_zone', plan.zones);
  const synonyms = await writeTable(tx, 'synonym_group', plan.synonyms);
  if (Object.keys(plan.site).length > 0) {
    await keepVersion(tx, now);
    await writeSite(tx, plan.site);
  }
  await finishChecks(tx);
  return { sellers, collections, products, variants, baskets, locations, zones, synonyms };
}

const NONE: Counts = { added: 0, changed: 0, unchanged: 0 };
const NOTHING: ImportReport['counts'] = {
  sellers: NONE,
  collections: NONE,
  products: NONE,
  variants: NONE,
  baskets: NONE,
  locations: NONE,
  zones: NONE,
  synonyms: NONE,
};

/**
 * Reads what an import may change, and waits for those in progress. Locks the variants of the files' products until the
 * transaction ends.
 */
export async function readForImport(tx: Transaction, files: MarketFiles): Promise<StoredMarket> {
  await lockImports(tx);
  const handles = [...files.products.map(keyOf), ...(files.site?.reusableBox ? [files.site.reusableBox] : [])];
  return readStored(tx, [...new Set(handles)]);
}

/**
 * Updates the market to match the files, by handle: adds new objects, changes different ones, and does not touch those
 * that the files do not name. If there is any problem nothing is written, unless `partial`.
 */
export async function importInTransaction(
  tx: Transaction,
  files: MarketFiles,
  { now, partial = false, hasPicture, check }: Omit<ImportOptions, 'dryRun'> & { check?: PlanCheck },
): Promise<ImportReport> {
  const refusedReport = (problems: FileProblem[]) => ({
    counts: NOTHING,
    site: false,
    problems,
    isWritten: false,
    changes: [],
    shown: [],
  });
  // A file that cannot be read would make all references to its objects look wrong.
  if (files.unreadable && !partial) return refusedReport(files.problems);
  const stored = await readForImport(tx, files);
  const soldDays = files.locations.length + files.zones.length > 0 ? await readSoldDays(tx, now) : new Set<string>();
  const { plan, problems } = planWithoutInvalid(files, (excluded) =>
    planMarket(files, excluded, stored, { now, soldDays, hasPicture: hasPicture ?? (() => true) }),
  );
  if (hasPicture) problems.push(...missingSitePictures(plan.site, stored.site, hasPicture));
  for (const { part, message } of plan.siteProblems)
    problems.push({ file: 'site.json', line: 1, column: part, message });
  if (problems.length > 0 && !partial) return refusedReport(problems);
  check?.(plan);
  const changes = planChanges(plan, stored);
  const counts = await writePlan(tx, plan, now);
  const site = Object.keys(plan.site).length > 0;
  const isWritten =
    site || Object.values(counts).some(({ added, changed: changedProducts }) => added + changedProducts > 0);
  return { counts, site, problems, isWritten, changes, shown: shownChanges(changes, stored) };
}

class RolledBack extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('dry run');
    this.report = report;
  }
}

/** Like `importInTransaction`, in a transaction of its own. */
export async function importMarket(
  database: Database,
  files: MarketFiles,
  { dryRun = false, ...options }: ImportOptions,
): Promise<ImportReport> {
  try {
    return await inTransaction(database, async (tx) => {
      const report = await importInTransaction(tx, files, options);
      if (dryRun) throw new RolledBack({ ...report, isWritten: false });
      return report;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.report;
    throw error;
  }
}

/** The report for the operator, problems last. */
export function reportText({ counts, site, problems, isWritten }: ImportReport, dryRun: boolean): string {
  const kinds = Object.entries(counts).filter(
    ([, { added, changed: changedProducts, unchanged }]) => added + changedProducts + unchanged > 0,
  );
  const lines = kinds.map(
    ([kind, { added, changed: changedProducts, unchanged }]) =>
      `${kind.padEnd(12)} ${added} new, ${changedProducts} changed, ${unchanged} unchanged`,
  );
  if (site) lines.push(`${'site'.padEnd(12)} changed`);
  const errors = problems.length === 1 ? '1 error' : `${problems.length} errors`;
  if (problems.length > 0) lines.push(`${errors}:`, ...problemTexts(problems).map((line) => `  ${line}`));
  if (dryRun) lines.push('Dry run: nothing was written.');
  else if (!isWritten) lines.push(problems.length > 0 ? 'Nothing was written.' : 'Nothing has changed.');
  return lines.join('\n');
}
