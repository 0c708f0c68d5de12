import type { Database } from '../database/database.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { keepVersion } from '../siteInformation/siteInformationService.ts';
import {
  deletePlacements,
  finishChecks,
  insertRows,
  lockImports,
  parkRows,
  readStored,
  updateRows,
  writeSite,
  type FileTable,
} from './catalogueFileStore.ts';
import type { Columns } from './fileColumns.ts';
import { troubleTexts, type Trouble } from './fileTrouble.ts';
import type { MarketFiles, ProductThing, Thing } from './marketFiles.ts';
import { keyOf, planMarket, type MarketPlan } from './planMarket.ts';
import { isProductChanged } from './planProducts.ts';
import { differences, type Finding, type PlannedRow } from './planRows.ts';

export type Counts = { added: number; changed: number; unchanged: number };
/** What an import did or, in a dry run, would have done. `written`: the market has changed. */
export type ImportReport = {
  counts: Record<
    'sellers' | 'collections' | 'products' | 'variants' | 'baskets' | 'locations' | 'zones' | 'synonyms',
    Counts
  >;
  site: boolean;
  troubles: Trouble[];
  written: boolean;
};
/** partial: writes what is valid and skips the rest. dryRun: does everything, then rolls it back. */
export type ImportOptions = { now: Date; partial?: boolean; dryRun?: boolean };

const troubleOf = ({ thing, column, message }: Finding): Trouble => ({
  file: thing.file,
  line: column === null ? thing.line : thing.lineOf(column),
  column,
  message,
});

/** Findings for repeated names: the second object with a name, and the second variant with a key within a product. */
function twins(files: MarketFiles): Finding[] {
  const repeated = (things: readonly Thing<Columns>[], column: string, name: (thing: Thing<Columns>) => string) => {
    const first = new Map<string, Thing<Columns>>();
    return things.flatMap((thing) => {
      const before = first.get(name(thing));
      first.set(name(thing), before ?? thing);
      if (name(thing) === '' || !before) return [];
      const message = `“${name(thing)}” is already on line ${before.line} of ${before.file}; expected each once`;
      return [{ thing, column, message }];
    });
  };
  const { sellers, collections, products, baskets, locations, zones, synonyms } = files;
  return [
    ...[sellers, baskets].flatMap((things) => repeated(things, 'handle', keyOf)),
    ...[collections, products].flatMap((things) => repeated(things, 'handle_fr', keyOf)),
    ...[locations, zones, synonyms].flatMap((things) => repeated(things, 'key', keyOf)),
    ...products.flatMap(({ variants }) =>
      repeated(variants, 'variant', ({ given }) => (typeof given['variant'] === 'string' ? given['variant'] : '')),
    ),
  ];
}

/**
 * Plans the import without invalid objects: repeats planning without the objects that had findings, until there are
 * none left. A product is left out as a whole if one of its variants is.
 */
function settle(files: MarketFiles, read: (left: ReadonlySet<Thing<Columns>>) => MarketPlan) {
  const left = new Set<Thing<Columns>>();
  const { sellers, collections, products, baskets, locations, zones, synonyms } = files;
  const owner = new Map<Thing<Columns>, ProductThing>();
  for (const product of products) for (const variant of product.variants) owner.set(variant, product);
  const leave = (thing: Thing<Columns>) => left.add(owner.get(thing) ?? thing);
  for (const things of [sellers, collections, products, baskets, locations, zones, synonyms])
    for (const thing of things) if (thing.bad) leave(thing);
  for (const variant of owner.keys()) if (variant.bad) leave(variant);
  const troubles = [...files.troubles];
  let findings = twins(files);
  for (;;) {
    for (const finding of findings) {
      leave(finding.thing);
      troubles.push(troubleOf(finding));
    }
    const plan = read(left);
    if (plan.findings.length === 0) return { plan, troubles };
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
  const changed = plan.products.filter((one) => one.product.existing !== null && isProductChanged(one)).length;
  const products = { added: rows.added, changed, unchanged: plan.products.length - rows.added - changed };
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
 * Updates the market to match the files, by handle: adds new objects, changes different ones, and does not touch those
 * that the files do not name. If there is any problem nothing is written, unless `partial`.
 */
export async function importInTransaction(
  tx: Transaction,
  files: MarketFiles,
  { now, partial = false }: Omit<ImportOptions, 'dryRun'>,
): Promise<ImportReport> {
  const refused = (troubles: Trouble[]) => ({ counts: NOTHING, site: false, troubles, written: false });
  // A file that cannot be read would make all references to its objects look wrong.
  if (files.unreadable && !partial) return refused(files.troubles);
  await lockImports(tx);
  const named = [...files.products.map(keyOf), ...(files.site?.reusableBox ? [files.site.reusableBox] : [])];
  const stored = await readStored(tx, [...new Set(named)]);
  const { plan, troubles } = settle(files, (left) => planMarket(files, left, stored, now));
  if (plan.boxTrouble !== null)
    troubles.push({ file: 'site.json', line: 1, column: 'reusableBox', message: plan.boxTrouble });
  if (troubles.length > 0 && !partial) return refused(troubles);
  const counts = await writePlan(tx, plan, now);
  const site = Object.keys(plan.site).length > 0;
  const written = site || Object.values(counts).some(({ added, changed }) => added + changed > 0);
  return { counts, site, troubles, written };
}

class TakenBack extends Error {
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
      if (dryRun) throw new TakenBack({ ...report, written: false });
      return report;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.report;
    throw error;
  }
}

/** The report for the operator, problems last. */
export function reportText({ counts, site, troubles, written }: ImportReport, dryRun: boolean): string {
  const kinds = Object.entries(counts).filter(([, { added, changed, unchanged }]) => added + changed + unchanged > 0);
  const lines = kinds.map(
    ([kind, { added, changed, unchanged }]) =>
      `${kind.padEnd(12)} ${added} new, ${changed} changed, ${unchanged} unchanged`,
  );
  if (site) lines.push(`${'site'.padEnd(12)} changed`);
  const errors = troubles.length === 1 ? '1 error' : `${troubles.length} errors`;
  if (troubles.length > 0) lines.push(`${errors}:`, ...troubleTexts(troubles).map((line) => `  ${line}`));
  if (dryRun) lines.push('Dry run: nothing was written.');
  else if (!written) lines.push(troubles.length > 0 ? 'Nothing was written.' : 'Nothing has changed.');
  return lines.join('\n');
}
