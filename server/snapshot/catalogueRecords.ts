import type { Selectable } from 'kysely';
import { readPosition } from '#rules/position.ts';
import { readSeason } from '#rules/season.ts';
import { readVacation } from '#rules/vacation.ts';
import type { ImageAltColumns } from '../database/pictureTables.ts';
import type {
  CollectionTable,
  ProductTable,
  SellerTable,
  SynonymGroupTable,
  VariantTable,
} from '../database/tables.ts';
import { textOf, type Text } from '../text/bilingualText.ts';

type Pictured = { images: string[] } & Selectable<ImageAltColumns>;

/**
 * The catalogue's objects as they are read from their tables, with relations as ids: the one description of what the
 * snapshot knows of them. `id` is a uuid, money is in cents, instants are UTC.
 */

export type StockColumns = Pick<Selectable<VariantTable>, 'id' | 'stock' | 'held' | 'stock_mdo' | 'held_mdo'>;
export type StockFigures = ReturnType<typeof stockOf>;
export type SellerRecord = Readonly<ReturnType<typeof sellerOf>>;
export type CollectionRecord = Readonly<ReturnType<typeof collectionOf>>;
export type ProductRecord = Readonly<Omit<ReturnType<typeof productOf>, ProductLink>>;
export type VariantRecord = Omit<ReturnType<typeof variantOf>, VariantLink>;
export type PlacementRecord = {
  readonly id: string;
  readonly productId: string;
  readonly collectionId: string;
  readonly isMain: boolean;
};
export type SynonymRow = Readonly<ReturnType<typeof synonymOf>>;

/** What linking fills in. The record has room for it: a property that is added later takes 40 bytes more. */
type ProductLink = 'seller' | 'placements' | 'placementIds' | 'variants';
type VariantLink = 'product';
export const LINKS: ReadonlySet<string> = new Set<ProductLink | VariantLink>([
  'seller',
  'placements',
  'placementIds',
  'variants',
  'product',
]);

/** A name is never null in the tables. */
function bilingualName(row: { name_primary: string; name_secondary: string | null }) {
  return { primary: row.name_primary, secondary: row.name_secondary };
}

const seasonsOf = (texts: readonly string[]) => texts.flatMap((text) => readSeason(text) ?? []);

/** What a row's pictures show, by path. */
function imageAltsOf({ images, image_alts_primary: french, image_alts_secondary: english }: Pictured) {
  const alts = images.flatMap((path): [string, Text][] => {
    const alt = textOf(french?.[path] ?? null, english?.[path] ?? null);
    return alt ? [[path, alt]] : [];
  });
  return alts.length > 0 ? new Map(alts) : null;
}

export function sellerOf(row: Selectable<SellerTable>) {
  return {
    id: row.id,
    handle: row.handle,
    name: row.name,
    description: textOf(row.description_primary, row.description_secondary),
    trade: textOf(row.trade_primary, row.trade_secondary),
    town: row.town,
    story: textOf(row.story_primary, row.story_secondary),
    seasons: { fr: seasonsOf(row.seasons_primary), en: seasonsOf(row.seasons_secondary) },
    position: row.position === null ? null : readPosition(row.position),
    regional: row.regional,
    commission: row.commission,
    contactEmail: row.contact_email,
    contactLanguage: row.contact_language,
    images: row.images,
    imageAlts: imageAltsOf(row),
    createdAt: row.created_at,
    /** Null or past: selling, unless `nextVacation` has begun (E26): `awayUntil` reads both. */
    deactivatedUntil: row.deactivated_until,
    nextVacation: row.next_vacation === null ? null : readVacation(row.next_vacation),
    /** Grows with each change; see the desk. */
    version: row.version,
    /** Its number on the market's older site (spec 2, F-014). */
    legacyId: row.legacy_id,
  };
}

export function collectionOf(row: Selectable<CollectionTable>) {
  return {
    id: row.id,
    handlePrimary: row.handle_primary,
    handleSecondary: row.handle_secondary,
    name: bilingualName(row),
    line: textOf(row.line_primary, row.line_secondary),
    group: textOf(row.group_primary, row.group_secondary),
    priority: row.priority,
    image: row.image,
    /** Its own flag; what lies below a category that is not food is not food either. */
    food: row.food,
    parentId: row.parent_id,
  };
}

export function productOf(row: Selectable<ProductTable>) {
  return {
    id: row.id,
    handlePrimary: row.handle_primary,
    handleSecondary: row.handle_secondary,
    name: bilingualName(row),
    description: textOf(row.description_primary, row.description_secondary),
    /** What it is, in terms of each language, the most exact first; empty: not stated. Only the search uses them. */
    types: { fr: row.type_primary, en: row.type_secondary },
    sellerId: row.seller_id,
    temperature: row.temperature,
    bio: row.bio,
    isAlcohol: row.is_alcohol,
    shelf: row.shelf,
    taxable: row.taxable,
    taxKind: row.tax_kind,
    status: row.status,
    priority: row.priority,
    /** Storage paths, best first. A copy: the driver's own list has room for seventeen. */
    images: row.images.slice(),
    imageAlts: imageAltsOf(row),
    diets: row.diets,
    allergens: row.allergens,
    ingredients: textOf(row.ingredients_primary, row.ingredients_secondary),
    nutrition: row.nutrition,
    avgRating: row.avg_rating,
    nbRating: row.nb_rating,
    createdAt: row.created_at,
    /** Grows with each change, its variants' included, but for their stock. */
    version: row.version,
    seller: null,
    placements: null,
    placementIds: '',
    variants: null,
  };
}

export function synonymOf(row: Selectable<SynonymGroupTable>) {
  return {
    id: row.id,
    /** Permanent. */
    key: row.key,
    words: { fr: row.words_primary, en: row.words_secondary },
    also: { fr: row.also_primary, en: row.also_secondary },
    apart: row.apart,
    kind: row.kind,
  };
}

/** In units; these four are renewed in place when only stock has changed. */
export function stockOf(row: StockColumns) {
  return {
    id: row.id,
    stock: row.stock,
    /** Units of `stock` reserved by payments in progress, including Express ones (E58). */
    held: row.held,
    stockMdo: row.stock_mdo,
    /** What Express payments hold of `stockMdo`. */
    heldMdo: row.held_mdo,
  };
}

export function variantOf(row: Selectable<VariantTable>) {
  const { unit_price: price, unit_amount: amount, unit } = row;
  // Written out: an object that is spread into another takes half as much memory again.
  return {
    id: row.id,
    stock: row.stock,
    held: row.held,
    stockMdo: row.stock_mdo,
    heldMdo: row.held_mdo,
    name: bilingualName(row),
    price: row.price,
    comparedAtPrice: row.compared_at_price,
    deposit: row.deposit,
    trackStock: row.track_stock,
    stored: row.stored,
    unitPrice: price !== null && amount !== null && unit !== null ? { price, amount, unit } : null,
    productId: row.product_id,
    position: row.position,
    product: null,
  };
}

/** A producer that is in no table, of these columns. */
export const unstoredSeller = (columns: Partial<Selectable<SellerTable>>): SellerRecord =>
  sellerOf({
    id: '',
    handle: '',
    name: '',
    description_primary: null,
    description_secondary: null,
    trade_primary: null,
    trade_secondary: null,
    town: null,
    story_primary: null,
    story_secondary: null,
    seasons_primary: [],
    seasons_secondary: [],
    position: null,
    regional: true,
    commission: 0,
    contact_email: null,
    contact_language: 'fr',
    images: [],
    image_alts_primary: null,
    image_alts_secondary: null,
    created_at: new Date(0),
    deactivated_until: null,
    next_vacation: null,
    version: 1,
    field_versions: {},
    legacy_id: null,
    ...columns,
  });

/** A product that is in no table, of these columns. */
export const unstoredProduct = (columns: Partial<Selectable<ProductTable>>): ProductRecord =>
  productOf({
    id: '',
    handle_primary: '',
    handle_secondary: '',
    name_primary: '',
    name_secondary: null,
    description_primary: null,
    description_secondary: null,
    type_primary: [],
    type_secondary: [],
    seller_id: '',
    temperature: 'normal',
    bio: false,
    is_alcohol: false,
    shelf: null,
    taxable: false,
    tax_kind: 'both',
    status: 'active',
    priority: 0,
    images: [],
    image_alts_primary: null,
    image_alts_secondary: null,
    diets: null,
    allergens: null,
    ingredients_primary: null,
    ingredients_secondary: null,
    nutrition: null,
    avg_rating: null,
    nb_rating: 0,
    created_at: new Date(0),
    version: 1,
    field_versions: {},
    ...columns,
  });
