import { cents } from '../../rules/money.ts';
import type { BalanceService } from '../balance/balanceService.ts';
import type { Visitor } from '../caller.ts';
import { staffOf } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Journal } from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';

/** A deposit credit for a customer (uuid), in cents; `box`: the lent box came back. A requestId is applied once. */
export type DepositRefundRequest = { customerId: string; amount: number; box: boolean; requestId: string };

type Parts = {
  database: Database;
  balance: Pick<BalanceService, 'refundDeposit'>;
  journal: Pick<Journal, 'record' | 'recordRequest' | 'verifyRequest'>;
  clock: Clock;
};

/** Credits deposits to a customer's balance, with the journal's entry in the same transaction. See RefundService. */
export function createDepositRefund({ database, balance, journal, clock }: Parts) {
  return async (staff: Visitor, { customerId, amount, box, requestId }: DepositRefundRequest): Promise<void> => {
    const request = callersRequest('refund_deposit', requestId, { customerId, amount, box });
    if (cents(amount) < 1) throw new MarketError('BAD_INPUT', { field: 'amount' });
    const at = clock.now();
    const action = { kind: 'refund_deposit', customerId, request: request.key, data: { amount, box }, at } as const;
    const recordInJournal = async (tx: Transaction) => {
      await journal.recordRequest(tx, request, at);
      await journal.record(tx, { ...action, staffId: staffOf(staff) });
    };
    const result = await balance.refundDeposit({
      customerId,
      also: recordInJournal,
      amount,
      box,
      request: request.key,
      at,
    });
    if (result === 'repeated') await journal.verifyRequest(database.kysely, request);
    if (result === 'unknown') throw new MarketError('NOT_FOUND');
    if (result === 'beyond') throw new MarketError('DEPOSIT_LIMIT');
  };
}
