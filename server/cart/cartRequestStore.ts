import { sql, type Kysely } from 'kysely';
import { MARKET_SESSION_COOKIE_DAYS } from '#rules/constants.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { KeyedRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';

/**
 * Whether a call was carried out before. input: of the cart's call with the same key; null: there is none.
 * REQUEST_REUSED: that was another call.
 */
export function isRepeated(request: KeyedRequest | null, input: string | null): boolean {
  if (request === null || input === null) return false;
  if (input !== request.input) throw new MarketError('REQUEST_REUSED');
  return true;
}

/**
 * Stores a call in the transaction that carries it out; the cart must be locked. False: it was carried out before.
 * REQUEST_REUSED: its key was used for another call.
 */
export async function insertRequest(tx: Transaction, cartId: string, { key, input }: KeyedRequest): Promise<boolean> {
  const inserted = await tx
    .insertInto('cart_request')
    .values({ cart_id: cartId, request: key, input })
    .onConflict((conflict) => conflict.doNothing())
    .returning('input')
    .executeTakeFirst();
  if (inserted) return true;
  const stored = tx.selectFrom('cart_request').select('input').where('cart_id', '=', cartId).where('request', '=', key);
  return !isRepeated({ key, input }, (await stored.executeTakeFirstOrThrow()).input);
}

/** Gives a customer's cart the calls of the guest's cart that is merged into it: repeated later, they count there. */
export async function copyRequests(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`insert into cart_request (cart_id, request, input, at)
    select ${to}::uuid, request, input, at from cart_request where cart_id = ${from}
    on conflict do nothing`.execute(tx);
}

/** Forgets calls that are older than a session may be: nobody repeats them any more. */
export async function forgetRequests(db: Kysely<Tables>): Promise<void> {
  await sql`delete from cart_request where at < now() - make_interval(days => ${MARKET_SESSION_COOKIE_DAYS + 1})`.execute(
    db,
  );
}
