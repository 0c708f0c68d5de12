import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Orders that staff enter may be paid by card, by a link in a mail (ADR 172). Until it is paid such an order is one in cash (`cash_` and
 * the attempt's id), which a server of the release before takes in cash or cancels like any other.
 *
 * - `payment_link`: the link of an order. `pay_by`: its end, market time. `ended` null: it waits; `cash`: staff take cash instead;
 *   `expired`: nobody paid in time.
 * - `link_payment`: a page of the provider for the sum of such an order; its id is the provider's reference and idempotency key, as an
 *   attempt's is. One of an order is live at a time. `session_id`: the browser that it was opened in last.
 *
 * A server of the release before ignores the provider's message about such a page; the sweep of this one asks for its state.
 */
export const m0056PaymentLinks: Migration = {
  async up(db) {
    await sql`
      create table payment_link (
        order_id uuid primary key references orders on delete cascade,
        pay_by timestamptz not null,
        sent_at timestamptz not null,
        sends integer not null default 1 check (sends > 0),
        staff_id uuid not null,
        ended text check (ended in ('paid', 'cash', 'expired')),
        ended_at timestamptz,
        check ((ended is null) = (ended_at is null))
      );
      create index on payment_link (pay_by) where ended is null or ended = 'expired';
      create table link_payment (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        session_id text not null,
        amount integer not null check (amount > 0),
        status text not null default 'creating' check (status in ('creating', 'pending', 'paid', 'expired', 'failed')),
        provider_session_id text unique,
        payment_url text,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (status not in ('pending', 'paid') or provider_session_id is not null)
      );
      create unique index link_payment_one_live on link_payment (order_id) where status in ('creating', 'pending');
      create unique index link_payment_one_paid on link_payment (order_id) where status = 'paid';
    `.execute(db);
  },
};
