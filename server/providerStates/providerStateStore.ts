import { sql, type Insertable } from 'kysely';
import { OPENING_HOURS } from '#rules/constants.ts';
import { periodStarting, slotInWeek, USUAL_CALENDAR, zonedInstant, type MarketPeriod } from '#rules/period.ts';
import { dayAt, type CalendarDay } from '#rules/zone.ts';
import type { Visitor } from '../caller.ts';
import type { LocationTable, ShippingZoneTable } from '../database/placeTables.ts';
import type { Transaction } from '../database/transaction.ts';
import { stableUuid } from '../ids.ts';
import type { LineStateInput, PlaceStateInput, ProductStateInput } from './stateInput.ts';

const SELLER = { id: stableUuid('seller', 'contrats'), handle: 'contrats-de-service', name: 'Ferme des contrats' };
const CREATED_AT = '2026-01-01T00:00:00Z';
const productIdOf = (variantId: string) => stableUuid('product', `contrats/${variantId}`);

/**
 * Creates a product of one variant, or changes an existing one to match. It is in no collection. Units held by payments
 * in progress are added to the requested stock, so that it is available whatever earlier calls have left behind.
 */
export async function putProduct(tx: Transaction, input: ProductStateInput): Promise<void> {
  const id = productIdOf(input.variant);
  const handle = `produit-sous-contrat-${input.variant}`;
  const [handle_primary, handle_secondary] = input.handles ?? [handle, `${handle}-en`];
  const product = {
    taxable: input.taxable,
    seller_id: input.seller ?? SELLER.id,
    tax_kind: input.taxKind,
    is_alcohol: input.isAlcohol,
    status: input.status,
    handle_primary,
    handle_secondary,
    name_primary: input.names[0],
    name_secondary: input.names[1],
    images: input.images,
  };
  const variant = {
    price: input.price,
    compared_at_price: input.comparedAtPrice,
    deposit: input.deposit,
    track_stock: input.stock !== null,
    stored: input.stored,
  };
  const stock = Math.max(input.stock ?? 0, input.stockMdo);
  // One statement, because foreign keys are checked at its end.
  await tx
    .with('put_seller', (db) =>
      db
        .insertInto('seller')
        .values({ ...SELLER, regional: true, images: [], created_at: CREATED_AT, town: 'Chelsea' })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    )
    .with('put_product', (db) =>
      db
        .insertInto('product')
        .values({
          ...product,
          id,
          temperature: 'normal',
          bio: false,
          priority: 1_000_000,
          nb_rating: 0,
          created_at: CREATED_AT,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(product)),
    )
    .insertInto('variant')
    .values({
      ...variant,
      id: input.variant,
      product_id: id,
      position: 0,
      name_primary: 'À l’unité',
      name_secondary: 'Each',
      stock,
      stock_mdo: input.stockMdo,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...variant,
        stock: sql<number>`${stock}::int + variant.held`,
        stock_mdo: sql<number>`${input.stockMdo}::int + variant.held_mdo`,
      }),
    )
    .execute();
}

/** Takes a product of `putProduct` off sale; carts keep their line. */
export async function withdrawProduct(tx: Transaction, variantId: string): Promise<void> {
  await tx.updateTable('product').set({ status: 'inactive' }).where('id', '=', productIdOf(variantId)).execute();
}

const SLOT = { weekday: 4, slot_from: '14:00', slot_to: '19:00', priority: 1_000_000, active: true };

/** The day on which the places of the states serve the week of this Friday. */
export const handoverDay = (startDate: CalendarDay): CalendarDay =>
  dayAt(slotInWeek(periodStarting(startDate, USUAL_CALENDAR), SLOT.weekday, SLOT.slot_from, SLOT.slot_to).from);

/** An instant to come on which an open week may close in place of its own closing (spec 5): it has begun, on whatever day this is. */
export function earlierClosing({ startDate, closesAt }: MarketPeriod, now: Date): Date {
  const from = Math.max(now.getTime(), zonedInstant(startDate, '00:00').getTime());
  return new Date(from + (closesAt.getTime() - from) / 2);
}

type LocationState = Extract<PlaceStateInput, { location: string }>;
type ZoneState = Extract<PlaceStateInput, { zone: string }>;

function locationRow({ location: id, storageOnly, express, position }: LocationState): Insertable<LocationTable> {
  const address = { line1: '1, rue des Contrats', city: 'Gatineau', state: 'QC', postal_code: 'J8X3G4', country: 'CA' };
  const express_hours = express ? OPENING_HOURS.map(({ weekday, from, to }) => `${weekday} ${from}-${to}`) : [];
  const names = { name_primary: 'Point de retrait sous contrat', name_secondary: 'Pickup point under contract' };
  return {
    ...SLOT,
    ...address,
    ...names,
    id,
    key: `contrats-${id}`,
    storage_only: storageOnly,
    express_hours,
    position,
  };
}

function zoneRow({ zone: id, price, centre }: ZoneState): Insertable<ShippingZoneTable> {
  const names = { name_primary: 'Zone sous contrat', name_secondary: 'Zone under contract' };
  // A postal code that Canada Post does not assign: nobody's address is in this zone.
  return {
    ...SLOT,
    ...names,
    id,
    key: `contrats-${id}`,
    price,
    prefixes: ['Z9Z'],
    centres: centre ? [`Z9Z ${centre}`] : [],
  };
}

/** Creates a pickup point or a delivery zone, or changes an existing one to match. */
export async function putPlace(tx: Transaction, input: PlaceStateInput): Promise<void> {
  if ('location' in input) {
    const row = locationRow(input);
    await tx
      .insertInto('location')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  } else {
    const row = zoneRow(input);
    await tx
      .insertInto('shipping_zone')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

/** Closes a place of `putPlace`; carts and orders keep it. */
export async function closePlace(tx: Transaction, input: PlaceStateInput): Promise<void> {
  if ('location' in input)
    await tx.updateTable('location').set({ active: false }).where('id', '=', input.location).execute();
  else await tx.updateTable('shipping_zone').set({ active: false }).where('id', '=', input.zone).execute();
}

type Owner = Pick<Visitor, 'sessionId' | 'customer'>;
const cartOf = (tx: Transaction, { sessionId, customer }: Owner) => {
  const carts = tx.selectFrom('cart').select('id');
  return customer ? carts.where('customer_id', '=', customer.id) : carts.where('session_id', '=', sessionId);
};

/** The uuid of a visitor's stored cart; null: nothing was ever added. */
export const cartIdOf = async (tx: Transaction, visitor: Owner): Promise<string | null> =>
  (await cartOf(tx, visitor).executeTakeFirst())?.id ?? null;

/** Gives a cart's line its id, taking it from any earlier cart, and marks the line as unsure for a reason. */
export async function markLine(tx: Transaction, visitor: Owner, line: LineStateInput): Promise<void> {
  if (line.item) await tx.deleteFrom('cart_item').where('id', '=', line.item).execute();
  await tx
    .updateTable('cart_item')
    .set({ id: line.item, unsure: line.unsureReason !== null, unsure_reason: line.unsureReason })
    .where('cart_id', '=', cartOf(tx, visitor))
    .where('variant_id', '=', line.variant)
    .execute();
}
