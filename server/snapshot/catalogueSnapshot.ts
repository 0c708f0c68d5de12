import type { Locale, WeeklyHours } from '#rules/constants.ts';
import type { DeclaredAllergens, Diet } from '#rules/dietary.ts';
import type { MeasureUnit, ProductStatus, Temperature } from '../database/tables.ts';
import type { Text } from '../text/bilingualText.ts';

export type { Text } from '../text/bilingualText.ts';

/** A producer. Instants are UTC; `deactivatedUntil` null or past: selling (E26). `id` is a uuid here and below. */
export type SellerRow = {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly description: Text | null;
  readonly trade: Text | null;
  readonly town: string | null;
  readonly regional: boolean;
  readonly images: string[];
  readonly createdAt: Date;
  readonly deactivatedUntil: Date | null;
  /** Grows with each change; see the desk. */
  readonly version: number;
  /** Its number on the market's older site (spec 2, F-014). */
  readonly legacyId: number | null;
  /** Active ones by priority, ties by id. */
  readonly products: ProductRow[];
  /** The categories with products of this one, in the market's order, each below its parent. */
  readonly collections: CollectionRow[];
  readonly snapshot: Snapshot;
};

/** A category with its place in the tree. `children` by priority; `products` are the active ones here and below, each once. */
export type CollectionRow = {
  readonly id: string;
  readonly handlePrimary: string;
  readonly handleSecondary: string;
  readonly name: Text;
  readonly line: Text | null;
  readonly priority: number;
  readonly image: string | null;
  /** Its own flag; what lies below a category that is not food is not food either. */
  readonly food: boolean;
  readonly parent: CollectionRow | null;
  readonly children: CollectionRow[];
  readonly products: ProductRow[];
  /** Who sells here or below, by name. */
  readonly sellers: SellerRow[];
  /** The catalogue that it is part of, for lists that filter by another collection or a producer. */
  readonly snapshot: Snapshot;
};

export type ProductRow = {
  readonly id: string;
  readonly handlePrimary: string;
  readonly handleSecondary: string;
  readonly name: Text;
  readonly description: Text | null;
  /**
   * What the product is, in terms of each language, the most exact first; empty: not stated. Only the search uses them.
   */
  readonly types: Readonly<Record<Locale, readonly string[]>>;
  readonly seller: SellerRow;
  readonly temperature: Temperature;
  readonly bio: boolean;
  readonly isAlcohol: boolean;
  /** Where it stands at the market, `B-04`; for staff. */
  readonly shelf: string | null;
  readonly taxable: boolean;
  readonly status: ProductStatus;
  readonly priority: number;
  /** Storage paths, best first. */
  readonly images: string[];
  readonly avgRating: number | null;
  readonly nbRating: number;
  readonly createdAt: Date;
  /** Grows with each change, its variants' included, but for their stock. */
  readonly version: number;
  readonly diets: readonly Diet[] | null;
  readonly allergens: DeclaredAllergens | null;
  /** The main one first. */
  readonly placements: PlacementRow[];
  /** In display order. */
  readonly variants: VariantRow[];
};

/** Synonyms by language, for the search; `key` is permanent. See docs/catalogue-files.md. */
export type SynonymRow = {
  readonly id: string;
  readonly key: string;
  readonly words: Readonly<Record<Locale, readonly string[]>>;
  readonly also: Readonly<Record<Locale, readonly string[]>>;
  readonly apart: boolean;
};

export type PlacementRow = { readonly id: string; readonly isMain: boolean; readonly collection: CollectionRow };

/** Money in cents, stock in units. The four stock figures are renewed in place when only stock has changed. */
export type VariantRow = {
  readonly id: string;
  readonly name: Text;
  readonly price: number;
  readonly comparedAtPrice: number | null;
  readonly deposit: number;
  readonly trackStock: boolean;
  stock: number;
  /** Units of `stock` reserved by payments in progress, including Express ones (E58). */
  held: number;
  readonly stored: boolean;
  stockMdo: number;
  /** What Express payments hold of `stockMdo`. */
  heldMdo: number;
  readonly unitPrice: { readonly price: number; readonly amount: number; readonly unit: MeasureUnit } | null;
  readonly product: ProductRow;
};

export type StockFigures = Pick<VariantRow, 'id' | 'stock' | 'held' | 'stockMdo' | 'heldMdo'>;

/** Versions of the database at the moment of a reading: they differ whenever what was committed differs. */
export type Versions = {
  readonly catalogue: string;
  readonly stock: string;
  /** Rows of the change log, which asking for versions counts. */
  readonly logged: number;
};

/**
 * The whole catalogue in memory. A new one replaces it when something of it changes; only stock and the versions, which
 * also tell of places and settings, are renewed in place.
 */
export type Snapshot = {
  catalogueVersion: string;
  stockVersion: string;
  /** Numbers of products on sale and of producers, for the health response. */
  readonly counts: { readonly products: number; readonly sellers: number };
  /** By uuid. Drafts and inactive products are in here too. */
  readonly products: ReadonlyMap<string, ProductRow>;
  readonly variants: ReadonlyMap<string, VariantRow>;
  readonly sellers: ReadonlyMap<string, SellerRow>;
  readonly collections: ReadonlyMap<string, CollectionRow>;
  readonly placements: ReadonlyMap<string, PlacementRow>;
  /** By handle of either language. */
  readonly productByHandle: ReadonlyMap<string, ProductRow>;
  readonly collectionByHandle: ReadonlyMap<string, CollectionRow>;
  readonly sellerByHandle: ReadonlyMap<string, SellerRow>;
  readonly sellerByLegacyId: ReadonlyMap<number, SellerRow>;
  /** Active products by priority, ties by id. */
  readonly onSale: readonly ProductRow[];
  /** Every producer by name in French order, ties by id. */
  readonly sellersByName: readonly SellerRow[];
  readonly synonyms: readonly SynonymRow[];
  /** Top-level collections by priority, ties by id. */
  readonly topCollections: readonly CollectionRow[];
  /** The variant that lends a reusable box (E9), whose product is in no list; null: the market lends none. */
  readonly reusableBox: VariantRow | null;
  /** The instants (ms) at which a producer's vacation ends, ascending: availability changes there without a write. */
  readonly returns: readonly number[];
  /** Every opening and round at which Express orders are handed out, each once: they move on without a write (E63). */
  readonly expressHours: readonly WeeklyHours[];
};

/** What the store reads; relations as ids. */
export type CatalogueRecords = {
  readonly versions: Versions;
  readonly sellers: readonly SellerRecord[];
  readonly collections: readonly CollectionRecord[];
  readonly products: readonly ProductRecord[];
  readonly placements: readonly { id: string; productId: string; collectionId: string; isMain: boolean }[];
  readonly variants: readonly VariantRecord[];
  /** By key. */
  readonly synonyms: readonly SynonymRow[];
  /** The uuid of the variant that lends a reusable box. */
  readonly reusableBox: string | null;
  /** Of active places, each once, as rules/express reads them. */
  readonly expressHours: readonly string[];
};
export type SellerRecord = Omit<SellerRow, 'products' | 'collections' | 'snapshot'>;
export type CollectionRecord = Omit<CollectionRow, 'parent' | 'children' | 'products' | 'sellers' | 'snapshot'> & {
  parentId: string | null;
};
export type ProductRecord = Omit<ProductRow, 'seller' | 'placements' | 'variants'> & { sellerId: string };
export type VariantRecord = Omit<VariantRow, 'product'> & { productId: string; position: number };
