import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whose market it is (ADR 64): name, monogram or logo, hours, sender and tax numbers, which were in the source before.
 * A seeded demo keeps its own identity; any other market has none until its operator sets it. `market_version` has the
 * settings before each change, so that they can be restored.
 */
export const m0044MarketIdentity: Migration = {
  async up(db) {
    const hours = [
      { weekday: 2, from: '09:00', to: '17:00' },
      { weekday: 3, from: '09:00', to: '17:00' },
      { weekday: 4, from: '09:00', to: '19:00' },
      { weekday: 5, from: '09:00', to: '18:00' },
    ];
    const demo = {
      name: { primary: 'Marché du Portage', secondary: null },
      monogram: null,
      logo: null,
      hours,
      sender: null,
      taxNumbers: { gst: null, qst: null },
    };
    await sql`alter table market add column identity jsonb`.execute(db);
    await sql`update market set identity = ${JSON.stringify(demo)}::jsonb where seeded_at is not null`.execute(db);
    await sql`
      create table market_version (
        version integer primary key,
        until timestamptz not null,
        settings jsonb not null
      )`.execute(db);
  },
};
