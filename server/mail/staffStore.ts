import type { Kysely } from 'kysely';
import type { DeskRole } from '#rules/deskRoles.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Whom mail to this role at the desk reaches: accounts with a confirmed address whose newest token carried the role, and
 * was issued in the last 31 days (ADR 131).
 */
export function staffAddresses(db: Kysely<Tables>, role: DeskRole) {
  return db
    .selectFrom('customer')
    .select(['id as customerId', 'email', 'locale'])
    .where('desk_role', '=', role)
    .where('email_verified', '=', true)
    .orderBy('email')
    .execute();
}
