import type { Insertable } from 'kysely';
import type { CollectionTable, PlacementTable, ProductTable, SellerTable, VariantTable } from '../database/tables.ts';
import type { DemoCollection, DemoProduct, DemoSeller, DemoVariant } from '../demo/demoMarket.ts';
import { stableUuid } from '../stableUuid.ts';

/** A row of one table, ready to be written. */
export type SellerEntry = Insertable<SellerTable>;
export type CollectionEntry = Insertable<CollectionTable>;
export type ProductEntry = Insertable<ProductTable>;
export type PlacementEntry = Insertable<PlacementTable>;
export type VariantEntry = Insertable<VariantTable>;

/** Everything that the catalogue's tables hold. */
export type CatalogueEntries = {
  sellers: SellerEntry[];
  collections: CollectionEntry[];
  products: ProductEntry[];
  placements: PlacementEntry[];
  variants: VariantEntry[];
};

/** Producers, collections and products as files have them: relations as (French) handles, no ids. */
export type CatalogueFile = { sellers: DemoSeller[]; collections: DemoCollection[]; products: DemoProduct[] };

const sellerId = (handle: string) => stableUuid('seller', handle);
const collectionId = (handle: string) => stableUuid('collection', handle);
const productId = (handle: string) => stableUuid('product', handle);

function sellerEntry(seller: DemoSeller): SellerEntry {
  return {
    id: sellerId(seller.handle),
    handle: seller.handle,
    name: seller.name,
    description_primary: seller.description?.primary ?? null,
    description_secondary: seller.description?.secondary ?? null,
    trade_primary: seller.trade?.primary ?? null,
    trade_secondary: seller.trade?.secondary ?? null,
    town: seller.town,
    regional: seller.regional,
    images: seller.images,
    created_at: seller.createdAt,
    deactivated_until: seller.deactivatedUntil,
  };
}

function collectionEntry(collection: DemoCollection): CollectionEntry {
  return {
    id: collectionId(collection.handlePrimary),
    handle_primary: collection.handlePrimary,
    handle_secondary: collection.handleSecondary,
    name_primary: collection.name.primary,
    name_secondary: collection.name.secondary,
    priority: collection.priority,
    parent_id: collection.parent === null ? null : collectionId(collection.parent),
    image: collection.image,
  };
}

function productEntry(product: DemoProduct): ProductEntry {
  return {
    id: productId(product.handlePrimary),
    handle_primary: product.handlePrimary,
    handle_secondary: product.handleSecondary,
    name_primary: product.name.primary,
    name_secondary: product.name.secondary,
    description_primary: product.description.primary,
    description_secondary: product.description.secondary,
    seller_id: sellerId(product.seller),
    temperature: product.temperature,
    bio: product.bio,
    is_alcohol: product.isAlcohol,
    taxable: product.taxable,
    status: product.status,
    priority: product.priority,
    images: product.images,
    avg_rating: product.avgRating,
    nb_rating: product.nbRating,
    created_at: product.createdAt,
  };
}

function placementEntries({ handlePrimary, collections }: DemoProduct): PlacementEntry[] {
  return collections.map(({ handle, isMain }) => ({
    id: stableUuid('placement', `${handlePrimary}/${handle}`),
    product_id: productId(handlePrimary),
    collection_id: collectionId(handle),
    is_main: isMain,
  }));
}

function variantEntry(product: string, variant: DemoVariant, position: number): VariantEntry {
  return {
    id: stableUuid('variant', `${product}/${variant.key}`),
    product_id: productId(product),
    position,
    name_primary: variant.name.primary,
    name_secondary: variant.name.secondary,
    price: variant.price,
    compared_at_price: variant.comparedAtPrice,
    deposit: variant.deposit,
    track_stock: variant.trackStock,
    stock: variant.stock,
    stored: variant.stored,
    stock_mdo: variant.stockMdo,
    unit_price: variant.unitPrice?.price ?? null,
    unit_amount: variant.unitPrice?.amount ?? null,
    unit: variant.unitPrice?.unit ?? null,
  };
}

/** The rows of a catalogue file. Ids follow from handles and keys, so they are the same on every machine. */
export function catalogueEntries({ sellers, collections, products }: CatalogueFile): CatalogueEntries {
  return {
    sellers: sellers.map(sellerEntry),
    collections: collections.map(collectionEntry),
    products: products.map(productEntry),
    placements: products.flatMap(placementEntries),
    variants: products.flatMap(({ handlePrimary, variants }) =>
      variants.map((variant, position) => variantEntry(handlePrimary, variant, position)),
    ),
  };
}
