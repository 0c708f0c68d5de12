import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the desk finds orders and customers by is folded when it is written, not at each search of all of them. Its list of
 * customers stands in an index, so that a page of it costs the same wherever it begins: by last and first
 * name without capitals and accents, those without one behind the others, then by address.
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
