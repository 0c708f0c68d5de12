import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DeclaredAllergens } from '#rules/dietary.ts';
import type { Transaction } from '../database/transaction.ts';
import { stableUuid } from '../ids.ts';
import { callersRequest } from '../journal/requestKey.ts';
import type {
  CatalogueStateInput,
  CollectionStateInput,
  SellerStateInput,
  SavingStateInput,
  ShelvedProductStateInput,
  StockRequestStateInput,
} from './catalogueInput.ts';

/** After the products and categories of any market, or before them. */
const LAST = 1_000_000;
const FIRST = -1_000_000;

async function insertSeller(tx: Transaction, input: SellerStateInput): Promise<void> {
  await tx
    .insertInto('seller')
    .values({
      id: input.seller,
      handle: input.handle,
      name: input.name,
      description_primary: input.reworded ? 'Autrefois' : input.description,
      trade_primary: input.trade,
      town: input.town,
      story_primary: input.story,
      seasons_primary: input.seasons,
      position: input.position,
      regional: input.regional,
      images: input.images,
      created_at: input.createdAt,
      deactivated_until: input.deactivatedUntil,
      next_vacation: input.nextVacation,
      contact_email: input.contactEmail,
    })
    .execute();
  if (input.slipRequest !== null) await recordSlipRequest(tx, input.seller, input.slipRequest);
  if (input.proposal !== null) await insertProposal(tx, input.seller, input.proposal);
  if (input.reworded)
    await tx
      .updateTable('seller')
      .set({ description_primary: input.description })
      .where('id', '=', input.seller)
      .execute();
}

async function insertCollection(tx: Transaction, input: CollectionStateInput, priority: number): Promise<void> {
  await tx
    .insertInto('collection')
    .values({
      id: input.collection,
      handle_primary: input.handles[0],
      handle_secondary: input.handles[1],
      name_primary: input.names[0],
      name_secondary: input.names[1],
      priority,
      parent_id: input.parent,
      image: input.image,
      group_primary: input.group?.[0] ?? null,
      group_secondary: input.group?.[1] ?? null,
      food: input.food,
    })
    .execute();
}

async function insertProduct(tx: Transaction, input: ShelvedProductStateInput, priority: number): Promise<void> {
  // Every other param is a column of its name.
  const { product, handles, names, collections, variants, renamed, saving, ...columns } = input;
  const {
    description,
    ingredients,
    seller,
    isAlcohol,
    taxKind,
    allergens,
    avgRating,
    nbRating,
    createdAt,
    ...sameNames
  } = columns;
  await tx
    .insertInto('product')
    .values({
      ...sameNames,
      id: product,
      handle_primary: handles[0],
      handle_secondary: handles[1],
      name_primary: renamed ? `${names[0]} (ancien)` : names[0],
      name_secondary: names[1],
      description_primary: description,
      ingredients_primary: ingredients,
      seller_id: seller,
      is_alcohol: isAlcohol,
      tax_kind: taxKind,
      priority,
      allergens: allergens as DeclaredAllergens | null,
      avg_rating: avgRating,
      nb_rating: nbRating,
      created_at: createdAt,
    })
    .execute();
  if (saving !== null) await insertSaving(tx, saving, input);
  if (renamed) await tx.updateTable('product').set({ name_primary: names[0] }).where('id', '=', product).execute();
  for (const [index, collection] of collections.entries())
    await tx
      .insertInto('placement')
      .values({
        id: stableUuid('placement', `contrats/${product}/${collection}`),
        product_id: product,
        collection_id: collection,
        is_main: index === 0,
      })
      .execute();
  for (const [position, variant] of variants.entries()) {
    await tx
      .insertInto('variant')
      .values({
        id: variant.variant,
        product_id: product,
        position,
        name_primary: variant.name,
        price: variant.price,
        compared_at_price: variant.comparedAtPrice,
        deposit: variant.deposit,
        track_stock: variant.stock !== null,
        stock: variant.loose ? 0 : Math.max(variant.stock ?? 0, variant.stockMdo),
        stored: variant.stored,
        stock_mdo: variant.stockMdo,
        unit_price: variant.unitPrice?.price ?? null,
        unit_amount: variant.unitPrice?.amount ?? null,
        unit: variant.unitPrice?.unit ?? null,
      })
      .execute();
    if (variant.stockRequest !== null) await recordStockRequest(tx, variant.variant, variant.stockRequest);
  }
}

/** A call that mailed a producer what they bring. */
async function recordSlipRequest(tx: Transaction, sellerId: string, requestId: string): Promise<void> {
  const { key: request, input } = callersRequest('send_slip', requestId, { sellerId, startDate: '2030-01-11' });
  await tx
    .insertInto('desk_request')
    .values({ request, input, at: new Date() })
    .onConflict((conflict) => conflict.column('request').doUpdateSet({ input }))
    .execute();
}

/** A price that a producer proposes; requestId: of a call that accepted it, which has left no other trace. */
async function insertProposal(
  tx: Transaction,
  sellerId: string,
  { proposal: id, variant, label, price, seen, note, requestId }: NonNullable<SellerStateInput['proposal']>,
): Promise<void> {
  await tx
    .insertInto('producer_proposal')
    .values({
      id,
      seller_id: sellerId,
      slip_id: id,
      kind: 'price',
      subject: `price ${variant}`,
      variant_id: variant,
      label_primary: label,
      amount: price,
      seen,
      note,
      form: id,
      proposed_at: new Date(),
      status: 'waiting',
    })
    .execute();
  if (requestId === null) return;
  const { key: request, input } = callersRequest('answer_proposals', requestId, { accept: true, id });
  await tx
    .insertInto('desk_request')
    .values({ request, input, at: new Date() })
    .onConflict((conflict) => conflict.column('request').doUpdateSet({ input }))
    .execute();
}

/** A saving by which the product got its name; before, it was called the same with (ancien). */
async function insertSaving(
  tx: Transaction,
  { number, state, requestId }: SavingStateInput,
  { product, handles: [key], names: [name] }: ShelvedProductStateInput,
): Promise<void> {
  const before = `${name} (ancien)`;
  const after = state === 'overwritten' ? `${name} (entre-temps)` : name;
  const changes = [
    { table: 'product', key, id: product, before: { name_primary: before }, after: { name_primary: after } },
  ];
  const names = { object: { primary: name, secondary: null } };
  const shown = [{ kind: 'products', key, column: 'name_fr', before, after, names }];
  const at = new Date().toISOString();
  const undoneAt = state === 'undone' ? at : null;
  await sql`
    insert into catalogue_saving (number, at, source, changes, shown, undone_at) overriding system value
    values (${number}, ${at}, 'form', ${JSON.stringify(changes)}::jsonb, ${JSON.stringify(shown)}::jsonb, ${undoneAt})
    on conflict (number) do update
      set changes = excluded.changes, shown = excluded.shown, undone_at = excluded.undone_at`.execute(tx);
  if (requestId === null) return;
  const { key: request, input } = callersRequest('save_catalogue', requestId, { product });
  await tx
    .insertInto('desk_request')
    .values({ request, input, at: new Date(0) })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .execute();
}

/** Records a stock request of a former staff member in the journal, which is append-only. */
async function recordStockRequest(
  tx: Transaction,
  variant: string,
  { requestId, stock, stockMdo }: StockRequestStateInput,
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

/** Removes the orders that staff entered with these goods, which no state knows; what was put on a balance for one keeps it. */
async function removeEntered(tx: Transaction, products: readonly string[], sellers: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join checkout_attempt a on a.id = o.attempt_id
    where a.entered_by is not null and not exists (select from balance_movement m where m.order_id = o.id)
      and exists (select from order_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
        where l.order_id = o.id and (p.id = any(${products}::uuid[]) or p.seller_id = any(${sellers}::uuid[])))`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.updateTable('checkout_attempt').set({ added_to: null }).where('added_to', 'in', ids).execute();
  await tx.deleteFrom('orders').where('id', 'in', ids).execute();
}

/**
 * Removes the objects of a state from the catalogue with everything that depends on them, including what an interrupted
 * run has left with its producers and below its collections. Missing ones are skipped.
 */
export async function removeCatalogue(tx: Transaction, input: CatalogueStateInput): Promise<void> {
  const products = input.products.map(({ product }) => product);
  const collections = input.collections.map(({ collection }) => collection);
  const sellers = input.sellers.map(({ seller }) => seller);
  await removeEntered(tx, products, sellers);
  await sql`delete from product where id = any(${products}::uuid[]) or seller_id = any(${sellers}::uuid[])`.execute(tx);
  await sql`
    delete from collection where id = any(${collections}::uuid[]) or parent_id = any(${collections}::uuid[])`.execute(
    tx,
  );
  await sql`delete from producer_proposal where seller_id = any(${sellers}::uuid[])`.execute(tx);
  await sql`delete from producer_slip where seller_id = any(${sellers}::uuid[])`.execute(tx);
  await sql`delete from seller where id = any(${sellers}::uuid[])`.execute(tx);
  const keys = input.synonyms.map(({ key }) => key);
  await sql`delete from synonym_group where key = any(${keys}::text[])`.execute(tx);
}

/** Puts the objects of a state into the catalogue, replacing those with their ids. */
export async function putCatalogue(tx: Transaction, input: CatalogueStateInput): Promise<void> {
  await removeCatalogue(tx, input);
  for (const seller of input.sellers) await insertSeller(tx, seller);
  const priority = input.first ? FIRST : LAST;
  for (const [index, collection] of input.collections.entries())
    await insertCollection(tx, collection, priority + index);
  for (const [index, product] of input.products.entries()) await insertProduct(tx, product, priority + index);
  for (const { key, words, also, kind } of input.synonyms)
    await tx
      .insertInto('synonym_group')
      .values({
        id: stableUuid('synonyms', `contrats/${key}`),
        key,
        words_primary: words,
        words_secondary: [],
        also_primary: also,
        also_secondary: [],
        apart: kind !== null,
        kind,
      })
      .execute();
}

const FLAT = { priority: LAST, parent_id: null, image: null };
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
