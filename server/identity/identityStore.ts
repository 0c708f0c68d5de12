import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { DeskRole } from '#rules/deskRoles.ts';
import type { CustomerTable } from '../database/peopleTables.ts';
import { PREPARED } from '../database/preparedStatements.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** The facts that a token is compared with. */
export type KnownCustomer = Pick<
  Selectable<CustomerTable>,
  'id' | 'email' | 'email_verified' | 'identity_at' | 'desk_role' | 'desk_role_at'
>;
export type Reading = {
  customer: KnownCustomer | null;
  hasGuestCart: boolean;
  /** A guest paid with the given address (E64). */
  hasGuestOrders: boolean;
  /** When they last signed out in this browser; null: never. */
  signedOutAt: Date | null;
  /** The session has named this customer within the last hour. */
  isSessionRecent: boolean;
};

const subjectHash = (subject: string): string => createHash('sha256').update(subject).digest('hex');

type Row = {
  has_guest_cart: boolean;
  has_guest_orders: boolean;
  signed_out_at: Date | null;
  is_session_recent: boolean;
} & (KnownCustomer | { [K in keyof KnownCustomer]: null });

/**
 * The customer of a subject, whether this session has a guest's cart, and whether a guest's order has the address (in
 * lower case; null: none that is confirmed), in one statement.
 */
export async function readBearer(
  db: Kysely<Tables>,
  { subject, sessionId, email }: { subject: string; sessionId: string; email: string | null },
): Promise<Reading> {
  const { rows } = await sql<Row>`${sql.raw(PREPARED)}
    select c.id, c.email, c.email_verified, c.identity_at, c.desk_role, c.desk_role_at,
      exists (select from cart where session_id = q.session_id) as has_guest_cart,
      exists (select from orders where customer_id is null and lower(contact_email) = q.email) as has_guest_orders,
      (select at from sign_out s where s.session_id = q.session_id and s.subject_hash = q.subject_hash) as signed_out_at,
      exists (select from session_customer s where s.session_id = q.session_id and s.customer_id = c.id
        and s.seen_at > now() - interval '1 hour') as is_session_recent
    from (values (${subject}::text, ${subjectHash(subject)}::text, ${sessionId}::text, ${email}::text))
      as q (subject, subject_hash, session_id, email)
    left join customer c on c.subject = q.subject`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('A statement of one row gave none');
  const {
    has_guest_cart: hasGuestCart,
    has_guest_orders: hasGuestOrders,
    signed_out_at: signedOutAt,
    is_session_recent: isSessionRecent,
    ...customer
  } = row;
  return {
    customer: customer.id === null ? null : customer,
    hasGuestCart,
    hasGuestOrders,
    signedOutAt,
    isSessionRecent,
  };
}

/** Records that a customer signed out of these sessions (ids). */
export async function writeSignOut(db: Kysely<Tables>, subject: string, sessionIds: readonly string[]): Promise<void> {
  await db
    .insertInto('sign_out')
    .values(sessionIds.map((id) => ({ session_id: id, subject_hash: subjectHash(subject) })))
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'subject_hash']).doUpdateSet({ at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** Stores that a session has named a customer with a token just now; of the same one once an hour. */
export async function writeSessionCustomer(db: Kysely<Tables>, sessionId: string, customerId: string): Promise<void> {
  await db
    .insertInto('session_customer')
    .values({ session_id: sessionId, customer_id: customerId })
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet({ customer_id: customerId, seen_at: sql<Date>`now()` })
        .where(({ or, eb }) =>
          or([
            eb('session_customer.customer_id', '!=', customerId),
            eb('session_customer.seen_at', '<=', sql<Date>`now() - interval '1 hour'`),
          ]),
        ),
    )
    .execute();
}

/**
 * The customer with this subject (SHA-256 in hex) whom a session has named within a day, and who has not signed out of
 * it since.
 */
export async function readSessionCustomer(
  db: Kysely<Tables>,
  sessionId: string,
  subject: string,
): Promise<{ id: string; subject: string } | null> {
  const { rows } = await sql<{ id: string; subject: string }>`${sql.raw(PREPARED)}
    select c.id, c.subject from session_customer s join customer c on c.id = s.customer_id
    where s.session_id = ${sessionId} and s.seen_at > now() - interval '1 day'
      and encode(sha256(convert_to(c.subject, 'UTF8')), 'hex') = ${subject}
      and not exists (select from sign_out o where o.session_id = s.session_id and o.subject_hash = ${subject})`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Removes what is stored of this session's customer, and of all sessions of the given one. */
export async function deleteSessionCustomers(
  db: Kysely<Tables>,
  sessionId: string,
  customerId: string | null,
): Promise<void> {
  await db
    .deleteFrom('session_customer')
    .where((row) =>
      row.or([
        row('session_id', '=', sessionId),
        ...(customerId === null ? [] : [row('customer_id', '=', customerId)]),
      ]),
    )
    .execute();
}

/** The key that signs session cookies: the same for every process of a database, created with its tables. */
export async function readSessionKey(db: Kysely<Tables>): Promise<string> {
  const { session_key: key } = await db.selectFrom('market').select('session_key').executeTakeFirstOrThrow();
  return key;
}

/**
 * Moves a session's data to another one (ids): the confirmed age, its guest's cart and orders, and its payments; its
 * former customer is forgotten. Safe to repeat.
 */
export async function moveSession(tx: Transaction, from: string, to: string): Promise<void> {
  await sql`
    insert into session (id, age_confirmed) select ${to}, age_confirmed from session where id = ${from}
    on conflict (id) do update set age_confirmed = session.age_confirmed or excluded.age_confirmed`.execute(tx);
  await sql`update cart set session_id = ${to}
    where session_id = ${from} and not exists (select from cart where session_id = ${to})`.execute(tx);
  await tx.updateTable('checkout_attempt').set({ session_id: to }).where('session_id', '=', from).execute();
  await tx
    .updateTable('orders')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .where('customer_id', 'is', null)
    .execute();
  await tx.deleteFrom('session_customer').where('session_id', '=', from).execute();
  await sql`delete from session
    where id = ${from} and not exists (select from cart where session_id = ${from})`.execute(tx);
}

/** When the account of this subject was deleted; null: never. */
export async function endedAt(db: Kysely<Tables>, subject: string): Promise<Date | null> {
  const row = await db
    .selectFrom('ended_subject')
    .select('at')
    .where('hash', '=', subjectHash(subject))
    .executeTakeFirst();
  return row?.at ?? null;
}

export type NewCustomer = {
  subject: string;
  email: string;
  emailVerified: boolean;
  locale: 'fr' | 'en';
  issuedAt: Date;
  newsletterAt: Date | null;
  /** Market time. */
  createdAt: Date;
};

/** Inserts a customer, once per subject, with the consent given at sign-up. */
export async function insertCustomer(tx: Transaction, customer: NewCustomer): Promise<void> {
  const { subject, email, emailVerified, locale, issuedAt, newsletterAt, createdAt } = customer;
  const row = await tx
    .insertInto('customer')
    .values({
      id: randomUUID(),
      subject,
      email,
      email_verified: emailVerified,
      locale,
      identity_at: issuedAt,
      newsletter: newsletterAt !== null,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row && newsletterAt)
    await tx
      .insertInto('newsletter_consent')
      .values({ customer_id: row.id, given: true, source: 'sign_up', at: newsletterAt })
      .execute();
}

/** Takes the address and the role at the desk over from a newer token; a pending change to that address is done. */
export async function writeIdentity(
  db: Kysely<Tables>,
  id: string,
  {
    email,
    emailVerified,
    role,
    issuedAt,
  }: Pick<NewCustomer, 'email' | 'emailVerified' | 'issuedAt'> & { role: DeskRole | null },
): Promise<void> {
  await db
    .updateTable('customer')
    .set((update) => ({
      email,
      email_verified: emailVerified,
      identity_at: issuedAt,
      desk_role: role,
      desk_role_at: role && issuedAt,
      pending_email: update.case().when('pending_email', '=', email).then(null).else(update.ref('pending_email')).end(),
      pending_email_at: update
        .case()
        .when('pending_email', '=', email)
        .then(null)
        .else(update.ref('pending_email_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('identity_at', '<=', issuedAt)
    .execute();
}

/**
 * Erases records of deletions, sign-outs, sessions and roles of which no token can be valid any more, and new addresses that nobody
 * confirmed since; returns how many deletions.
 */
export async function forgetEnded(db: Kysely<Tables>, before: Date): Promise<number> {
  await db
    .updateTable('customer')
    .set({ pending_email: null, pending_email_at: null })
    .where('pending_email_at', '<', before)
    .execute();
  await db
    .updateTable('customer')
    .set({ desk_role: null, desk_role_at: null })
    .where('desk_role_at', '<', before)
    .execute();
  await db.deleteFrom('sign_out').where('at', '<', before).execute();
  await db
    .deleteFrom('session_customer')
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  const { numDeletedRows } = await db.deleteFrom('ended_subject').where('at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
