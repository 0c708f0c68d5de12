import type { Kysely } from 'kysely';
import type { Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { paginate } from '../graphql/connection.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import { MarketError } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import * as store from './balanceStore.ts';
import type { LockedBalance, MovementRow } from './balanceStore.ts';

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
  isMissing: boolean;
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

/**
 * What market and customers owe each other: balance with its ledger (E13), deposits and boxes (E9, E50). Ids are uuids,
 * money cents.
 */
export type BalanceService = {
  /** Locks a customer's balance; before attempts and orders, after carts and variants. Null: no such customer. */
  lock(tx: Transaction, customerId: string): Promise<LockedBalance | null>;
  /** Takes the credit that a paid order used, and lends its box, in the order's transaction. */
  orderPaid(tx: Transaction, paid: PaidWithBalance): Promise<void>;
  /** Returns the credit that a cancelled order used (E60), and withdraws its box, under the balance's lock. */
  orderCancelled(tx: Transaction, cancelled: Omit<PaidWithBalance, 'attemptId'>): Promise<void>;
  /** Credits returned goods of an order, in its transaction, once per return; `box`: the reusable box is among them. */
  creditReturn(tx: Transaction, credited: CreditedReturn): Promise<void>;
  /** Cents of an order's deposits that were credited by hand before, to settle it, under the balance's lock. */
  creditedOf(tx: Kysely<Tables>, customerId: string, orderId: string): Promise<number>;
  /** Adds or deducts credit, for the operator or the desk. REQUEST_REUSED: the request key belongs to another call. */
  adjust(adjustment: Adjustment): Promise<AdjustmentResult>;
  /**
   * Credits returned deposits, never more than are held (E50): otherwise beyond, and nothing changes. REQUEST_REUSED as
   * `adjust`.
   */
  refundDeposit(deposit: DepositReturn): Promise<Exclude<AdjustmentResult, 'reserved'> | 'beyond'>;
  /** The ledger, newest first. BAD_CURSOR, BAD_INPUT. */
  movements(customerId: string, page: PageArgs): Promise<Connection<MovementRow>>;
  /** What a customer with this address owes, in cents; negative is credit. Null: no customer, or several, have it. */
  balanceOf(email: string): Promise<number | null>;
  /** Whether the customer exists and has a balance. */
  hasAccount(customerId: string): Promise<boolean>;
  allMovements(customerId: string): Promise<MovementRow[]>;
  /** The visitor's own movement with this id, else null. */
  byId(visitor: Visitor, id: string): Promise<MovementRow | null>;
  /** Deposits paid and not returned. `tx`: as the transaction sees it. */
  depositsHeld(customerId: string, tx?: Kysely<Tables>): Promise<number>;
  /** The same for many customers, by their uuid; an unknown customer has none. */
  depositsHeldBy(customerIds: readonly string[]): Promise<Map<string, number>>;
  /** Deposits held on guests' orders (uuids); orders without deposits and customers' orders are absent. */
  guestDeposits(orderIds: readonly string[], tx?: Kysely<Tables>): Promise<Map<string, number>>;
  /** Cents of an order's deposits that went back to its card while it was a guest's, and not with their goods since. */
  depositsToCard(orderId: string, tx: Kysely<Tables>): Promise<number>;
  /** Removes the texts from a customer's ledger, which stays (E49). */
  blank(tx: Transaction, customerId: string): Promise<void>;
};

export function createBalanceService({ database }: { database: Database }): BalanceService {
  const db = database.kysely;
  const customerOf = async (customer: CustomerRef) =>
    'customerId' in customer ? customer.customerId : store.customerOfEmail(db, customer.email);
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

  return {
    lock: store.lockBalance,
    balanceOf: (email) => store.readBalance(db, email),
    async orderPaid(tx, { customerId, orderId, attemptId, applied: amount, lendsBox, at }) {
      const request = `attempt ${attemptId}`;
      if (amount > 0)
        await store.insertMovement(tx, { customerId, amount, reason: 'order_paid', request, orderId, at });
      if (lendsBox) await store.writeBox(tx, customerId, true);
    },
    async orderCancelled(tx, { customerId, orderId, applied, lendsBox, at }) {
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
    },
    async creditReturn(tx, { customerId, orderId, returnId, credit, isMissing, box, at }) {
      const reason = isMissing ? 'item_missing' : 'items_returned';
      const request = `return ${returnId}`;
      if (credit > 0) await store.insertMovement(tx, { customerId, amount: -credit, reason, request, orderId, at });
      if (box) await store.writeBox(tx, customerId, false);
    },

    async adjust({ amount, note, request, at, onceSince, ...customer }) {
      const customerId = await customerOf(customer);
      if (customerId === null) return 'unknown';
      return inTransaction(database, async (tx) => {
        const locked = await store.lockBalance(tx, customerId);
        if (!locked) return 'unknown';
        if (await isRepeated(tx, { request, customerId, amount })) return 'repeated';
        if (onceSince && (await store.adjustedSince(tx, { customerId, amount, note, since: onceSince })))
          return 'repeated';
        if (locked.reserved > 0 && locked.balance + amount > -locked.reserved) return 'reserved';
        await customer.also?.(tx);
        await insertAndNotify(tx, { customerId, amount, reason: 'adjustment', request, note, at });
        return 'done';
      });
    },
    async refundDeposit({ amount, box, request, at, ...customer }) {
      const customerId = await customerOf(customer);
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
    },
    async movements(customerId, page) {
      return paginate(await store.readMovements(db, customerId), page, `balance ${customerId}`);
    },
    hasAccount: (customerId) => store.hasCustomer(db, customerId),
    allMovements: (customerId) => store.readMovements(db, customerId),
    byId: async ({ customer }, id) => customer && store.readMovement(db, customer.id, id),
    depositsHeld: (customerId, tx = db) => store.readDeposits(tx, customerId),
    depositsHeldBy: (customerIds) => store.readDepositsBy(db, customerIds),
    guestDeposits: (orderIds, tx = db) => store.readGuestDeposits(tx, orderIds),
    depositsToCard: (orderId, tx) => store.readDepositsToCard(tx, orderId),
    creditedOf: store.readCreditedOf,
    blank: store.blankNotes,
  };
}
