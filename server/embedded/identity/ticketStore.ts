import { hash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type TicketPurpose = 'password' | 'email';
export type Ticket = { subject: string; email: string };

export const TICKET_PATHS: Record<TicketPurpose, string> = { password: '/password/reset', email: '/email/confirm' };

/** The path of a mailed link. */
export const ticketPath = (purpose: TicketPurpose, token: string): string => `${TICKET_PATHS[purpose]}?ticket=${token}`;

const TOKEN_BYTES = 32;
const hashOf = (token: string): string => hash('sha256', token, 'hex');

/**
 * Creates a link's token, 32 random bytes in base64url. The database stores only its hash; an account has one of each
 * purpose.
 */
export async function issueTicket(
  db: Kysely<Tables>,
  purpose: TicketPurpose,
  { subject, email }: Ticket,
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.deleteFrom('identity_ticket').where('subject', '=', subject).where('purpose', '=', purpose).execute();
  await db
    .insertInto('identity_ticket')
    .values({ hash: hashOf(token), purpose, subject, email, expires_at: expiresAt })
    .execute();
  return token;
}

/** The account of a valid ticket; reading does not use it up, because mail programs open links by themselves. */
export async function readTicket(
  db: Kysely<Tables>,
  purpose: TicketPurpose,
  token: string,
  now: Date,
): Promise<Ticket | null> {
  const row = await db
    .selectFrom('identity_ticket')
    .select(['subject', 'email'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses up a ticket: of two simultaneous requests, one gets it. */
export async function takeTicket(
  db: Kysely<Tables>,
  purpose: TicketPurpose,
  token: string,
  now: Date,
): Promise<Ticket | null> {
  const row = await db
    .deleteFrom('identity_ticket')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['subject', 'email'])
    .executeTakeFirst();
  return row ?? null;
}
