import { isDeepStrictEqual } from 'node:util';
import { changedPastDay, type MarketTerms } from '#rules/marketTerms.ts';
import { changedFrom } from '#rules/weekPlan.ts';
import { dayAt } from '#rules/zone.ts';
import type { ImportText } from '../text/importTexts.ts';
import type { Row, SiteSettings, StoredMarket } from './catalogueFileStore.ts';
import {
  basketColumns,
  collectionColumns,
  locationColumns,
  sellerColumns,
  synonymColumns,
  zoneColumns,
  type Columns,
} from './fileColumns.ts';
import { marketFindings } from './marketChecks.ts';
import type { MarketFiles, FileRecord } from './marketFiles.ts';
import { missingPictures, type HasPicture } from './pictureChecks.ts';
import { planBox } from './planBox.ts';
import { planProducts, type HandleLookup, type ProductPlan } from './planProducts.ts';
import { filledColumns, newId, type Finding, type PlannedRow } from './planRows.ts';
import { termColumns, type SiteFile } from './siteFile.ts';

export type MarketPlan = {
  sellers: PlannedRow<Row<'seller'>>[];
  collections: PlannedRow<Row<'collection'>>[];
  products: ProductPlan[];
  baskets: PlannedRow<Row<'basket'>>[];
  locations: PlannedRow<Row<'location'>>[];
  zones: PlannedRow<Row<'shipping_zone'>>[];
  synonyms: PlannedRow<Row<'synonym_group'>>[];
  /** The settings that change. */
  site: Partial<SiteSettings>;
  /** Why parts of the settings are invalid in this market. */
  siteProblems: { part: string; message: ImportText }[];
  findings: Finding[];
};

/** The name that identifies an object of a file. */
export function keyOf({ values }: FileRecord<Columns>): string {
  const key = values['handle'] ?? values['handle_fr'] ?? values['key'];
  return typeof key === 'string' ? key : '';
}

type Table<Stored> = { columns: Columns; kind: string; existing: ReadonlyMap<string, Stored> };

function tableOf<Stored>(
  columns: Columns,
  kind: string,
  rows: readonly Stored[],
  keyOfRow: (row: Stored) => string,
): Table<Stored> {
  return { columns, kind, existing: new Map(rows.map((row) => [keyOfRow(row), row])) };
}

function planTable<Stored extends { id: string }>(
  records: readonly FileRecord<Columns>[],
  { columns, kind, existing }: Table<Stored>,
  now: Date,
  findings: Finding[],
): PlannedRow<Stored>[] {
  const takenIds = new Set([...existing.values()].map(({ id }) => id));
  return records.map((record) => {
    const before = existing.get(keyOf(record)) ?? null;
    const { row, missing } = filledColumns(columns, record, before === null, now);
    findings.push(...missing);
    return { record, existing: before, row: { ...row, id: before?.id ?? newId(kind, keyOf(record), takenIds) } };
  });
}

/** The id of a handle in the resulting market, or why it has none, distinguishing invalid objects of the files. */
function handleLookup(
  files: MarketFiles,
  plan: Pick<MarketPlan, 'sellers' | 'collections'>,
  stored: StoredMarket,
): HandleLookup {
  const ids = {
    seller: new Map(stored.seller.map((row) => [row.handle, row.id])),
    collection: new Map(stored.collection.map((row) => [row.handle_primary, row.id])),
  };
  for (const { record, row } of plan.sellers) ids.seller.set(keyOf(record), row.id);
  for (const { record, row } of plan.collections) ids.collection.set(keyOf(record), row.id);
  const handleFiles = { seller: files.sellers, collection: files.collections };
  const inFiles = {
    seller: new Map(handleFiles.seller.map((record) => [keyOf(record), record])),
    collection: new Map(handleFiles.collection.map((record) => [keyOf(record), record])),
  };
  return (kind, handle): ReturnType<HandleLookup> => {
    const id = ids[kind].get(handle);
    if (id !== undefined) return { id };
    const invalid = inFiles[kind].get(handle);
    return invalid
      ? { problem: { key: `import.${kind}_unusable`, values: { handle, file: invalid.file, line: invalid.line } } }
      : { problem: { key: `import.${kind}_unknown`, values: { handle } } };
  };
}

const withoutRates = (site: SiteFile | null): SiteFile | null =>
  site && { ...site, gstRates: undefined, pstRates: undefined };
const TERMS = Object.keys(termColumns) as (keyof MarketTerms)[];

/** Why the tax rates of the settings are invalid, by their part: they change a day that is over. */
function pastRates(site: SiteFile | null, stored: SiteSettings, now: Date): { part: string; message: ImportText }[] {
  return (['gstRates', 'pstRates'] as const).flatMap((part) => {
    const day = site?.[part] && changedPastDay(stored[termColumns[part]], site[part], dayAt(now));
    return day ? [{ part, message: { key: 'import.past_rate', values: { day } } }] : [];
  });
}

/** Why the plans of the weeks are invalid: who was told otherwise is counted at the desk alone. */
const toldPlans = (site: SiteFile | null, stored: StoredMarket): { part: string; message: ImportText }[] =>
  stored.hasSold && site?.weekPlans && changedFrom(stored.site.week_plans, site.weekPlans) !== null
    ? [{ part: 'weekPlans', message: { key: 'import.told_plans' } }]
    : [];

/** Why the time zone is invalid: what was sold has hours of the stored one; the desk alone sees whether it is over. */
const toldZone = (site: SiteFile | null, stored: StoredMarket): { part: string; message: ImportText }[] =>
  stored.hasBooks && site?.timeZone !== undefined && site.timeZone !== stored.site.time_zone
    ? [{ part: 'timeZone', message: { key: 'import.told_zone' } }]
    : [];

/** The settings without the parts that are invalid in this market. */
const withoutParts = (site: SiteFile | null, parts: readonly string[]): SiteFile | null =>
  site && (Object.fromEntries(Object.entries(site).filter(([part]) => !parts.includes(part))) as SiteFile);

function sitePlan(site: SiteFile | null, box: string | null | undefined, stored: SiteSettings): Partial<SiteSettings> {
  if (!site) return {};
  const { identity, banner, popup, storedModal, contact, links, outlines } = site;
  const settings = {
    identity,
    banner,
    popup,
    stored_modal: storedModal,
    contact,
    pages: { ...stored.pages, ...site.pages },
    links: links === null ? [] : links,
    outlines,
    ...Object.fromEntries(TERMS.map((term) => [termColumns[term], site[term]])),
    week_plans: site.weekPlans,
    time_zone: site.timeZone,
    first_weekday: site.firstWeekday,
    reusable_box: box,
  };
  const changed = Object.entries(settings).filter(
    ([column, value]) => value !== undefined && !isDeepStrictEqual(value, stored[column as keyof SiteSettings]),
  );
  return Object.fromEntries(changed);
}

/** The planned market, without the objects in `left`, and the findings for invalid ones. */
export function planMarket(
  files: MarketFiles,
  excluded: ReadonlySet<FileRecord<Columns>>,
  stored: StoredMarket,
  { now, soldDays, hasPicture }: { now: Date; soldDays: ReadonlySet<string>; hasPicture: HasPicture },
): MarketPlan {
  const findings: Finding[] = [];
  const usable = <T extends FileRecord<Columns>>(records: readonly T[]) =>
    records.filter((record) => !excluded.has(record));
  const planUsable = <Stored extends { id: string }>(records: readonly FileRecord<Columns>[], table: Table<Stored>) =>
    planTable(usable(records), table, now, findings);
  const sellers = planUsable(
    files.sellers,
    tableOf(sellerColumns, 'seller', stored.seller, ({ handle }) => handle),
  );
  const collections = planUsable(
    files.collections,
    tableOf(collectionColumns, 'collection', stored.collection, ({ handle_primary }) => handle_primary),
  );
  const lookUp = handleLookup(files, { sellers, collections }, stored);
  for (const { record, row, existing } of collections) {
    const parent = record.values['parent'];
    const result = typeof parent === 'string' ? lookUp('collection', parent) : null;
    if (result && 'problem' in result) findings.push({ record, column: 'parent', message: result.problem });
    else if (parent !== undefined || existing === null) row['parent_id'] = result?.id ?? null;
  }
  const baskets = tableOf(basketColumns, 'basket', stored.basket, ({ handle_primary }) => handle_primary);
  const locations = tableOf(locationColumns, 'location', stored.location, ({ key }) => key);
  const zones = tableOf(zoneColumns, 'zone', stored.shipping_zone, ({ key }) => key);
  const synonyms = tableOf(synonymColumns, 'synonyms', stored.synonym_group, ({ key }) => key);
  const { plans: products, findings: ofProducts } = planProducts(usable(files.products), stored, lookUp, now);
  const box = planBox(files.site, products, stored);
  const ratesProblems = pastRates(files.site, stored.site, now);
  const toldProblems = [...toldPlans(files.site, stored), ...toldZone(files.site, stored)];
  const rated = ratesProblems.length > 0 ? withoutRates(files.site) : files.site;
  const plan = {
    sellers,
    collections,
    products,
    baskets: planUsable(files.baskets, baskets),
    locations: planUsable(files.locations, locations),
    zones: planUsable(files.zones, zones),
    synonyms: planUsable(files.synonyms, synonyms),
    site: sitePlan(
      withoutParts(
        rated,
        toldProblems.map(({ part }) => part),
      ),
      box.id,
      stored.site,
    ),
    siteProblems: [
      ...(box.problem === null ? [] : [{ part: 'reusableBox', message: box.problem }]),
      ...ratesProblems,
      ...toldProblems,
    ],
  };
  return {
    ...plan,
    findings: [
      ...findings,
      ...ofProducts,
      ...marketFindings(plan, stored, soldDays),
      ...missingPictures(plan, hasPicture),
    ],
  };
}
