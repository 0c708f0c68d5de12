import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Problems that buyers report of a line of their order (ADR 139). At most one of a line is open. `return_id`: the return that
 * refunds it; while that one waits for the payment provider, the problem is `answering`. `answer`: what staff wrote to the buyer.
 */
export const m0021OrderProblems: Migration = {
  async up(db) {
    await sql`
      create table order_problem (
        id uuid primary key,
        line_id uuid not null references order_line on delete cascade,
        kind text not null check (kind in ('missing', 'damaged', 'wrong', 'other')),
        quantity integer not null check (quantity > 0),
        note text check (char_length(note) <= 500),
        status text not null default 'open' check (status in ('open', 'answering', 'refunded', 'declined')),
        reported_at timestamptz not null,
        return_id uuid unique references order_return on delete set null,
        answer text check (char_length(answer) <= 500),
        answered_at timestamptz,
        check ((status = 'open') = (answered_at is null))
      );
      create index on order_problem (line_id);
      create unique index order_problem_one_open on order_problem (line_id) where status in ('open', 'answering');
    `.execute(db);
  },
};
