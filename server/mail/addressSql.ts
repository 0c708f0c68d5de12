import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#rules/constants.ts';

/** SHA-256 of an address, by which its reader's choices and mails are stored. `addressHashSql` is the same in a statement. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
/** Of a column or expression. */
export const addressHashSql = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`encode(sha256(convert_to(lower(${column}), 'UTF8')), 'hex')`;

/** Address and language of an order's buyer (`o`, `u`: their account): those of the account now, else those of the order. */
export const RECIPIENT_EMAIL = sql<string | null>`coalesce(u.email, o.contact_email)`;
export const RECIPIENT_LOCALE = sql<Locale>`coalesce(u.locale, o.locale)`;
/** False for a buyer who has deleted their account. */
export const IS_RECIPIENT = sql<boolean>`(o.customer_id is null or u.deleted_at is null)`;
