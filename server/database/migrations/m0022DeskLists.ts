import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Search texts of orders and customers are folded when written, not at each search. An index holds the list of
 * customers, so that every page costs the same: by last and first name regardless of case and accents, those without
 * one last, then by address.
 */
export const m0022DeskLists: Migration = {
  async up(db) {
    await sql`
      create function list_name(last_name text, first_name text, email text) returns text
        language sql immutable parallel safe return
        case when coalesce(last_name, '') = '' then '2' else '1' || folded(last_name) end || chr(1)
        || case when coalesce(first_name, '') = '' then '2' else '1' || folded(first_name) end || chr(1) || folded(email);
      create index customer_by_name on customer ((list_name(last_name, first_name, email) collate "C"), id)
        where deleted_at is null;
      create index orders_processed on orders (period_start) where status = 'processed';
      alter table orders add column search_words text not null generated always as
        (folded(coalesce(contact_name, '') || ' ' || coalesce(contact_email, ''))) stored;
      alter table customer add column search_words text not null generated always as
        (folded(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)) stored;
    `.execute(db);
  },
};
