import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { BalanceReason } from '#rules/balance.ts';
import { afterLocks, type Locking } from '../database/combinedStatements.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Text } from '../text/bilingualText.ts';
import {
  boxDeposit,
  containersByDeposit,
  depositsToCard,
  depositSums,
  guestDepositSums,
  isDepositPaid,
  withheldDeposits,
} from './depositsSql.ts';

/** One movement of a balance, in cents; ids are uuids. */
export type MovementRow = {
  id: string;
  amount: number;
  balance: number;
  reason: BalanceReason;
  note: string | null;
  orderId: string | null;
  createdAt: Date;
};

export type Movement = Pick<MovementRow, 'amount' | 'reason'> & {
  customerId: string;
  /** The request behind it; the same one moves the balance once. */
  request: string;
  at: Date;
  note?: string | null;
  orderId?: string;
};

/** Cents; negative is credit (E13). reserved: credit that open payments will use, 0 or positive. */
export type LockedBalance = { balance: number; reserved: number };

/**
 * Locks a customer's row, and so the balance, until the transaction ends: after the cart and the variants, before
 * attempts and orders. Null: no such customer any more.
 */
export async function lockBalance(tx: Transaction, customerId: string): Promise<LockedBalance | null> {
  const row = await tx
    .selectFrom('customer')
    .select('balance')
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { reserved } = await tx
    .selectFrom('checkout_attempt')
    .select(sql<number>`coalesce(sum(balance_applied), 0)::int`.as('reserved'))
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['creating', 'pending'])
    .executeTakeFirstOrThrow();
  return { balance: row.balance, reserved };
}

/** The lock of the balance after an earlier lock. */
export const lockingBalance = (customerId: string, earlier: string): Locking =>
  sql`select id from customer where id = ${customerId}::uuid and deleted_at is null and ${afterLocks(earlier)} for no key update`;

/** Whether a customer exists and was not deleted. */
export async function hasCustomer(db: Kysely<Tables>, customerId: string): Promise<boolean> {
  const row = db.selectFrom('customer').select('id').where('id', '=', customerId).where('deleted_at', 'is', null);
  return (await row.executeTakeFirst()) !== undefined;
}

export type RequestedMovement = Pick<Movement, 'request' | 'customerId' | 'amount'>;

/** Whether a request moved a balance before; other: another customer's, or by another amount, in cents. */
export async function isRequestApplied(
  tx: Transaction,
  { request, customerId, amount }: RequestedMovement,
): Promise<'same' | 'other' | null> {
  const rows = tx.selectFrom('balance_movement').select(['customer_id', 'amount']).where('request', '=', request);
  const row = await rows.executeTakeFirst();
  if (!row) return null;
  return row.customer_id === customerId && row.amount === amount ? 'same' : 'other';
}

/** Whether a locked balance was adjusted by exactly this amount, in cents, with exactly this note, since then. */
export async function adjustedSince(
  tx: Transaction,
  { customerId, amount, note, since }: { customerId: string; amount: number; note: string; since: Date },
): Promise<boolean> {
  const row = tx
    .selectFrom('balance_movement')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('reason', '=', 'adjustment')
    .where('amount', '=', amount)
    .where('note', '=', note)
    .where('created_at', '>', since);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Writes a movement of a locked balance; returns its uuid. Throws when its request was written before. */
export async function insertMovement(tx: Transaction, movement: Movement): Promise<string> {
  const { customerId, amount, reason, request, at, note = null, orderId = null } = movement;
  const id = randomUUID();
  await sql`
    with moved as (update customer set balance = balance + ${amount} where id = ${customerId} returning balance)
    insert into balance_movement (id, customer_id, position, amount, balance, reason, note, order_id, request, created_at)
    select ${id}, ${customerId},
      (select coalesce(max(position), 0) + 1 from balance_movement where customer_id = ${customerId}),
      ${amount}, moved.balance, ${reason}, ${note}, ${orderId}::uuid, ${request}, ${at}
    from moved`.execute(tx);
  return id;
}

const movements = (db: Kysely<Tables>, customerId: string) =>
  db
    .selectFrom('balance_movement')
    .select(['id', 'amount', 'balance', 'reason', 'note', 'order_id as orderId', 'created_at as createdAt'])
    .where('customer_id', '=', customerId);

/** Newest first. */
export async function readMovements(db: Kysely<Tables>, customerId: string): Promise<MovementRow[]> {
  return movements(db, customerId).orderBy('position', 'desc').execute();
}

export async function readMovement(db: Kysely<Tables>, customerId: string, id: string): Promise<MovementRow | null> {
  return (await movements(db, customerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Deposits that a customer holds, in cents (depositSums). */
export async function readDeposits(db: Kysely<Tables>, customerId: string): Promise<number> {
  return (await readDepositsBy(db, [customerId])).get(customerId) ?? 0;
}

/** The same for many customers, by their uuid; customers without deposits may be absent. */
export async function readDepositsBy(db: Kysely<Tables>, customerIds: readonly string[]): Promise<Map<string, number>> {
  const isOfCustomers = sql<boolean>`customer_id = any(${customerIds}::uuid[])`;
  const { rows } = await sql<{ customer_id: string; held: number }>`${depositSums(isOfCustomers)}`.execute(db);
  return new Map(rows.map((row) => [row.customer_id, row.held]));
}

/** Containers with the same deposit (cents) that a customer holds, and the products that they were sold with. */
export type HeldContainers = { deposit: number; quantity: number; products: Text[] };

/** What a customer holds; amount: the most that it gives back together, in cents. */
type CustomerContainers = { amount: number; containers: HeldContainers[] };

/**
 * Containers whose deposits customers hold (E50), by the customer's uuid, there by their deposit, without the market's box. A credit does
 * not say which containers it was for, so quantity is the most that can be among what is held.
 */
export async function readHeldContainersBy(
  db: Kysely<Tables>,
  customerIds: readonly string[],
): Promise<Map<string, CustomerContainers>> {
  const held = await readDepositsBy(db, customerIds);
  const { rows } = await sql<HeldContainers & { customerId: string; boxDeposit: number }>`
    select c.id as "customerId", l.deposit, l.products, l.quantity, box.deposit as "boxDeposit"
    from unnest(${customerIds}::uuid[]) c (id)
      cross join lateral (${containersByDeposit(sql`c.id`)}) l
      cross join lateral (${boxDeposit(sql`c.id`)}) box
    order by l.deposit desc`.execute(db);
  const ofCustomer = ([customerId, own]: [string, typeof rows]) => {
    const amount = Math.max(0, (held.get(customerId) ?? 0) - (own[0]?.boxDeposit ?? 0));
    const containers = own.map(({ deposit, quantity, products }) => ({
      deposit,
      quantity: Math.min(quantity, Math.floor(amount / deposit)),
      products,
    }));
    return [customerId, { amount, containers: containers.filter(({ quantity }) => quantity > 0) }] as const;
  };
  return new Map([...Map.groupBy(rows, ({ customerId }) => customerId)].map(ofCustomer));
}

/** The same of one customer. */
export async function readHeldContainers(db: Kysely<Tables>, customerId: string): Promise<CustomerContainers> {
  return (await readHeldContainersBy(db, [customerId])).get(customerId) ?? { amount: 0, containers: [] };
}

/** Deposits that guests' orders hold, in cents above 0 by the order's uuid. */
export async function readGuestDeposits(db: Kysely<Tables>, orderIds: readonly string[]): Promise<Map<string, number>> {
  const isOfOrders = sql<boolean>`order_id = any(${orderIds}::uuid[])`;
  const { rows } = await sql<{ order_id: string; held: number }>`${guestDepositSums(isOfOrders)}`.execute(db);
  return new Map(rows.map((row) => [row.order_id, row.held]));
}

/** Cents of an order's deposits that were refunded to its card separately, without their goods. */
export async function readDepositsToCard(db: Kysely<Tables>, orderId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select amount from (${depositsToCard}) c where order_id = ${orderId}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/**
 * Cents of this order's deposits that were credited by hand: credited deposits beyond those of the customer's other
 * valid orders, at most all of this one's.
 */
export async function readCreditedOf(tx: Kysely<Tables>, customerId: string, orderId: string): Promise<number> {
  const { rows } = await sql<{ credited: number }>`
    with paid as (
      select o.id, sum(l.deposit * (l.quantity - l.returned)) - coalesce(max(c.amount), 0) as deposit
      from orders o join current_order_line l on l.order_id = o.id left join (${depositsToCard}) c on c.order_id = o.id
      where o.customer_id = ${customerId} and (o.cancelling is null or o.id = ${orderId})
        and o.status in ('processed', 'fulfilled', 'shipped', 'completed', 'disputed') and ${isDepositPaid('o')}
      group by o.id)
    select least(
      coalesce((select deposit from paid where id = ${orderId}), 0),
      greatest(0, -coalesce((select sum(amount) from balance_movement
          where customer_id = ${customerId} and reason = 'deposit_refunded'), 0)
        - coalesce((select sum(deposit) from paid where id <> ${orderId}), 0)
        - coalesce((select sum(amount) from (${withheldDeposits(sql`customer_id = ${customerId}`)}) k), 0)))::int as credited`.execute(
    tx,
  );
  return rows[0]?.credited ?? 0;
}

/** Stores whether the customer has a reusable box (E9). */
export async function writeBox(tx: Transaction, customerId: string, has: boolean): Promise<void> {
  await tx.updateTable('customer').set({ has_reusable_box: has }).where('id', '=', customerId).execute();
}

/** Removes the texts from a customer's movements, which stay (E49). */
export async function blankNotes(tx: Transaction, customerId: string): Promise<void> {
  const withNote = tx.updateTable('balance_movement').set({ note: null }).where('customer_id', '=', customerId);
  await withNote.where('note', 'is not', null).execute();
}

/** The balance of the only customer with this address, in cents; null: none or several have it. */
export async function readBalance(db: Kysely<Tables>, email: string): Promise<number | null> {
  const id = await customerOfEmail(db, email);
  if (id === null) return null;
  return (await db.selectFrom('customer').select('balance').where('id', '=', id).executeTakeFirst())?.balance ?? null;
}

/** The customer with an e-mail address, confirmed or not; null: none, or several. */
export async function customerOfEmail(db: Kysely<Tables>, email: string): Promise<string | null> {
  const matching = db.selectFrom('customer').select('id').where('email', '=', email.trim().toLowerCase());
  const rows = await matching.where('deleted_at', 'is', null).limit(2).execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}
