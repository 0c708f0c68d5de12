import { sql, type Kysely, type Selectable } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { PaidContact } from '#rules/contactDetails.ts';
import { chargeableColumns, chargeableOf, type Chargeable, type ChargeableRow } from '../../cards/cardService.ts';
import * as cartCheckout from '../../cart/cartCheckout.ts';
import { afterLocks, type Locking } from '../../database/combinedStatements.ts';
import type { CustomerTable } from '../../database/peopleTables.ts';
import { PREPARED } from '../../database/preparedStatements.ts';
import type { Tables } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';

/** The buyer and their contact; `isDelivered`: it goes to an address. */
export type Buyer = { locale: Locale; contact: PaidContact; isDelivered: boolean };

const BUYER = ['locale', 'email', 'first_name', 'last_name', 'shipping_address'] as const;
type BuyerRow = Pick<Selectable<CustomerTable>, (typeof BUYER)[number]>;

function buyerOf({ locale, email, shipping_address: address, ...row }: BuyerRow, isDelivered: boolean): Buyer {
  const fullName = [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
  return {
    locale,
    isDelivered,
    contact: {
      email,
      name: isDelivered ? (address?.name ?? fullName) : fullName,
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

const buyerColumns = sql.join(BUYER.map((column) => sql.ref(`u.${column}`)));
const buyersCart = (customerId: string, cartId: string) => sql`customer u join cart c on c.customer_id = u.id
    where u.id = ${customerId}::uuid and c.id = ${cartId}::uuid and u.deleted_at is null`;
type CartRow = { shipping_zone_id: string | null };

/** The customer of a cart; null: the account was deleted. Ids are uuids. */
export async function readBuyer(db: Kysely<Tables>, customerId: string, cartId: string): Promise<Buyer | null> {
  const { rows } = await sql<BuyerRow & CartRow>`${sql.raw(PREPARED)}
    select ${buyerColumns}, c.shipping_zone_id from ${buyersCart(customerId, cartId)}`.execute(db);
  const [row] = rows;
  return row ? buyerOf(row, row.shipping_zone_id !== null) : null;
}

/** The customer whose cart the closing of a week buys, with their card. `isOver`: nothing of that week awaits it any more. */
export type ClosingBuyer = Buyer & { chargeable: Chargeable | null; isOver: boolean };

/** The same customer as the closing of a week (its first day) needs them. */
export async function readClosingBuyer(
  db: Kysely<Tables>,
  { customerId, cartId, week }: { customerId: string; cartId: string; week: string },
): Promise<ClosingBuyer | null> {
  const { rows } = await sql<BuyerRow & CartRow & ChargeableRow & { isOver: boolean }>`${sql.raw(PREPARED)}
    select ${buyerColumns}, c.shipping_zone_id, ${chargeableColumns}, not ${cartCheckout.awaitsPurchase(week)} as "isOver"
    from ${buyersCart(customerId, cartId)}`.execute(db);
  const [row] = rows;
  return row
    ? { ...buyerOf(row, row.shipping_zone_id !== null), chargeable: chargeableOf(row), isOver: row.isOver }
    : null;
}

/** The lock of the same after an earlier lock. */
export const lockingBuyer = (customerId: string, earlier: string): Locking =>
  sql`select id from customer where id = ${customerId}::uuid and deleted_at is null and ${afterLocks(earlier)} for key share`;

/** A customer who buys without a cart, locked against deletion until the transaction ends. Null: deleted already. */
export async function lockBuyer(tx: Transaction, customerId: string, isDelivered: boolean): Promise<Buyer | null> {
  const row = await tx
    .selectFrom('customer')
    .select(BUYER)
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row ? buyerOf(row, isDelivered) : null;
}
