import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Changes of a cart's lines that were carried out, by their caller's key, so that a repeated call counts once (ADR 128).
 *
 * - `input`: a digest of the call's arguments, so that a key reused with other ones is refused.
 * - No foreign key to `cart`: its check would lock the cart's row after the line's, and every other change locks them in
 *   the opposite order. Rows expire by `at`.
 */
export const m0014CartRequests: Migration = {
  async up(db) {
    await sql`
      create table cart_request (
        cart_id uuid not null,
        request text not null,
        input text not null,
        at timestamptz not null default now(),
        primary key (cart_id, request)
      );
    `.execute(db);
  },
};
