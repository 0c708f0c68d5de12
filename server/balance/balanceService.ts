import type { Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { paginate } from '../graphql/connection.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import * as store from './balanceStore.ts';
import type { MovementRow } from './balanceStore.ts';

/*
 * What market and customers owe each other: balance with its ledger (E13), deposits and boxes (E9, E50). Ids are uuids,
 * money cents.
 */

export {
  blankNotes as blank,
  lockBalance as lock,
  lockingBalance as locking,
  readCreditedOf as creditedOf,
  readDeposits,
  readDepositsToCard as depositsToCard,
  readGuestDeposits,
  type HeldContainers,
} from './balanceStore.ts';

/** A paid order as the balance needs it. Cents, uuids. */
export type PaidWithBalance = {
  customerId: string;
  orderId: string;
  attemptId: string;
  /** What the balance paid, 0 or positive. */
  applied: number;
  lendsBox: boolean;
  at: Date;
};

export type CreditedReturn = Pick<PaidWithBalance, 'customerId' | 'orderId' | 'at'> & {
  returnId: string;
  /** Cents, 0 or positive. */
  credit: number;
  reason: 'items_returned' | 'item_missing' | 'items_removed' | 'amount_refunded';
  /** Why, which the customer reads; null: nothing was written. */
  note: string | null;
  box: boolean;
};

/**
 * Runs in the same transaction under the balance's lock, once the change is certain; what it throws undoes everything.
 */
export type BalanceEffect = (tx: Transaction) => Promise<unknown>;

/** The customer: by address, as the operator names them, or by uuid, with what the desk records beside the change. */
export type CustomerRef =
  | { email: string; also?: BalanceEffect | undefined }
  | { customerId: string; also: BalanceEffect };

export type Adjustment = CustomerRef & {
  /** Cents; negative gives credit. */
  amount: number;
  note: string;
  /** The same request adjusts once. */
  request: string;
  at: Date;
  /** Also counts as repeated: the same amount with the same note since then. */
  onceSince?: Date | undefined;
};

export type DepositReturn = CustomerRef & {
  request: string;
  at: Date;
  /** Cents to credit, above 0. */
  amount: number;
  /** The reusable box was returned with it: the customer has none any more. */
  box: boolean;
};

/** unknown: no customer, or several, have this address. reserved: an open payment counts on that credit. */
export type AdjustmentResult = 'done' | 'repeated' | 'unknown' | 'reserved';

async function customerOf(database: Database, customer: CustomerRef) {
  return 'customerId' in customer ? customer.customerId : store.customerOfEmail(database.kysely, customer.email);
}

/** Whether a request moved the balance before. REQUEST_REUSED: another customer's, or by another amount. */
async function isRepeated(tx: Transaction, movement: store.RequestedMovement): Promise<boolean> {
  const applied = await store.isRequestApplied(tx, movement);
  if (applied === 'other') throw new MarketError('REQUEST_REUSED');
  return applied === 'same';
}

/** Writes a movement that staff made, and queues the mail that tells its customer. */
async function insertAndNotify(tx: Transaction, movement: store.Movement): Promise<void> {
  const movementId = await store.insertMovement(tx, movement);
  await queueMail(tx, { kind: 'balance_changed', about: movementId, data: { movementId } });
}

/** What a customer with this address owes, in cents; negative is credit. Null: no customer, or several, have it. */
export function balanceOf(database: Database, email: string): Promise<number | null> {
  return store.readBalance(database.kysely, email);
}

/** Takes the credit that a paid order used, and lends its box, in the order's transaction. */
export async function orderPaid(
  tx: Transaction,
  { customerId, orderId, attemptId, applied: amount, lendsBox, at }: PaidWithBalance,
): Promise<void> {
  const request = `attempt ${attemptId}`;
  if (amount > 0) await store.insertMovement(tx, { customerId, amount, reason: 'order_paid', request, orderId, at });
  if (lendsBox) await store.writeBox(tx, customerId, true);
}

/** Returns the credit that a cancelled order used (E60), and withdraws its box, under the balance's lock. */
export async function orderCancelled(
  tx: Transaction,
  { customerId, orderId, applied, lendsBox, at }: Omit<PaidWithBalance, 'attemptId'>,
): Promise<void> {
  const request = `cancelled ${orderId}`;
  if (applied > 0)
    await store.insertMovement(tx, {
      customerId,
      amount: -applied,
      reason: 'order_cancelled',
      request,
      orderId,
      at,
    });
  if (lendsBox) await store.writeBox(tx, customerId, false);
}

/** Credits returned goods or an amount of an order, in its transaction, once per return; `box`: the reusable box is among them. */
export async function creditReturn(
  tx: Transaction,
  { customerId, orderId, returnId, credit, reason, note, box, at }: CreditedReturn,
): Promise<void> {
  const request = `return ${returnId}`;
  if (credit > 0) await store.insertMovement(tx, { customerId, amount: -credit, reason, request, note, orderId, at });
  if (box) await store.writeBox(tx, customerId, false);
}

/** Adds or deducts credit, for the operator or the desk. REQUEST_REUSED: the request key belongs to another call. */
export async function adjust(
  database: Database,
  { amount, note, request, at, onceSince, ...customer }: Adjustment,
): Promise<AdjustmentResult> {
  const customerId = await customerOf(database, customer);
  if (customerId === null) return 'unknown';
  return inTransaction(database, async (tx) => {
    const locked = await store.lockBalance(tx, customerId);
    if (!locked) return 'unknown';
    if (await isRepeated(tx, { request, customerId, amount })) return 'repeated';
    if (onceSince && (await store.adjustedSince(tx, { customerId, amount, note, since: onceSince }))) return 'repeated';
    if (locked.reserved > 0 && locked.balance + amount > -locked.reserved) return 'reserved';
    await customer.also?.(tx);
    await insertAndNotify(tx, { customerId, amount, reason: 'adjustment', request, note, at });
    return 'done';
  });
}

/**
 * Credits returned deposits, never more than are held (E50): otherwise beyond, and nothing changes. REQUEST_REUSED as
 * `adjust`.
 */
export async function refundDeposit(
  database: Database,
  { amount, box, request, at, ...customer }: DepositReturn,
): Promise<Exclude<AdjustmentResult, 'reserved'> | 'beyond'> {
  const customerId = await customerOf(database, customer);
  if (customerId === null) return 'unknown';
  return inTransaction(database, async (tx) => {
    if (!(await store.lockBalance(tx, customerId))) return 'unknown';
    if (await isRepeated(tx, { request, customerId, amount: -amount })) return 'repeated';
    if (amount <= 0 || amount > (await store.readDeposits(tx, customerId))) return 'beyond';
    await customer.also?.(tx);
    await insertAndNotify(tx, { customerId, amount: -amount, reason: 'deposit_refunded', request, at });
    if (box) await store.writeBox(tx, customerId, false);
    return 'done';
  });
}

/** Containers that a customer brought back, by their deposit in cents, each once. */
export type ContainerReturn = {
  customerId: string;
  orderId: string;
  containers: readonly { deposit: number; quantity: number }[];
  request: string;
  at: Date;
  also: BalanceEffect;
};

/** What counted containers give back, in cents. */
export const containersAmount = (containers: ContainerReturn['containers']): number =>
  containers.reduce((sum, { deposit, quantity }) => sum + deposit * quantity, 0);

/** Credits the deposits of counted containers, never more of each than are held (E50): otherwise as `refundDeposit`. */
export async function refundContainers(
  database: Database,
  { customerId, orderId, containers, request, at, also }: ContainerReturn,
): Promise<Exclude<AdjustmentResult, 'reserved'> | 'beyond'> {
  const amount = containersAmount(containers);
  return inTransaction(database, async (tx) => {
    if (!(await store.lockBalance(tx, customerId))) return 'unknown';
    if (await isRepeated(tx, { request, customerId, amount: -amount })) return 'repeated';
    const held = await store.readHeldContainers(tx, customerId);
    const heldOf = new Map(held.containers.map(({ deposit, quantity }) => [deposit, quantity]));
    const isBeyond = containers.some(({ deposit, quantity }) => quantity > (heldOf.get(deposit) ?? 0));
    if (isBeyond || amount > held.amount) return 'beyond';
    await also(tx);
    await insertAndNotify(tx, { customerId, amount: -amount, reason: 'deposit_refunded', request, orderId, at });
    return 'done';
  });
}

/** Containers that a customer holds, by their deposit; without the market's box. */
export async function containersHeld(database: Database, customerId: string): Promise<store.HeldContainers[]> {
  return (await store.readHeldContainers(database.kysely, customerId)).containers;
}

/** The same of many customers, by their uuid; one without containers is absent. */
export async function containersHeldBy(
  database: Database,
  customerIds: readonly string[],
): Promise<Map<string, store.HeldContainers[]>> {
  const held = await store.readHeldContainersBy(database.kysely, customerIds);
  return new Map(
    [...held].flatMap(([id, { containers }]) => (containers.length > 0 ? [[id, containers] as const] : [])),
  );
}

/** The ledger, newest first. BAD_CURSOR, BAD_INPUT. */
export async function movements(
  database: Database,
  customerId: string,
  page: PageArgs,
): Promise<Connection<MovementRow>> {
  return paginate(await store.readMovements(database.kysely, customerId), page, `balance ${customerId}`);
}

/** Whether the customer exists and has a balance. */
export function hasAccount(database: Database, customerId: string): Promise<boolean> {
  return store.hasCustomer(database.kysely, customerId);
}

export function allMovements(database: Database, customerId: string): Promise<MovementRow[]> {
  return store.readMovements(database.kysely, customerId);
}

/** The visitor's own movement with this id, else null. */
export async function byId(database: Database, { customer }: Visitor, id: string): Promise<MovementRow | null> {
  return customer && store.readMovement(database.kysely, customer.id, id);
}

/** Deposits paid and not returned. */
export function depositsHeld(database: Database, customerId: string): Promise<number> {
  return store.readDeposits(database.kysely, customerId);
}

/** The same for many customers, by their uuid; an unknown customer has none. */
export function depositsHeldBy(database: Database, customerIds: readonly string[]): Promise<Map<string, number>> {
  return store.readDepositsBy(database.kysely, customerIds);
}

/** Deposits held on guests' orders (uuids); orders without deposits and customers' orders are absent. */
export function guestDeposits(database: Database, orderIds: readonly string[]): Promise<Map<string, number>> {
  return store.readGuestDeposits(database.kysely, orderIds);
}
