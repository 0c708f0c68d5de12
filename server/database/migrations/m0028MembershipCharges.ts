import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A membership's next charge, and a receipt of every paid period, unique by the provider's id. Cents. */
export const m0028MembershipCharges: Migration = {
  async up(db) {
    await sql`
      alter table membership add column next_charge integer check (next_charge >= 0);
      create table membership_charge (
        id uuid primary key,
        customer_id uuid not null references customer on delete cascade,
        provider_id text not null unique,
        number text not null,
        paid_at timestamptz not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        subtotal integer not null check (subtotal >= 0),
        total integer not null check (total >= subtotal)
      );
      create index on membership_charge (customer_id, paid_at desc);
    `.execute(db);
  },
};
