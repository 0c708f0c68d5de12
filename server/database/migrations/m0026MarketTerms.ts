import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The amounts that a market decides (ADR 144), and what an order was charged with: the rates in thousandths of a percent, and
 * the fee that whoever is no member pays. Earlier orders were charged with those of the specification.
 */
export const m0026MarketTerms: Migration = {
  async up(db) {
    const rate = sql`integer not null check`;
    const charged = sql`
      add column gst_rate ${rate} (gst_rate >= 0 and gst_rate < 100000) default 5000,
      add column pst_rate ${rate} (pst_rate >= 0 and pst_rate < 100000) default 9975,
      add column usual_fee integer not null check (usual_fee >= 0) default 500`;
    await sql`
      alter table market
        add column order_fee integer not null default 500 check (order_fee >= 0),
        add column free_delivery_above integer not null default 15000 check (free_delivery_above >= 0),
        add column trial_months integer not null default 1 check (trial_months between 1 and 12),
        add column express_lead_hours integer not null default 2 check (express_lead_hours between 0 and 72),
        add column gst_rates jsonb not null default '[]' check (jsonb_typeof(gst_rates) = 'array'),
        add column pst_rates jsonb not null default '[]' check (jsonb_typeof(pst_rates) = 'array');
      alter table checkout_attempt ${charged};
      alter table orders ${charged}`.execute(db);
  },
};
