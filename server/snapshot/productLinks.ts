import { inSteps } from '../steps.ts';
import type { PlacementRecord, ProductRecord, VariantRecord } from './catalogueRecords.ts';
import type {
  CatalogueRecords,
  CollectionRow,
  PlacementRow,
  ProductPlacement,
  ProductRow,
  SellerRow,
  VariantRow,
} from './catalogueSnapshot.ts';
import { byPriority } from './sortedLists.ts';

/** Products that are linked in one step. */
const PRODUCTS_OF_STEP = 16;

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };
type Places = Pick<ProductRow, 'placements' | 'placementIds'>;
type Links = Places & {
  readonly seller: SellerRow;
  /** In display order. */
  readonly variants: readonly VariantRecord[];
};

/** A variant's record becomes its row. */
function variantRow(record: VariantRecord, product: ProductRow): VariantRow {
  const row = record as Writable<VariantRow>;
  row.productId = product.id;
  row.product = product;
  return row;
}

/** A product's record becomes its row, and so do those of its variants, so that nothing is held twice. */
export function productRow(record: ProductRecord, { seller, placements, placementIds, variants }: Links): ProductRow {
  const row = record as Writable<ProductRow>;
  row.sellerId = seller.id;
  row.seller = seller;
  row.placements = placements;
  row.placementIds = placementIds;
  row.variants = variants.map((variant) => variantRow(variant, row));
  return row;
}

/** The entity of an id. Throws if there is none. */
export function linked<T>(map: ReadonlyMap<string, T>, id: string): T {
  const entity = map.get(id);
  if (entity === undefined) throw new Error(`The catalogue names ${id}, which it does not hold`);
  return entity;
}

type Collections = ReadonlyMap<string, CollectionRow>;

/** Of a product's places the main one first, then in the market's order. `lists`: those of other products, to share them. */
export function placesOf(
  records: readonly PlacementRecord[],
  collections: Collections,
  lists = new Map<string, readonly PlacementRow[]>(),
): Places {
  const inOrder = records.toSorted(
    (a, b) =>
      Number(b.isMain) - Number(a.isMain) ||
      byPriority(linked(collections, a.collectionId), linked(collections, b.collectionId)),
  );
  const key = inOrder.map(({ collectionId, isMain }) => `${collectionId} ${isMain}`).join(' ');
  let placements = lists.get(key);
  if (!placements) {
    placements = inOrder.map(({ collectionId, isMain }) => ({ isMain, collection: linked(collections, collectionId) }));
    lists.set(key, placements);
  }
  return { placements, placementIds: inOrder.map(({ id }) => id).join('') };
}

const UUID_LENGTH = 36;

/** A product's places with their ids. */
export const ownPlacements = ({ placements, placementIds }: Places): ProductPlacement[] =>
  placements.map(({ isMain, collection }, at) => ({
    id: placementIds.slice(at * UUID_LENGTH, (at + 1) * UUID_LENGTH),
    isMain,
    collection,
  }));

type OfProduct = { readonly productId: string };

/** The records of each product, for who asks for all products in their order, in which the records come from the database. */
function* recordsOfEach<T extends OfProduct>(
  records: readonly T[],
  products: readonly ProductRecord[],
): Generator<unknown, (id: string) => readonly T[]> {
  let at = 0;
  yield* inSteps(products, ({ id }) => {
    while (records[at]?.productId === id) at += 1;
  });
  if (at < records.length) {
    const groups = new Map<string, T[]>();
    yield* inSteps(products, ({ id }) => groups.set(id, []));
    yield* inSteps(records, (record) => linked(groups, record.productId).push(record));
    return (id) => groups.get(id)!;
  }
  at = 0;
  return (id) => {
    const from = at;
    while (records[at]?.productId === id) at += 1;
    return records.slice(from, at);
  };
}

/** Makes rows of all products and their variants, in short steps. */
export function* linkProducts(
  { products, variants, placements }: Pick<CatalogueRecords, 'products' | 'variants' | 'placements'>,
  sellers: ReadonlyMap<string, SellerRow>,
  collections: Collections,
): Generator<unknown, { products: Map<string, ProductRow>; variants: Map<string, VariantRow> }> {
  const rows = { products: new Map<string, ProductRow>(), variants: new Map<string, VariantRow>() };
  const variantsOf = yield* recordsOfEach(variants, products);
  const placementsOf = yield* recordsOfEach(placements, products);
  const lists = new Map<string, readonly PlacementRow[]>();
  for (const [place, record] of products.entries()) {
    const row = productRow(record, {
      seller: linked(sellers, record.sellerId),
      ...placesOf(placementsOf(record.id), collections, lists),
      variants: variantsOf(record.id).toSorted((a, b) => a.position - b.position),
    });
    rows.products.set(row.id, row);
    for (const variant of row.variants) rows.variants.set(variant.id, variant);
    if (place % PRODUCTS_OF_STEP === 0) yield;
  }
  return rows;
}
