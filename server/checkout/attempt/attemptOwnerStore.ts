import type { Kysely } from 'kysely';
import { isStorable } from '#rules/plainText.ts';
import { isOwn } from '../../caller.ts';
import type { Visitor } from '../../caller.ts';
import type { AttemptStatus, Tables } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { AttemptRow } from './checkoutStore.ts';

/** The visitor's attempt with this provider session id; without an id their latest. Null: none of theirs. */
export async function ownAttempt(
  db: Kysely<Tables>,
  { sessionId, customer }: Pick<Visitor, 'sessionId' | 'customer'>,
  providerSessionId: string | null,
): Promise<AttemptRow | null> {
  if (providerSessionId !== null && !isStorable(providerSessionId)) return null;
  const attempts = db
    .selectFrom('checkout_attempt')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('session_id', '=', sessionId), where('customer_id', 'is', null)]),
        ...(customer ? [where('customer_id', '=', customer.id)] : []),
      ]),
    );
  const query =
    providerSessionId === null
      ? attempts.orderBy('created_at', 'desc').limit(1)
      : attempts.where('provider_session_id', '=', providerSessionId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The attempt of a provider's session that was opened in this session, whoever was signed in. */
export async function sessionsAttempt(
  db: Kysely<Tables>,
  sessionId: string,
  providerSessionId: string,
): Promise<AttemptRow | null> {
  const query = db
    .selectFrom('checkout_attempt')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('provider_session_id', '=', providerSessionId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The status of the attempt of a provider's session, whoever's it is; null: there is none. */
export async function sessionsStatus(db: Kysely<Tables>, providerSessionId: string): Promise<AttemptStatus | null> {
  if (!isStorable(providerSessionId)) return null;
  const query = db.selectFrom('checkout_attempt').select('status').where('provider_session_id', '=', providerSessionId);
  return (await query.executeTakeFirst())?.status ?? null;
}

/**
 * Moves an attempt to the session of the latest request, when a customer continues in one browser what they started in
 * another: a browser that returns from the payment page is identified by its session alone. Under the cart's lock.
 */
export async function payIn(
  tx: Transaction,
  attempt: AttemptRow,
  visitor: Pick<Visitor, 'sessionId' | 'customer'>,
): Promise<AttemptRow> {
  if (attempt.session_id === visitor.sessionId || !isOwn(attempt, visitor)) return attempt;
  const update = tx.updateTable('checkout_attempt').set({ session_id: visitor.sessionId }).where('id', '=', attempt.id);
  return update.returningAll().executeTakeFirstOrThrow();
}

export async function liveAttemptsOf(db: Kysely<Tables>, customerId: string): Promise<AttemptRow[]> {
  const attempts = db.selectFrom('checkout_attempt').selectAll().where('customer_id', '=', customerId);
  return attempts.where('status', 'in', ['creating', 'pending']).execute();
}

export async function blankAttempts(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .updateTable('checkout_attempt')
    .set({ note: null, allergies: null, contact: null, typed_postal_code: null })
    .where('customer_id', '=', customerId)
    .execute();
}
