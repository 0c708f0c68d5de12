import { sql } from 'kysely';

/**
 * Where the buyer of an order (`o`) reads, and in which language: as the account (`u`) has it now, else as the guest wrote it. Of nobody who
 * has closed their account.
 */
export const RECIPIENT_EMAIL = sql<string | null>`coalesce(u.email, o.contact_email)`;
export const RECIPIENT_LOCALE = sql<string>`coalesce(u.locale, o.locale)`;
export const IS_RECIPIENT = sql<boolean>`(o.customer_id is null or u.deleted_at is null)`;
