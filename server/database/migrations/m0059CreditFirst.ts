import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whether a customer's credit pays automatic purchases and baskets before the card (E71). A charge of the stored card may
 * therefore use the balance, which only an invoice could.
 */
export const m0059CreditFirst: Migration = {
  async up(db) {
    await sql`alter table customer add column credit_first boolean not null default true`.execute(db);
    await sql`
      do $$
      declare constraint_name text;
      begin
        select conname into strict constraint_name from pg_constraint
          where conrelid = 'checkout_attempt'::regclass and contype = 'c'
            and pg_get_constraintdef(oid) like '%invoice%' and pg_get_constraintdef(oid) like '%balance_applied > 0%';
        execute format('alter table checkout_attempt drop constraint %I', constraint_name);
      end $$`.execute(db);
    await sql`
      alter table checkout_attempt
        add check (kind <> 'invoice' or balance_applied > 0),
        add check (kind <> 'session' or balance_applied = 0)`.execute(db);
  },
};
