import { ADJUSTMENT_MOST_CENTS, ADJUSTMENT_REASON_MAX } from '../../rules/balance.ts';
import { cents } from '../../rules/money.ts';
import { isStorable } from '../../rules/plainText.ts';
import type { AccountService } from '../account/accountService.ts';
import type { AdjustmentResult, BalanceService } from '../balance/balanceService.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import type { Visitor } from '../caller.ts';
import { keysetPageOf } from '../graphql/keysetPage.ts';
import { MarketError } from '../marketError.ts';
import * as store from './deskCustomerStore.ts';
import type { DeskActionKind } from './journal.ts';
import type { Journal } from './journalService.ts';
import { callersRequest, type DeskRequest } from './requestKey.ts';
import { staffOf } from './staffOf.ts';

const WORDS_MAX = 100;

/** A customer as the desk sees them; depositsHeld: cents (E50). */
export type DeskCustomer = store.CustomerRow & { depositsHeld: number };

/** What a member of staff asks for a customer, by their uuid; `requestId`: the same one is done once. Cents. */
type Asked = { customerId: string; amount: number; requestId: string };

/** Customers at the desk: list, deposits, corrections of the balance, deletion. Every call is for staff. */
export type MoneyService = {
  /** Credits deposits (F-198, E50). DEPOSIT_LIMIT, NOT_FOUND, REQUEST_REUSED, BAD_INPUT {field}. */
  refundDeposit(staff: Visitor, asked: Asked & { box: boolean }): Promise<DeskCustomer>;
  /** Gives (negative) or takes credit, for a reason that the customer reads. CREDIT_IN_USE, NOT_FOUND, REQUEST_REUSED, BAD_INPUT {field}. */
  adjust(staff: Visitor, asked: Asked & { reason: string }): Promise<DeskCustomer>;
  /**
   * Deletes a customer (F-186, E49), never oneself nor who has worked at the desk: STAFF_KEPT. `forfeits`: the credit and
   * deposits that were shown as lost, in cents. Answers the uuid, also of one who is gone already. What `account.erase` throws.
   */
  deleteCustomer(staff: Visitor, customerId: string, forfeits: number): Promise<string>;
  /** Customers by name. BAD_CURSOR, BAD_INPUT {field}. */
  customers(page: PageArgs, filter: { words: string; holding: boolean }): Promise<Connection<DeskCustomer>>;
  /** Null: no such customer, or not any more. */
  customer(customerId: string): Promise<DeskCustomer | null>;
};

type Parts = {
  database: Database;
  account: AccountService;
  balance: BalanceService;
  journal: Pick<Journal, 'record' | 'keep' | 'check'>;
  clock: Clock;
};

export function createMoneyService({ database, account, balance, journal, clock }: Parts): MoneyService {
  const db = database.kysely;

  /** These customers with what they hold, in this order; in as many statements however many. */
  async function read(ids: readonly string[]): Promise<DeskCustomer[]> {
    const held = await balance.depositsHeldBy(ids);
    return (await store.readCustomers(db, ids)).map((row) => ({ ...row, depositsHeld: held.get(row.id) ?? 0 }));
  }

  async function there(customerId: string): Promise<DeskCustomer> {
    const [found] = await read([customerId]);
    if (!found) throw new MarketError('NOT_FOUND');
    return found;
  }

  /** Written beside what it tells of. The journal keeps no words about a customer, who may be deleted (E49). */
  const recorded =
    (kind: DeskActionKind, staff: Visitor, customerId: string, request: string | null, data: Record<string, unknown>) =>
    (tx: Transaction) =>
      journal.record(tx, { kind, staffId: staffOf(staff), customerId, request, data, at: clock.now() });

  /** The same of a call that is done once, which is kept with it. */
  const kept =
    (kind: DeskActionKind, staff: Visitor, customerId: string, request: DeskRequest, data: Record<string, unknown>) =>
    async (tx: Transaction) => {
      await journal.keep(tx, request, clock.now());
      await recorded(kind, staff, customerId, request.key, data)(tx);
    };

  async function answered(
    customerId: string,
    request: DeskRequest,
    outcome: AdjustmentResult | 'beyond',
  ): Promise<DeskCustomer> {
    if (outcome === 'repeated') await journal.check(db, request);
    if (outcome === 'unknown') throw new MarketError('NOT_FOUND');
    if (outcome === 'reserved') throw new MarketError('CREDIT_IN_USE');
    if (outcome === 'beyond') throw new MarketError('DEPOSIT_LIMIT');
    return there(customerId);
  }

  return {
    async refundDeposit(staff, { customerId, amount, box, requestId }) {
      const request = callersRequest('refund_deposit', requestId, { customerId, amount, box });
      if (cents(amount) < 1) throw new MarketError('BAD_INPUT', { field: 'amount' });
      const also = kept('refund_deposit', staff, customerId, request, { amount, box });
      const back = { customerId, also, amount, box, request: request.key, at: clock.now() };
      return answered(customerId, request, await balance.refundDeposit(back));
    },

    async adjust(staff, { customerId, amount, reason, requestId }) {
      const note = reason.trim();
      const request = callersRequest('adjust_balance', requestId, { customerId, amount, note });
      if (amount === 0 || Math.abs(cents(amount)) > ADJUSTMENT_MOST_CENTS)
        throw new MarketError('BAD_INPUT', { field: 'amount' });
      if (note === '' || note.length > ADJUSTMENT_REASON_MAX || !isStorable(note))
        throw new MarketError('BAD_INPUT', { field: 'reason' });
      const also = kept('adjust_balance', staff, customerId, request, { amount });
      const asked = { customerId, also, amount, note, request: request.key, at: clock.now() };
      return answered(customerId, request, await balance.adjust(asked));
    },

    async deleteCustomer(staff, customerId, forfeits) {
      if (customerId === staffOf(staff) || (await store.hasActed(db, customerId))) throw new MarketError('STAFF_KEPT');
      await account.erase(customerId, {
        forfeits,
        also: recorded('delete_customer', staff, customerId, `delete_customer ${customerId}`, {}),
      });
      return customerId;
    },

    async customers(page, { words, holding }) {
      if (words.length > WORDS_MAX || !isStorable(words)) throw new MarketError('BAD_INPUT', { field: 'words' });
      const wanted = words.split(/\s+/).filter((word) => word !== '');
      return keysetPageOf(
        page,
        `desk customers ${JSON.stringify([wanted, holding])}`,
        (cut) => store.findCustomers(db, { words: wanted, holding }, cut),
        read,
      );
    },

    customer: async (customerId) => (await read([customerId]))[0] ?? null,
  };
}
