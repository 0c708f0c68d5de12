import { isDeepStrictEqual } from 'node:util';
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
import type { MarketFiles, Thing } from './marketFiles.ts';
import { planBox } from './planBox.ts';
import { planProducts, type Known, type ProductPlan } from './planProducts.ts';
import { filledColumns, newId, type Finding, type PlannedRow } from './planRows.ts';
import type { SiteFile } from './siteFile.ts';

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
  /** Why the box in the settings is invalid; null if it is not. */
  boxTrouble: string | null;
  findings: Finding[];
};

/** The name that identifies an object of a file. */
export function keyOf({ given }: Thing<Columns>): string {
  const key = given['handle'] ?? given['handle_fr'] ?? given['key'];
  return typeof key === 'string' ? key : '';
}

type Table<Stored> = { columns: Columns; kind: string; existing: ReadonlyMap<string, Stored> };

function tableOf<Stored>(
  columns: Columns,
  kind: string,
  rows: readonly Stored[],
  keyIn: (row: Stored) => string,
): Table<Stored> {
  return { columns, kind, existing: new Map(rows.map((row) => [keyIn(row), row])) };
}

function planTable<Stored extends { id: string }>(
  things: readonly Thing<Columns>[],
  { columns, kind, existing }: Table<Stored>,
  now: Date,
  findings: Finding[],
): PlannedRow<Stored>[] {
  const taken = new Set([...existing.values()].map(({ id }) => id));
  return things.map((thing) => {
    const before = existing.get(keyOf(thing)) ?? null;
    const { row, missing } = filledColumns(columns, thing, before === null, now);
    findings.push(...missing);
    return { thing, existing: before, row: { ...row, id: before?.id ?? newId(kind, keyOf(thing), taken) } };
  });
}

/** The id of a handle in the resulting market, or why it has none, distinguishing invalid objects of the files. */
function knownIn(files: MarketFiles, plan: Pick<MarketPlan, 'sellers' | 'collections'>, stored: StoredMarket): Known {
  const ids = {
    seller: new Map(stored.seller.map((row) => [row.handle, row.id])),
    collection: new Map(stored.collection.map((row) => [row.handle_primary, row.id])),
  };
  for (const { thing, row } of plan.sellers) ids.seller.set(keyOf(thing), row.id);
  for (const { thing, row } of plan.collections) ids.collection.set(keyOf(thing), row.id);
  const all = { seller: files.sellers, collection: files.collections };
  const inFiles = {
    seller: new Map(all.seller.map((thing) => [keyOf(thing), thing])),
    collection: new Map(all.collection.map((thing) => [keyOf(thing), thing])),
  };
  return (kind, handle) => {
    const id = ids[kind].get(handle);
    if (id !== undefined) return { id };
    const bad = inFiles[kind].get(handle);
    const name = kind === 'seller' ? 'producer' : 'collection';
    return {
      problem: bad
        ? `the ${name} “${handle}” is not usable: see ${bad.file}, line ${bad.line}`
        : `unknown ${name} “${handle}”; expected the handle of one that is in the files or in the market`,
    };
  };
}

function sitePlan(site: SiteFile | null, box: string | null | undefined, stored: SiteSettings): Partial<SiteSettings> {
  if (!site) return {};
  const { identity, banner, popup, storedModal, contact } = site;
  const pages = Object.entries({ ...stored.pages, ...site.pages }).filter(([, page]) => page !== null);
  const wanted = {
    identity,
    banner,
    popup,
    stored_modal: storedModal,
    contact,
    pages: Object.fromEntries(pages),
    membership_price: site.membershipPrice,
    reusable_box: box,
  };
  const changed = Object.entries(wanted).filter(
    ([column, value]) => value !== undefined && !isDeepStrictEqual(value, stored[column as keyof SiteSettings]),
  );
  return Object.fromEntries(changed);
}

/** The planned market, without the objects in `left`, and the findings for invalid ones. */
export function planMarket(
  files: MarketFiles,
  left: ReadonlySet<Thing<Columns>>,
  stored: StoredMarket,
  now: Date,
): MarketPlan {
  const findings: Finding[] = [];
  const good = <T extends Thing<Columns>>(things: readonly T[]) => things.filter((thing) => !left.has(thing));
  const planned = <Stored extends { id: string }>(things: readonly Thing<Columns>[], table: Table<Stored>) =>
    planTable(good(things), table, now, findings);
  const sellers = planned(
    files.sellers,
    tableOf(sellerColumns, 'seller', stored.seller, ({ handle }) => handle),
  );
  const collections = planned(
    files.collections,
    tableOf(collectionColumns, 'collection', stored.collection, ({ handle_primary }) => handle_primary),
  );
  const known = knownIn(files, { sellers, collections }, stored);
  for (const { thing, row, existing } of collections) {
    const parent = thing.given['parent'];
    const found = typeof parent === 'string' ? known('collection', parent) : null;
    if (found && 'problem' in found) findings.push({ thing, column: 'parent', message: found.problem });
    else if (parent !== undefined || existing === null) row['parent_id'] = found?.id ?? null;
  }
  const baskets = tableOf(basketColumns, 'basket', stored.basket, ({ handle_primary }) => handle_primary);
  const locations = tableOf(locationColumns, 'location', stored.location, ({ key }) => key);
  const zones = tableOf(zoneColumns, 'zone', stored.shipping_zone, ({ key }) => key);
  const synonyms = tableOf(synonymColumns, 'synonyms', stored.synonym_group, ({ key }) => key);
  const { plans: products, findings: ofProducts } = planProducts(good(files.products), stored, known, now);
  const box = planBox(files.site, products, stored);
  const plan = {
    sellers,
    collections,
    products,
    baskets: planned(files.baskets, baskets),
    locations: planned(files.locations, locations),
    zones: planned(files.zones, zones),
    synonyms: planned(files.synonyms, synonyms),
    site: sitePlan(files.site, box.id, stored.site),
    boxTrouble: box.trouble,
  };
  return { ...plan, findings: [...findings, ...ofProducts, ...marketFindings(plan, stored)] };
}
