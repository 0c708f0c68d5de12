import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { MarketError } from '../marketError.ts';
import type { KeyedRequest } from './requestKey.ts';

/** Throws REQUEST_REUSED when the key was used for another request. Requests from before the table are not known. */
export async function verifyRequest(db: Kysely<Tables>, { key, input }: KeyedRequest): Promise<void> {
  const stored = await db.selectFrom('desk_request').select('input').where('request', '=', key).executeTakeFirst();
  if (stored && stored.input !== input) throw new MarketError('REQUEST_REUSED');
}

/**
 * Stores a request in the transaction that carries it out; waits for one with the same key that is in progress. False: the
 * same was carried out before. REQUEST_REUSED: its key was used for another request.
 */
export async function insertRequest(tx: Transaction, request: KeyedRequest, at: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('desk_request')
    .values({ request: request.key, input: request.input, at })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .returning('request')
    .executeTakeFirst();
  if (!inserted) await verifyRequest(tx, request);
  return inserted !== undefined;
}
