import { readWeeklyHours } from '#rules/express.ts';
import { offersMembership } from '#rules/marketTerms.ts';
import { readPlaceDay } from '#rules/placeDays.ts';
import type { ProductRecord, SellerRecord, StockFigures, VariantRecord } from './catalogueRecords.ts';
import type {
  CatalogueRecords,
  CollectionRow,
  MarketOffers,
  Patching,
  PlacementRow,
  ProductRow,
  SellerRow,
  Snapshot,
  VariantRow,
  Versions,
} from './catalogueSnapshot.ts';

type Ranked = { readonly priority: number; readonly handlePrimary: string };

/** The market's own order: priority, ties by French handle, as files and the desk list them. */
export function byPriority(a: Ranked, b: Ranked): number {
  return (
    a.priority - b.priority || (a.handlePrimary < b.handlePrimary ? -1 : Number(a.handlePrimary > b.handlePrimary))
  );
}

/** The main place first, then in the market's order. */
export function byPlace(a: PlacementRow, b: PlacementRow): number {
  return Number(b.isMain) - Number(a.isMain) || byPriority(a.collection, b.collection);
}

/** Looks up by the handle of either language; if two records share one, the French handle wins. */
function indexByHandle<T extends { readonly handlePrimary: string; readonly handleSecondary: string }>(
  rows: ReadonlyMap<string, T>,
): Map<string, T> {
  const byHandle = new Map<string, T>();
  for (const row of rows.values()) byHandle.set(row.handleSecondary, row);
  for (const row of rows.values()) byHandle.set(row.handlePrimary, row);
  return byHandle;
}

function linked<T>(map: ReadonlyMap<string, T>, id: string): T {
  const entity = map.get(id);
  if (entity === undefined) throw new Error(`The catalogue names ${id}, which it does not hold`);
  return entity;
}

function withDescendants(collection: CollectionRow): CollectionRow[] {
  return [collection, ...collection.children.flatMap(withDescendants)];
}

const alphabet = new Intl.Collator('fr-CA', { numeric: true });

/** In the alphabet, ties by id. */
export function byName(a: SellerRow, b: SellerRow): number {
  return alphabet.compare(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** Every collection, in the order of the shelves: each followed by its children. */
export function shelves(collections: ReadonlyMap<string, CollectionRow>): CollectionRow[] {
  const tops = [...collections.values()].filter(({ parent }) => parent === null);
  return tops.sort(byPriority).flatMap(withDescendants);
}

const calendarOf = ({ weeks, plans }: Pick<CatalogueRecords, 'weeks' | 'plans'>): Snapshot['calendar'] => ({
  plans,
  closedWeeks: new Set(weeks.filter(({ closed }) => closed).map(({ startDate }) => startDate)),
  closings: new Map(
    weeks.flatMap(({ startDate, closesAt }) => (closesAt ? [[startDate, new Date(closesAt)] as const] : [])),
  ),
  notes: new Map(weeks.flatMap(({ startDate, note }) => (note ? [[startDate, note] as const] : []))),
});

type Building = Omit<Snapshot, 'variants'> & { readonly variants: Map<string, VariantRow> };

function linkCollections(records: CatalogueRecords, collections: ReadonlyMap<string, CollectionRow>): void {
  for (const { id, parentId } of records.collections) {
    if (parentId === null) continue;
    const child = linked(collections, id);
    const parent = linked(collections, parentId);
    Object.assign(child, { parent });
    parent.children.push(child);
  }
  for (const { children } of collections.values()) children.sort(byPriority);
}

/** A product's record becomes its row, so that nothing is held twice. */
export const productRow = (record: ProductRecord, seller: SellerRow): ProductRow =>
  Object.assign(record, { sellerId: seller.id, seller, placements: [], variants: [] });

/** A variant's record becomes its row. */
export const variantRow = (record: VariantRecord, product: ProductRow): VariantRow =>
  Object.assign(record, { productId: product.id, product });

function linkProducts(records: CatalogueRecords, building: Building): void {
  for (const record of records.variants) {
    const product = linked(building.products, record.productId);
    const row = variantRow(record, product);
    product.variants.push(row);
    building.variants.set(row.id, row);
  }
  for (const { id, productId, collectionId, isMain } of records.placements)
    linked(building.products, productId).placements.push({
      id,
      isMain,
      collection: linked(building.collections, collectionId),
    });
  // An array that has grown keeps room for more; of these there are two a product.
  for (const product of building.products.values()) {
    const variants = product.variants.toSorted((a, b) => a.position - b.position);
    Object.assign(product, { variants, placements: product.placements.toSorted(byPlace) });
  }
}

function fillCollections(collections: ReadonlyMap<string, CollectionRow>, onSale: readonly ProductRow[]): void {
  for (const product of onSale)
    for (const { collection } of product.placements)
      for (let at: CollectionRow | null = collection; at; at = at.parent)
        if (at.products.at(-1) !== product) at.products.push(product);
  for (const collection of collections.values()) {
    const sellers = new Set<SellerRow>();
    for (const { seller } of collection.products) sellers.add(seller);
    const inOrder = [...sellers].sort(byName);
    Object.assign(collection, { products: collection.products.slice(), sellers: inOrder });
  }
}

function fillSellers(collections: ReadonlyMap<string, CollectionRow>, onSale: readonly ProductRow[]): void {
  for (const product of onSale) product.seller.products.push(product);
  for (const collection of shelves(collections))
    for (const seller of collection.sellers) seller.collections.push(collection);
}

/** Adds a product on sale to the tallies of what the market offers, or takes it away. */
export function tally({ tallies }: Patching, { variants, isAlcohol }: ProductRow, by: 1 | -1): void {
  if (variants.some(({ deposit }) => deposit > 0)) tallies.deposit += by;
  if (variants.some(({ stored }) => stored)) tallies.stored += by;
  if (isAlcohol) tallies.alcohol += by;
}

/** What the market has, by its tallies. */
export function offersOf({
  patching,
  expressHours,
  terms,
  reusableBox,
}: Pick<Snapshot, 'patching' | 'expressHours' | 'terms' | 'reusableBox'>): MarketOffers {
  const { places, tallies } = patching;
  const { pickup, delivery, baskets, basketDeposit } = places;
  return {
    pickup,
    delivery,
    express: expressHours.length > 0 && tallies.stored > 0,
    baskets,
    membership: offersMembership(terms),
    deposits: reusableBox !== null || basketDeposit || tallies.deposit > 0,
    alcohol: tallies.alcohol > 0,
  };
}

/** The instants at which a producer's vacation begins or ends, in no order. */
export const vacationInstants = ({ deactivatedUntil: until, nextVacation: next }: SellerRecord): number[] =>
  [until, next?.from, next?.back].flatMap((instant) => instant?.getTime() ?? []);

/** Links what the store has read, whose products and variants become rows. Throws on a relation to something that is not there. */
export function buildSnapshot(records: CatalogueRecords): Snapshot {
  const patching: Patching = {
    generation: 0,
    vacations: 0,
    tallies: { deposit: 0, stored: 0, alcohol: 0 },
    places: records.places,
    nextNew: null,
  };
  const expressHours = records.expressHours.flatMap((hours) => readWeeklyHours(hours) ?? []);
  const { terms } = records;
  const sellers = new Map<string, SellerRow>();
  const collections = new Map<string, CollectionRow>();
  const products = new Map<string, ProductRow>();
  const snapshot: Building = {
    catalogueVersion: records.versions.catalogue,
    stockVersion: records.versions.stock,
    counts: { products: 0, sellers: records.sellers.length },
    sellers,
    products,
    collections,
    variants: new Map(),
    productByHandle: new Map(),
    collectionByHandle: new Map(),
    sellerByHandle: new Map(),
    sellerByLegacyId: new Map(),
    sellersByName: [],
    onSale: [],
    topCollections: [],
    reusableBox: null,
    vacationChanges: records.sellers.flatMap(vacationInstants).sort((a, b) => a - b),
    expressHours,
    placeDays: records.placeDays.flatMap((text) => readPlaceDay(text) ?? []),
    terms,
    calendar: calendarOf(records),
    placeTexts: records.places,
    offers: offersOf({ patching, expressHours, terms, reusableBox: null }),
    patching,
    synonyms: records.synonyms,
  };
  for (const seller of records.sellers) sellers.set(seller.id, { ...seller, products: [], collections: [], snapshot });
  for (const { parentId: _, ...collection } of records.collections)
    collections.set(collection.id, { ...collection, parent: null, children: [], products: [], sellers: [], snapshot });
  for (const record of records.products) products.set(record.id, productRow(record, linked(sellers, record.sellerId)));
  linkCollections(records, collections);
  linkProducts(records, snapshot);
  const reusableBox = snapshot.variants.get(records.reusableBox ?? '') ?? null;
  const onSale = [...products.values()]
    .filter((product) => product.status === 'active' && product !== reusableBox?.product)
    .sort(byPriority);
  fillCollections(collections, onSale);
  fillSellers(collections, onSale);
  for (const product of onSale) tally(patching, product, 1);
  const sellersByName = [...sellers.values()].sort(byName);
  return Object.assign(snapshot, {
    counts: { products: onSale.length, sellers: sellers.size },
    productByHandle: indexByHandle(products),
    collectionByHandle: indexByHandle(collections),
    sellerByHandle: new Map(sellersByName.map((seller) => [seller.handle, seller])),
    sellerByLegacyId: new Map(
      sellersByName.flatMap((seller) => (seller.legacyId === null ? [] : [[seller.legacyId, seller] as const])),
    ),
    sellersByName,
    onSale,
    reusableBox,
    offers: offersOf({ patching, expressHours, terms, reusableBox }),
    topCollections: shelves(collections).filter(({ parent }) => parent === null),
  });
}

/** Renews stock figures and versions in place; variants that the snapshot does not know are left out (a new version brings them). */
export function applyStock(snapshot: Snapshot, versions: Versions, figures: readonly StockFigures[]): void {
  for (const { id, stock, held, stockMdo, heldMdo } of figures) {
    const variant = snapshot.variants.get(id);
    if (variant) Object.assign(variant, { stock, held, stockMdo, heldMdo });
  }
  snapshot.catalogueVersion = versions.catalogue;
  snapshot.stockVersion = versions.stock;
}
