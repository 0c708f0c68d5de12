import type { Caller } from '../caller.ts';
import type { Transaction } from '../database/transaction.ts';
import type { DeskAction } from '../journal/journalEntry.ts';
import * as journal from '../journal/journalService.ts';
import { MarketError } from '../marketError.ts';

/** A member of staff, and the market's time of the call. */
export type StaffCaller = Pick<Caller, 'visitor' | 'now'>;
/** With the language in which refusals name days. */
export type StaffReader = StaffCaller & Pick<Caller, 'locale'>;

/** Journals a change of the catalogue by staff, in its transaction. */
export function record(
  tx: Transaction,
  { visitor, now }: StaffCaller,
  action: Pick<DeskAction, 'kind' | 'request' | 'data'>,
) {
  if (!visitor.customer) throw new MarketError('UNAUTHENTICATED');
  return journal.record(tx, { ...action, staffId: visitor.customer.id, at: now });
}
