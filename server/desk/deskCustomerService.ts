import { ADJUSTMENT_MOST_CENTS, ADJUSTMENT_REASON_MAX } from '#rules/balance.ts';
import { cents } from '#rules/money.ts';
import { isStorable } from '#rules/plainText.ts';
import * as account from '../account/accountService.ts';
import * as balance from '../balance/balanceService.ts';
import type { Visitor } from '../caller.ts';
import { staffOf } from '../caller.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import { keysetPageOf } from '../graphql/keysetPage.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import * as store from './deskCustomerStore.ts';
import type { DeskMarket } from './deskMarket.ts';

const WORDS_MAX = 100;

/** A customer as the desk sees them; depositsHeld: cents (E50). */
export type DeskCustomer = store.CustomerRow & { depositsHeld: number };

/** A correction of a balance in cents: negative gives credit, positive takes it. The same requestId is applied once. */
export type BalanceAdjustment = { amount: number; reason: string; requestId: string };

/** These customers with their deposits and boxes, in this order; two statements for any number. */
async function readCustomers(market: DeskMarket, ids: readonly string[]): Promise<DeskCustomer[]> {
  const deposits = await balance.depositsHeldBy(market.database, ids);
  return (await store.readCustomers(market.database.kysely, ids)).map((row) => ({
    ...row,
    depositsHeld: deposits.get(row.id) ?? 0,
  }));
}

/** Customers by name. BAD_CURSOR, BAD_INPUT {field}. */
export async function list(
  market: DeskMarket,
  page: PageArgs,
  { words, holding }: { words: string; holding: boolean },
): Promise<Connection<DeskCustomer>> {
  if (words.length > WORDS_MAX || !isStorable(words)) throw new MarketError('BAD_INPUT', { field: 'words' });
  const searchWords = words.split(/\s+/).filter((word) => word !== '');
  return keysetPageOf(
    page,
    `desk customers ${JSON.stringify([searchWords, holding])}`,
    (keyset) => store.findCustomers(market.database.kysely, { words: searchWords, holding }, keyset),
    (ids) => readCustomers(market, ids),
  );
}

/** Null: no such customer, or a deleted one. */
export async function byId(market: DeskMarket, customerId: string): Promise<DeskCustomer | null> {
  return (await readCustomers(market, [customerId]))[0] ?? null;
}

/** Corrects the balance, for a reason that the customer reads. CREDIT_IN_USE, NOT_FOUND, REQUEST_REUSED, BAD_INPUT {field}. */
export async function adjustBalance(
  market: DeskMarket,
  staff: Visitor,
  customerId: string,
  { amount, reason, requestId }: BalanceAdjustment,
): Promise<void> {
  const note = reason.trim();
  const request = callersRequest('adjust_balance', requestId, { customerId, amount, note });
  if (amount === 0 || Math.abs(cents(amount)) > ADJUSTMENT_MOST_CENTS)
    throw new MarketError('BAD_INPUT', { field: 'amount' });
  if (note === '' || note.length > ADJUSTMENT_REASON_MAX || !isStorable(note))
    throw new MarketError('BAD_INPUT', { field: 'reason' });
  const at = market.clock.now();
  // Without the note: the journal has no texts about a customer, who may be deleted (E49).
  const action = { kind: 'adjust_balance', customerId, request: request.key, data: { amount }, at } as const;
  const recordInJournal = async (tx: Transaction) => {
    await journal.recordRequest(tx, request, at);
    await journal.record(tx, { ...action, staffId: staffOf(staff) });
  };
  const result = await balance.adjust(market.database, {
    customerId,
    also: recordInJournal,
    amount,
    note,
    request: request.key,
    at,
  });
  if (result === 'repeated') await journal.verifyRequest(market.database.kysely, request);
  if (result === 'unknown') throw new MarketError('NOT_FOUND');
  if (result === 'reserved') throw new MarketError('CREDIT_IN_USE');
}

/**
 * Deletes a customer (F-186, E49), never the caller nor anybody who has worked at the desk: STAFF_KEPT. `forfeits`: the
 * credit and deposits that were shown as lost, in cents. Repeated, it changes nothing. Throws what `account.erase` throws.
 */
export async function deleteCustomer(
  market: DeskMarket,
  staff: Visitor,
  customerId: string,
  forfeits: number,
): Promise<void> {
  const staffId = staffOf(staff);
  if (customerId === staffId || (await store.hasActed(market.database.kysely, customerId)))
    throw new MarketError('STAFF_KEPT');
  const action = { kind: 'delete_customer', customerId, request: `delete_customer ${customerId}` } as const;
  const recordInJournal = (tx: Transaction) =>
    journal.record(tx, { ...action, staffId, data: {}, at: market.clock.now() });
  await account.erase(market, customerId, { forfeits, alsoInTransaction: recordInJournal });
}
