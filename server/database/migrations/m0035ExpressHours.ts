import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The hours at which a pickup point hands out Express orders (E63), each as `2 09:00-17:00`: ISO weekday, market time.
 * None: no Express orders. Before, every point had the market's own hours (spec 9), at which most are closed. Points
 * that hand out nothing but Express keep them; every other point is open at its weekly slot.
 */
export const m0035ExpressHours: Migration = {
  async up(db) {
    await sql`alter table location add column express_hours text[] not null default '{}'`.execute(db);
    await sql`
      update location set express_hours = case when storage_only
        then array['2 09:00-17:00', '3 09:00-17:00', '4 09:00-19:00', '5 09:00-18:00']
        else array[weekday || ' ' || slot_from || '-' || slot_to] end`.execute(db);
  },
};
