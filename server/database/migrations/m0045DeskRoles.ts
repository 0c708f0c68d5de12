import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The one role of the desk becomes two: who had it is a manager at the embedded identity provider. */
export const m0045DeskRoles: Migration = {
  async up(db) {
    await sql`update identity_account set roles = array_replace(roles, 'staff', 'manager') where 'staff' = any(roles)`.execute(
      db,
    );
  },
};
