import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who works at the desk, so that mail can be sent to them (ADR 131): the role that the newest token carried, and when that
 * token was issued.
 */
export const m0014StaffRoles: Migration = {
  async up(db) {
    await sql`
      alter table customer
        add column desk_role text check (desk_role in ('volunteer', 'manager')),
        add column desk_role_at timestamptz,
        add check ((desk_role is null) = (desk_role_at is null));
      create index on customer (desk_role) where desk_role is not null;
    `.execute(db);
  },
};
