import { sql, type Kysely } from 'kysely';
import type { ConsentSource } from '../database/peopleTables.ts';
import type { Tables } from '../database/tables.ts';

/** A subscriber of the newsletter, with time and source of the latest consent. */
export type Subscriber = {
  email: string;
  firstName: string | null;
  lastName: string | null;
  locale: 'fr' | 'en';
  at: Date;
  source: ConsentSource;
};

/**
 * Newsletter subscribers, by address: customers whose latest answer was yes, without deleted ones and addresses that
 * their reader has not confirmed (E75).
 */
export async function readSubscribers(db: Kysely<Tables>): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select u.email, u.first_name as "firstName", u.last_name as "lastName", u.locale,
      c.at, c.source
    from customer u
      cross join lateral (
        select given, at, source from newsletter_consent n where n.customer_id = u.id order by n.id desc limit 1) c
    where u.deleted_at is null and u.newsletter and c.given and u.email_verified
    order by u.email collate "C", u.id`.execute(db);
  return rows;
}
