import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What producers propose on their own page (ADR 170). `subject`: what it is about, of which one waits at a time. `seen`, `seen_until`: the
 * value that the producer saw; `amount`: units or cents. `form`: the page's form that sent it, so that it is stored once.
 * `batch`: the press at the desk that answered it, which is one mail.
 */
export const m0054Proposals: Migration = {
  async up(db) {
    await sql`
      create table producer_proposal (
        id uuid primary key,
        seller_id uuid not null,
        slip_id uuid not null,
        kind text not null check (kind in ('stock', 'price', 'vacation', 'shortage')),
        subject text not null,
        variant_id uuid,
        week date,
        label_primary text not null default '',
        label_secondary text,
        amount integer check (amount >= 0),
        seen integer,
        from_day date,
        back_day date,
        seen_until timestamptz,
        note text,
        form text not null,
        proposed_at timestamptz not null,
        status text not null check (status in ('waiting', 'accepted', 'declined', 'replaced', 'withdrawn')),
        answered_at timestamptz,
        staff_id uuid,
        answer text,
        batch uuid,
        check ((kind = 'vacation') = (variant_id is null and amount is null and from_day is not null and back_day is not null)),
        check ((kind = 'shortage') = (week is not null)),
        check ((status = 'waiting') = (answered_at is null)));
      create unique index on producer_proposal (seller_id, subject) where status = 'waiting';
      create unique index on producer_proposal (form, subject);
      create index on producer_proposal (seller_id, proposed_at);
      create index on producer_proposal (proposed_at) where status = 'waiting';
      create index on producer_proposal (answered_at)`.execute(db);
  },
};
