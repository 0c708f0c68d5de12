import { readWeeklyHours } from '#rules/express.ts';
import { offersMembership } from '#rules/marketTerms.ts';
import { readPlaceDay } from '#rules/placeDays.ts';
import { completed, inSteps } from '../steps.ts';
import type { SellerRecord, StockFigures } from './catalogueRecords.ts';
import type {
  CatalogueRecords,
  CollectionRow,
  MarketOffers,
  Patching,
  ProductRow,
  SellerRow,
  Snapshot,
  Versions,
} from './catalogueSnapshot.ts';
import { linked, linkProducts } from './productLinks.ts';
import { byPriority, sortedInSteps } from './sortedLists.ts';

type Handled = { readonly handlePrimary: string; readonly handleSecondary: string };

/** Looks up by the handle of either language; if two records share one, the French handle wins. */
function* indexByHandle<T extends Handled>(rows: ReadonlyMap<string, T>): Generator<unknown, Map<string, T>> {
  const byHandle = new Map<string, T>();
  yield* inSteps(rows.values(), (row) => byHandle.set(row.handleSecondary, row));
  yield* inSteps(rows.values(), (row) => byHandle.set(row.handlePrimary, row));
  return byHandle;
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

function* fillCollections(
  collections: ReadonlyMap<string, CollectionRow>,
  { onSale, sellersByName }: Pick<Snapshot, 'onSale' | 'sellersByName'>,
): Generator {
  const sellersOf = new Map<CollectionRow, Set<SellerRow>>();
  for (const collection of collections.values()) sellersOf.set(collection, new Set());
  yield* inSteps(onSale, (product) => {
    for (const { collection } of product.placements)
      for (let at: CollectionRow | null = collection; at; at = at.parent) {
        if (at.products.at(-1) === product) continue;
        at.products.push(product);
        sellersOf.get(at)!.add(product.seller);
      }
  });
  for (const [collection, sellers] of sellersOf) {
    const inOrder = sellersByName.filter((seller) => sellers.has(seller));
    Object.assign(collection, { products: collection.products.slice(), sellers: inOrder });
    yield;
  }
}

function* fillSellers(collections: ReadonlyMap<string, CollectionRow>, onSale: readonly ProductRow[]): Generator {
  yield* inSteps(onSale, (product) => product.seller.products.push(product));
  for (const collection of shelves(collections)) {
    for (const seller of collection.sellers) seller.collections.push(collection);
    yield;
  }
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
export const buildSnapshot = (records: CatalogueRecords): Snapshot => completed(snapshotSteps(records));

/** The same, in short steps. */
export function* snapshotSteps(records: CatalogueRecords): Generator<unknown, Snapshot> {
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
  const snapshot: Snapshot = {
    catalogueVersion: records.versions.catalogue,
    stockVersion: records.versions.stock,
    counts: { products: 0, sellers: records.sellers.length },
    sellers,
    products: new Map(),
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
  linkCollections(records, collections);
  const { products, variants } = yield* linkProducts(records, sellers, collections);
  const reusableBox = variants.get(records.reusableBox ?? '') ?? null;
  const ofMarket = [...products.values()].filter(
    (product) => product.status === 'active' && product !== reusableBox?.product,
  );
  const onSale = yield* sortedInSteps(ofMarket, byPriority);
  const sellersByName = yield* sortedInSteps([...sellers.values()], byName);
  yield* fillCollections(collections, { onSale, sellersByName });
  yield* fillSellers(collections, onSale);
  yield* inSteps(onSale, (product) => tally(patching, product, 1));
  return Object.assign(snapshot, {
    products,
    variants,
    counts: { products: onSale.length, sellers: sellers.size },
    productByHandle: yield* indexByHandle(products),
    collectionByHandle: yield* indexByHandle(collections),
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
