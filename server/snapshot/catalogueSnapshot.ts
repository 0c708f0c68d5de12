import type { WeeklyHours } from '#rules/constants.ts';
import type { MarketTerms } from '#rules/marketTerms.ts';
import type { MarketCalendar } from '#rules/period.ts';
import type { PlaceDay } from '#rules/placeDays.ts';
import type { PlanFrom } from '#rules/weekPlan.ts';
import type { CalendarDay } from '#rules/zone.ts';
import type { Text } from '../text/bilingualText.ts';
import type {
  CollectionRecord,
  PlacementRecord,
  ProductRecord,
  SellerRecord,
  StockFigures,
  SynonymRow,
  VariantRecord,
} from './catalogueRecords.ts';

export type { Text } from '../text/bilingualText.ts';

/** A producer with its goods. */
export type SellerRow = SellerRecord & {
  /** Active ones by priority, ties by French handle. */
  readonly products: ProductRow[];
  /** The categories with products of this one, in the market's order, each below its parent. */
  readonly collections: CollectionRow[];
  readonly snapshot: Snapshot;
};

/** A category with its place in the tree. `children` by priority; `products` are the active ones here and below, each once. */
export type CollectionRow = Omit<CollectionRecord, 'parentId'> & {
  readonly parent: CollectionRow | null;
  readonly children: CollectionRow[];
  readonly products: ProductRow[];
  /** Who sells here or below, by name. */
  readonly sellers: SellerRow[];
  /** The catalogue that it is part of, for lists that filter by another collection or a producer. */
  readonly snapshot: Snapshot;
};

export type ProductRow = ProductRecord & {
  readonly seller: SellerRow;
  /** The main one first. Products of the same categories share one list. */
  readonly placements: readonly PlacementRow[];
  /** The ids of these, one behind the other (`ownPlacements`): a list of two would take twice as much memory. */
  readonly placementIds: string;
  /** In display order. */
  readonly variants: VariantRow[];
};

/** A place in a category, of all products that have it. */
export type PlacementRow = { readonly isMain: boolean; readonly collection: CollectionRow };

/** A product's own place in a category. */
export type ProductPlacement = PlacementRow & { readonly id: string };

export type VariantRow = Readonly<Omit<VariantRecord, keyof StockFigures>> &
  StockFigures & { readonly product: ProductRow };

/** Versions of the database at the moment of a reading: they differ whenever what was committed differs. */
export type Versions = {
  readonly catalogue: string;
  readonly stock: string;
  /** Rows of the change log, which asking for versions counts. */
  readonly logged: number;
};

/** A week that is closed, has a note to shoppers, or closes at another moment. */
export type WeekRecord = {
  /** Its Friday. */
  readonly startDate: CalendarDay;
  readonly closed: boolean;
  readonly note: Text | null;
  /** ISO 8601; null: at the moment of its plan. */
  readonly closesAt: string | null;
};

export type SnapshotCalendar = MarketCalendar & {
  /** What the market tells shoppers of a week, by its Friday. */
  readonly notes: ReadonlyMap<CalendarDay, Text>;
};

/** How active pickup places and rounds are called and described, with their towns: a text of each, its parts joined by ` | `. */
export type PlaceTexts = { readonly pickupTexts: readonly string[]; readonly deliveryTexts: readonly string[] };

/** What the market has, whatever the open week: texts promise nothing else (ADR 157). */
export type MarketOffers = {
  readonly pickup: boolean;
  readonly delivery: boolean;
  readonly express: boolean;
  readonly baskets: boolean;
  readonly membership: boolean;
  readonly deposits: boolean;
  readonly alcohol: boolean;
};

/**
 * The whole catalogue in memory. Stock, versions, and what a change of single rows touches are renewed in place (ADR 190): a changed
 * product is another object in the same lists, so that who holds the former one goes on reading one state of it; a producer stays
 * the same object. A new catalogue replaces it when anything else changes.
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
  /** By handle of either language. */
  readonly productByHandle: ReadonlyMap<string, ProductRow>;
  readonly collectionByHandle: ReadonlyMap<string, CollectionRow>;
  readonly sellerByHandle: ReadonlyMap<string, SellerRow>;
  readonly sellerByLegacyId: ReadonlyMap<number, SellerRow>;
  /** Active products by priority, ties by French handle. */
  readonly onSale: readonly ProductRow[];
  /** Every producer by name in French order, ties by id. */
  readonly sellersByName: readonly SellerRow[];
  readonly synonyms: readonly SynonymRow[];
  /** Top-level collections by priority, ties by French handle. */
  readonly topCollections: readonly CollectionRow[];
  /** The variant that lends a reusable box (E9), whose product is in no list; null: the market lends none. */
  readonly reusableBox: VariantRow | null;
  /** The instants (ms) at which a producer's vacation begins or ends, ascending: availability changes there without a write. */
  readonly vacationChanges: readonly number[];
  /** Every opening and round at which Express orders are handed out, each once: they move on without a write (E63). */
  readonly expressHours: readonly WeeklyHours[];
  /** The days on which a place differs from its usual week. */
  readonly placeDays: readonly PlaceDay[];
  /** The amounts that the market decides. */
  readonly terms: MarketTerms;
  readonly calendar: SnapshotCalendar;
  readonly offers: MarketOffers;
  readonly placeTexts: PlaceTexts;
  readonly patching: Patching;
};

/** What changes of single rows are reckoned with, so that they cost what they change (ADR 190). */
export type Patching = {
  /** How many changes were applied to this snapshot in place. */
  generation: number;
  /** Of these, those of vacations. */
  vacations: number;
  /** Of the products on sale, those that make an offer of the market. */
  readonly tallies: Record<'deposit' | 'stored' | 'alcohol', number>;
  readonly places: CatalogueRecords['places'];
  /** The next instant (ms) after `from` at which a product or producer becomes new or is new no more; null: not reckoned. */
  nextNew: { readonly from: number; readonly at: number } | null;
};

/** What the store reads; relations as ids. A snapshot that is built of it takes over its products and variants. */
export type CatalogueRecords = {
  readonly versions: Versions;
  readonly sellers: readonly SellerRecord[];
  readonly collections: readonly CollectionRecord[];
  readonly products: readonly ProductRecord[];
  readonly placements: readonly PlacementRecord[];
  readonly variants: readonly VariantRecord[];
  /** By key. */
  readonly synonyms: readonly SynonymRow[];
  /** The uuid of the variant that lends a reusable box. */
  readonly reusableBox: string | null;
  /** Of active places, each once, as rules/express reads them. */
  readonly expressHours: readonly string[];
  /** Of active places, each once, as rules/placeDays reads them. */
  readonly placeDays: readonly string[];
  readonly terms: MarketTerms;
  /** Weeks that differ from the usual ones, in their order. */
  readonly weeks: readonly WeekRecord[];
  /** What the market has set for its weeks, by the first in which it holds. */
  readonly plans: readonly PlanFrom[];
  /** Everything of the snapshot that depends on days is calculated in it. */
  readonly timeZone: string;
  /** Which kinds of places and baskets are active. */
  readonly places: Readonly<Record<'pickup' | 'delivery' | 'baskets' | 'basketDeposit', boolean>> & PlaceTexts;
};
