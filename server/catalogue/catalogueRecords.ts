import type { Selectable } from 'kysely';
import type {
  CollectionTable,
  ProductTable,
  SellerTable,
  SynonymGroupTable,
  VariantTable,
} from '../database/tables.ts';
import type {
  CollectionRecord,
  ProductRecord,
  SellerRecord,
  StockFigures,
  SynonymRow,
  VariantRecord,
} from '../snapshot/catalogueSnapshot.ts';
import { textOf } from '../text/bilingualText.ts';

export type StockColumns = Pick<Selectable<VariantTable>, 'id' | 'stock' | 'held' | 'stock_mdo' | 'held_mdo'>;

/** A name is never null in the tables. */
function bilingualName(row: { name_primary: string; name_secondary: string | null }) {
  return { primary: row.name_primary, secondary: row.name_secondary };
}

export function sellerOf(row: Selectable<SellerTable>): SellerRecord {
  return {
    id: row.id,
    handle: row.handle,
    name: row.name,
    description: textOf(row.description_primary, row.description_secondary),
    trade: textOf(row.trade_primary, row.trade_secondary),
    town: row.town,
    regional: row.regional,
    images: row.images,
    createdAt: row.created_at,
    deactivatedUntil: row.deactivated_until,
    version: row.version,
    legacyId: row.legacy_id,
  };
}

export function collectionOf(row: Selectable<CollectionTable>): CollectionRecord {
  return {
    id: row.id,
    handlePrimary: row.handle_primary,
    handleSecondary: row.handle_secondary,
    name: bilingualName(row),
    line: textOf(row.line_primary, row.line_secondary),
    priority: row.priority,
    image: row.image,
    food: row.food,
    parentId: row.parent_id,
  };
}

export function productOf(row: Selectable<ProductTable>): ProductRecord {
  return {
    id: row.id,
    handlePrimary: row.handle_primary,
    handleSecondary: row.handle_secondary,
    name: bilingualName(row),
    description: textOf(row.description_primary, row.description_secondary),
    types: { fr: row.type_primary, en: row.type_secondary },
    sellerId: row.seller_id,
    temperature: row.temperature,
    bio: row.bio,
    isAlcohol: row.is_alcohol,
    shelf: row.shelf,
    taxable: row.taxable,
    status: row.status,
    priority: row.priority,
    images: row.images,
    diets: row.diets,
    allergens: row.allergens,
    avgRating: row.avg_rating,
    nbRating: row.nb_rating,
    createdAt: row.created_at,
    version: row.version,
  };
}

export function synonymOf(row: Selectable<SynonymGroupTable>): SynonymRow {
  return {
    id: row.id,
    key: row.key,
    words: { fr: row.words_primary, en: row.words_secondary },
    also: { fr: row.also_primary, en: row.also_secondary },
    apart: row.apart,
  };
}

export function stockOf(row: StockColumns): StockFigures {
  return { id: row.id, stock: row.stock, held: row.held, stockMdo: row.stock_mdo, heldMdo: row.held_mdo };
}

export function variantOf(row: Selectable<VariantTable>): VariantRecord {
  const { unit_price: price, unit_amount: amount, unit } = row;
  return {
    ...stockOf(row),
    name: bilingualName(row),
    price: row.price,
    comparedAtPrice: row.compared_at_price,
    deposit: row.deposit,
    trackStock: row.track_stock,
    stored: row.stored,
    unitPrice: price !== null && amount !== null && unit !== null ? { price, amount, unit } : null,
    productId: row.product_id,
    position: row.position,
  };
}
