import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import type { DeskRequest } from './requestKey.ts';

/** Throws REQUEST_REUSED where a request was kept and asked something else. Of requests from before nothing is known. */
export async function checkRequest(db: Kysely<Tables>, { key, input }: DeskRequest): Promise<void> {
  const kept = await db.selectFrom('desk_request').select('input').where('request', '=', key).executeTakeFirst();
  if (kept && kept.input !== input) throw new MarketError('REQUEST_REUSED');
}

/**
 * Keeps a request in the transaction that does what it asks; waits for one of its key that is under way. False: the same was
 * done before. REQUEST_REUSED: its key was of something else.
 */
export async function keepRequest(tx: Transaction, request: DeskRequest, at: Date): Promise<boolean> {
  const kept = await tx
    .insertInto('desk_request')
    .values({ request: request.key, input: request.input, at })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .returning('request')
    .executeTakeFirst();
  if (!kept) await checkRequest(tx, request);
  return kept !== undefined;
}
