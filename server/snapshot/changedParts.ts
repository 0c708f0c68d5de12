import { isDeepStrictEqual } from 'node:util';
import type { StockFigures } from './catalogueRecords.ts';
import type { CollectionRow, MarketOffers, ProductRow, SellerRow, Snapshot, VariantRow } from './catalogueSnapshot.ts';
import { leftOf } from './productConditions.ts';
import { categoriesOf, type CataloguePatch, type Replaced } from './snapshotPatch.ts';

type Scope = Pick<CollectionRow | SellerRow, 'id'> | null;

/**
 * The parts of the catalogue that an answer may have read (ADR 215). A product and a producer are named by their uuid, a list by the
 * collection or producer that it is of, null for the whole market.
 */
export const part = {
  /** Read by what does not say which parts it reads: any change touches it. */
  everything: 'everything',
  search: 'search',
  /** Whether anything is on sale by anybody who is there. */
  pause: 'pause',
  /** Of a list in the market's order: its products, their order, pictures and counts. */
  list: (of: Scope) => `list ${of?.id}`,
  /** Of a list that is filtered or in another order: all that conditions and orders ask. */
  sorted: (of: Scope) => `sorted ${of?.id}`,
  /** Which products of a list can be bought. */
  left: (of: Scope) => `left ${of?.id}`,
};

/** What an answer has read: names of `part`. */
export type Reads = Set<string>;

/** Of a product, what no list asks for. What is named neither here nor in SORTED counts for all lists. */
const SHOWN = new Set<string>([
  'description',
  'types',
  'isAlcohol',
  'shelf',
  'taxable',
  'taxKind',
  'imageAlts',
  'ingredients',
  'nutrition',
  'nbRating',
  'version',
] satisfies (keyof ProductRow)[]);
const SORTED = new Set<string>(['name', 'temperature', 'bio', 'avgRating', 'createdAt'] satisfies (keyof ProductRow)[]);
/** Of a format. Its stock is compared by what can be bought. */
const SHOWN_OF_FORMAT = new Set<string>([
  'product',
  'name',
  'stock',
  'held',
  'stockMdo',
  'heldMdo',
  'trackStock',
  'deposit',
] satisfies (keyof VariantRow)[]);
const SORTED_OF_FORMAT = new Set<string>(['price', 'comparedAtPrice', 'unitPrice'] satisfies (keyof VariantRow)[]);

const without = (row: object, ...left: Set<string>[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !left.some((names) => names.has(name))));

/** What lists ask of a product; `plain`: those in the market's order. */
function askedOf({ seller, placements, variants, ...product }: ProductRow, plain: boolean) {
  const [ofProduct, ofFormat] = plain ? [[SORTED], [SORTED_OF_FORMAT]] : [[], []];
  return {
    seller: seller.id,
    placements: placements.map(({ collection, isMain }) => [collection.id, isMain]),
    variants: variants.map((variant) => without(variant, SHOWN_OF_FORMAT, ...ofFormat)),
    product: without(product, SHOWN, ...ofProduct),
  };
}

/** The lists that a product on sale is in. */
function scopesOf(product: ProductRow | null): Scope[] {
  return product?.status === 'active' ? [null, product.seller, ...categoriesOf(product)] : [];
}

function touchReplaced(touched: Set<string>, { before, after }: Replaced): void {
  for (const row of [before, after]) if (row) touched.add(row.id).add(part.search);
  const differs = (plain: boolean) =>
    !before || !after || !isDeepStrictEqual(askedOf(before, plain), askedOf(after, plain));
  const scopes = [...scopesOf(before), ...scopesOf(after)];
  if (differs(true)) touched.add(part.pause);
  for (const scope of scopes) {
    if (differs(true)) touched.add(part.list(scope));
    if (differs(false)) touched.add(part.sorted(scope));
  }
  if (!before || !after || leftOf(before) !== leftOf(after)) for (const scope of scopes) touched.add(part.left(scope));
}

function touchStock(touched: Set<string>, { variants }: Snapshot, figures: readonly StockFigures[]): void {
  const renewed = new Map(figures.map((one) => [one.id, one]));
  for (const product of new Set(figures.flatMap(({ id }) => variants.get(id)?.product ?? []))) {
    const after = {
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, ...renewed.get(variant.id) })),
    };
    if (isDeepStrictEqual(after.variants, product.variants)) continue;
    touched.add(product.id);
    if (leftOf(product) !== leftOf(after)) for (const scope of scopesOf(product)) touched.add(part.left(scope));
  }
}

function touchSeller(touched: Set<string>, seller: SellerRow): void {
  touched.add(seller.id).add(part.search).add(part.pause);
  for (const scope of [null, seller, ...seller.collections]) touched.add(part.left(scope));
}

export type AppliedChange = {
  readonly patch: CataloguePatch;
  readonly replaced: readonly Replaced[];
  /** Of formats, not yet applied. */
  readonly figures: readonly StockFigures[];
  /** What the market had before. */
  readonly offers: MarketOffers;
};

/** The parts of the catalogue that a change touches; null: all. */
export function touchedParts(snapshot: Snapshot, { patch, replaced, figures, offers }: AppliedChange): Reads | null {
  // Texts of all kinds promise what the market has (ADR 157).
  if (!isDeepStrictEqual(offers, snapshot.offers)) return null;
  const touched: Reads = new Set();
  for (const one of replaced) touchReplaced(touched, one);
  for (const id of patch.sellers.keys()) {
    const seller = snapshot.sellers.get(id);
    if (!seller) return null;
    touchSeller(touched, seller);
  }
  if (patch.synonyms.size > 0) touched.add(part.search);
  touchStock(touched, snapshot, figures);
  return touched;
}

/** What an answer reads, from the turn in which it began. */
export type Reading = { readonly turn: number; readonly reads: Reads };
/** What is stored of it; `turn`: the last in which that was found unchanged. */
export type StoredReading = { turn: number; readonly reads: readonly string[] };

/** Of an answer that is ready, what is stored. */
export const storedReading = ({ turn, reads }: Reading): StoredReading => ({ turn, reads: [...reads] });

/** Of a stored reading, in bytes: the names' own texts are mostly the catalogue's. */
export const weightOf = ({ reads }: StoredReading): number => 8 * reads.length;

/** So many parts are remembered; then all count as changed. */
const MOST_PARTS = 20_000;

/** Remembers when each part of the catalogue changed last. Turns are counted by this process. */
export class ChangedParts {
  #turn = 0;
  #allChangedAt = 0;
  readonly #changedAt = new Map<string, number>();

  /** The present turn, which every change ends. */
  get turn(): number {
    return this.#turn;
  }

  /** The turn in which everything changed last. */
  get since(): number {
    return this.#allChangedAt;
  }

  /** Begins an answer, which notes what it reads. */
  begin(): Reading {
    return { turn: this.#turn, reads: new Set() };
  }

  /** Whether nothing has changed that a stored answer read. */
  holds(reading: StoredReading): boolean {
    if (reading.turn === this.#turn) return true;
    if (reading.turn < this.#allChangedAt) return false;
    if (reading.reads.some((name) => (this.#changedAt.get(name) ?? 0) > reading.turn)) return false;
    reading.turn = this.#turn;
    return true;
  }

  /** These parts have changed, and with them whatever an answer read that did not say what; null: all. */
  change(parts: Iterable<string> | null): void {
    this.#turn += 1;
    if (parts === null || this.#changedAt.size > MOST_PARTS) {
      this.#allChangedAt = this.#turn;
      this.#changedAt.clear();
      return;
    }
    for (const name of parts) this.#changedAt.set(name, this.#turn);
    this.#changedAt.set(part.everything, this.#turn);
  }
}
