import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { CustomerTable } from '../database/peopleTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** What a token is compared with. */
export type KnownCustomer = Pick<Selectable<CustomerTable>, 'id' | 'email' | 'email_verified' | 'identity_at'>;
export type Reading = { customer: KnownCustomer | null; hasGuestCart: boolean };

/** The customer of a subject, and whether this session has a guest's cart, in one statement. */
export async function readBearer(db: Kysely<Tables>, subject: string, sessionId: string): Promise<Reading> {
  const row = await db
    .selectNoFrom((query) =>
      query.exists(query.selectFrom('cart').select('id').where('session_id', '=', sessionId)).as('has_guest_cart'),
    )
    .leftJoin('customer', (join) => join.on('customer.subject', '=', subject))
    .select(['customer.id', 'customer.email', 'customer.email_verified', 'customer.identity_at'])
    .executeTakeFirstOrThrow();
  const { id, email, email_verified: verified, identity_at: at } = row;
  const customer = id && at ? { id, email: email ?? '', email_verified: verified === true, identity_at: at } : null;
  return { customer, hasGuestCart: Boolean(row.has_guest_cart) };
}

/** When the account of this subject was deleted; null: never. */
export async function endedAt(db: Kysely<Tables>, subject: string): Promise<Date | null> {
  const hash = createHash('sha256').update(subject).digest('hex');
  const row = await db.selectFrom('ended_subject').select('at').where('hash', '=', hash).executeTakeFirst();
  return row?.at ?? null;
}

export type NewCustomer = {
  subject: string;
  email: string;
  emailVerified: boolean;
  locale: 'fr' | 'en';
  issuedAt: Date;
  newsletterAt: Date | null;
};

/** Writes a customer, once per subject, with the consent that was given at sign-up. */
export async function insertCustomer(tx: Transaction, customer: NewCustomer): Promise<void> {
  const { subject, email, emailVerified, locale, issuedAt, newsletterAt } = customer;
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

/** Takes the address over from a newer token; a change that waited for it has come. */
export async function writeEmail(
  db: Kysely<Tables>,
  id: string,
  { email, emailVerified, issuedAt }: Pick<NewCustomer, 'email' | 'emailVerified' | 'issuedAt'>,
): Promise<void> {
  await db
    .updateTable('customer')
    .set((update) => ({
      email,
      email_verified: emailVerified,
      identity_at: issuedAt,
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
