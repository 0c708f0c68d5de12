import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DeclaredAllergens } from '../../../rules/dietary.ts';
import type { Transaction } from '../../database/transaction.ts';
import { stableUuid } from '../../ids.ts';
import { callersRequest } from '../../journal/requestKey.ts';
import type {
  CatalogueWish,
  CollectionWish,
  SellerWish,
  ShelvedProductWish,
  StockRequestWish,
} from './catalogueInput.ts';

/** After the products and categories of any market. */
const FIRST_PRIORITY = 1_000_000;

async function insertSeller(tx: Transaction, wish: SellerWish): Promise<void> {
  await tx
    .insertInto('seller')
    .values({
      id: wish.seller,
      handle: wish.handle,
      name: wish.name,
      description_primary: wish.reworded ? 'Autrefois' : wish.description,
      trade_primary: wish.trade,
      town: wish.town,
      regional: wish.regional,
      images: wish.images,
      created_at: wish.createdAt,
      deactivated_until: wish.deactivatedUntil,
    })
    .execute();
  if (wish.reworded)
    await tx
      .updateTable('seller')
      .set({ description_primary: wish.description })
      .where('id', '=', wish.seller)
      .execute();
}

async function insertCollection(tx: Transaction, wish: CollectionWish, priority: number): Promise<void> {
  await tx
    .insertInto('collection')
    .values({
      id: wish.collection,
      handle_primary: wish.handles[0],
      handle_secondary: wish.handles[1],
      name_primary: wish.names[0],
      name_secondary: wish.names[1],
      priority,
      parent_id: wish.parent,
      image: wish.image,
      food: wish.food,
    })
    .execute();
}

async function insertProduct(tx: Transaction, wish: ShelvedProductWish, priority: number): Promise<void> {
  await tx
    .insertInto('product')
    .values({
      id: wish.product,
      handle_primary: wish.handles[0],
      handle_secondary: wish.handles[1],
      name_primary: wish.renamed ? `${wish.names[0]} (ancien)` : wish.names[0],
      name_secondary: wish.names[1],
      description_primary: wish.description,
      seller_id: wish.seller,
      temperature: wish.temperature,
      bio: wish.bio,
      is_alcohol: wish.isAlcohol,
      taxable: wish.taxable,
      status: wish.status,
      priority,
      images: wish.images,
      diets: wish.diets,
      allergens: wish.allergens as DeclaredAllergens | null,
      avg_rating: wish.avgRating,
      nb_rating: wish.nbRating,
      created_at: wish.createdAt,
    })
    .execute();
  if (wish.renamed)
    await tx.updateTable('product').set({ name_primary: wish.names[0] }).where('id', '=', wish.product).execute();
  for (const [index, collection] of wish.collections.entries())
    await tx
      .insertInto('placement')
      .values({
        id: stableUuid('placement', `contrats/${wish.product}/${collection}`),
        product_id: wish.product,
        collection_id: collection,
        is_main: index === 0,
      })
      .execute();
  for (const [position, one] of wish.variants.entries()) {
    await tx
      .insertInto('variant')
      .values({
        id: one.variant,
        product_id: wish.product,
        position,
        name_primary: one.name,
        price: one.price,
        compared_at_price: one.comparedAtPrice,
        deposit: one.deposit,
        track_stock: one.stock !== null,
        stock: one.loose ? 0 : Math.max(one.stock ?? 0, one.stockMdo),
        stored: one.stored,
        stock_mdo: one.stockMdo,
        unit_price: one.unitPrice?.price ?? null,
        unit_amount: one.unitPrice?.amount ?? null,
        unit: one.unitPrice?.unit ?? null,
      })
      .execute();
    if (one.stockRequest !== null) await recordStockRequest(tx, one.variant, one.stockRequest);
  }
}

/** Records a stock request of a former staff member in the journal, which is append-only. */
async function recordStockRequest(
  tx: Transaction,
  variant: string,
  { requestId, stock, stockMdo }: StockRequestWish,
): Promise<void> {
  const data = { variant, stock, stockMdo };
  const { key: request, input } = callersRequest('adjust_stock', requestId, data);
  const at = new Date();
  await tx
    .insertInto('desk_request')
    .values({ request, input, at })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .execute();
  await tx
    .insertInto('desk_action')
    .values({
      id: randomUUID(),
      kind: 'adjust_stock',
      staff_id: stableUuid('customer', 'contrats'),
      order_id: null,
      customer_id: null,
      request,
      data: JSON.stringify(data),
      at,
    })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .execute();
}

/**
 * Removes the objects of a state from the catalogue with everything that depends on them, including what an interrupted
 * run has left with its producers and below its collections. Missing ones are skipped.
 */
export async function removeCatalogue(tx: Transaction, wish: CatalogueWish): Promise<void> {
  const products = wish.products.map(({ product }) => product);
  const collections = wish.collections.map(({ collection }) => collection);
  const sellers = wish.sellers.map(({ seller }) => seller);
  await sql`delete from product where id = any(${products}::uuid[]) or seller_id = any(${sellers}::uuid[])`.execute(tx);
  await sql`
    delete from collection where id = any(${collections}::uuid[]) or parent_id = any(${collections}::uuid[])`.execute(
    tx,
  );
  await sql`delete from seller where id = any(${sellers}::uuid[])`.execute(tx);
}

/** Puts the objects of a state into the catalogue, replacing those with their ids. */
export async function putCatalogue(tx: Transaction, wish: CatalogueWish): Promise<void> {
  await removeCatalogue(tx, wish);
  for (const seller of wish.sellers) await insertSeller(tx, seller);
  for (const [index, collection] of wish.collections.entries())
    await insertCollection(tx, collection, FIRST_PRIORITY + index);
  for (const [index, product] of wish.products.entries()) await insertProduct(tx, product, FIRST_PRIORITY + index);
}

const FLAT = { priority: FIRST_PRIORITY, parent_id: null, image: null };
const SPECIAL = [
  { handles: ['nouveautes', 'new-arrivals'], names: ['Nouveautés', 'New arrivals'] },
  { handles: ['promotions', 'sales'], names: ['Promotions', 'Sales'] },
] as const;
const specialId = (handle: string) => stableUuid('collection', `contrats/${handle}`);

/** Adds the two special collections if the market lacks them. */
export async function putSpecialCollections(tx: Transaction): Promise<void> {
  for (const { handles, names } of SPECIAL)
    await tx
      .insertInto('collection')
      .values({
        ...FLAT,
        id: specialId(handles[0]),
        handle_primary: handles[0],
        handle_secondary: handles[1],
        name_primary: names[0],
        name_secondary: names[1],
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Removes what `putSpecialCollections` has added. */
export async function removeSpecialCollections(tx: Transaction): Promise<void> {
  for (const { handles } of SPECIAL)
    await tx.deleteFrom('collection').where('id', '=', specialId(handles[0])).execute();
}
