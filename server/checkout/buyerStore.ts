import type { Kysely } from 'kysely';
import type { Locale } from '../../rules/constants.ts';
import type { AttemptContactRow } from '../database/paymentTables.ts';
import type { Tables } from '../database/tables.ts';

/** Whose cart it is, and how they are reached; `isDelivered`: the cart goes to an address. */
export type Buyer = { locale: Locale; contact: AttemptContactRow; isDelivered: boolean };

/** The customer of a cart; null: the account was deleted. Ids are uuids. */
export async function readBuyer(db: Kysely<Tables>, customerId: string, cartId: string): Promise<Buyer | null> {
  const row = await db
    .selectFrom('customer as u')
    .innerJoin('cart as c', 'c.customer_id', 'u.id')
    .select(['u.locale', 'u.email', 'u.first_name', 'u.last_name', 'u.shipping_address', 'c.shipping_zone_id'])
    .where('u.id', '=', customerId)
    .where('c.id', '=', cartId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const address = row.shipping_address;
  const own = [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
  const isDelivered = row.shipping_zone_id !== null;
  return {
    locale: row.locale,
    isDelivered,
    contact: {
      email: row.email,
      name: isDelivered ? (address?.name ?? own) : own,
      phone: isDelivered ? (address?.phone ?? null) : null,
      address:
        isDelivered && address
          ? {
              line1: address.line1,
              line2: address.line2,
              city: address.city,
              state: address.state,
              postalCode: address.postalCode,
              country: address.country,
            }
          : null,
    },
  };
}
