import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const purchasedLine = sql`
  position integer not null,
  variant_id uuid references variant on delete set null,
  seller_id uuid references seller on delete set null,
  seller_name text not null,
  product_name_primary text not null, product_name_secondary text,
  variant_name_primary text not null, variant_name_secondary text,
  image text,
  price integer not null check (price >= 0),
  compared_at_price integer,
  deposit integer not null check (deposit >= 0),
  quantity integer not null check (quantity > 0)`;

const totals = sql`
  subtotal integer not null, deposit integer not null, shipping integer not null, fee integer not null,
  gst integer not null, pst integer not null, total integer not null`;

const destination = sql`
  location_id uuid references location,
  shipping_zone_id uuid references shipping_zone,
  slot_from timestamptz, slot_to timestamptz,
  from_storage boolean not null,
  note text,
  period_start date not null,
  locale text not null check (locale in ('fr', 'en')),
  check (num_nonnulls(location_id, shipping_zone_id) = 1)`;

const orderStatuses = sql`('pending', 'processed', 'fulfilled', 'shipped', 'completed', 'cancelled', 'refunded', 'disputed', 'merged')`;

/**
 * Attempts to pay with their stock holds, messages of the payment provider, and the orders that come of them.
 *
 * - `checkout_attempt.kind`: a payment page, an invoice that the balance pays in part (E13), or a charge of the stored card
 *   in the customer's absence (E20). One that pays a subscription's basket belongs to it instead of a cart; at most one is
 *   live. `left_out`: the lines that an automatic purchase could not include. `typed_postal_code`: what a guest typed to
 *   find the zone, for the payment page's address.
 * - `unapplied_payment`: payments that became no order: of another amount or currency, or a second time.
 * - `orders.merged_into`: the earlier order into which this one was merged (E19). `calendar_key` opens its calendar file and
 *   nothing else; `link_key` is the secret of its public link: whoever has it sees and changes the order (ADR 36).
 * - `order_line`: `taken` is what it took from stock, so that a cancellation returns exactly that (E60); `taxable_price` the
 *   taxed part of its price; `discount` its part of the order's discount, and `bought_in` the order in which it was
 *   purchased, both kept by a merge (E19; null: its own order). `missing` units of a line that comes otherwise will not
 *   come (a line of status missing lacks all of them); `missing_returned` of the missing ones were refunded or are being
 *   refunded, and `replaced` ones are not refunded (ADR 78).
 * - `order_change`: every change of an order's status with actor and time (E44), append-only.
 */
export const m0009Purchase: Migration = {
  async up(db) {
    await sql`
      create table checkout_attempt (
        id uuid primary key,
        cart_id uuid not null,
        session_id text not null,
        status text not null check (status in ('creating', 'pending', 'paid', 'failed', 'expired')),
        fingerprint text not null,
        provider_session_id text unique,
        payment_url text,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        ${totals}, ${destination},
        customer_id uuid references customer,
        kind text not null default 'session' check (kind in ('session', 'invoice', 'charge')),
        balance_applied integer not null default 0 check (balance_applied between 0 and total),
        card text,
        contact jsonb,
        refusal text check (refusal in ('authentication', 'insufficientFunds', 'expiredCard', 'declined')),
        disposable_box boolean not null default false,
        lends_box boolean not null default false,
        user_basket_id uuid references user_basket,
        left_out jsonb,
        allergies text check (char_length(allergies) <= 200),
        typed_postal_code text,
        check ((kind = 'charge') = (card is not null)),
        check (kind <> 'invoice' or balance_applied > 0),
        check (kind = 'session' or customer_id is not null),
        check (not lends_box or customer_id is not null),
        check (user_basket_id is null or kind = 'charge'),
        check (kind <> 'session' or balance_applied = 0)
      );
      create unique index checkout_attempt_one_live on checkout_attempt (cart_id) where status in ('creating', 'pending');
      create index on checkout_attempt (session_id);
      create index on checkout_attempt (customer_id);
      create table attempt_line (
        attempt_id uuid not null references checkout_attempt on delete cascade,
        held integer not null check (held >= 0),
        held_mdo integer not null check (held_mdo >= 0),
        ${purchasedLine},
        user_basket_id uuid references user_basket,
        taxable_price integer not null default 0 check (taxable_price between 0 and price),
        if_missing text check (if_missing in ('refund', 'replacement')),
        primary key (attempt_id, position)
      );
      create table payment_event (
        id text primary key,
        type text not null,
        received_at timestamptz not null default now()
      );
      create table unapplied_payment (
        session_id text primary key,
        attempt_id uuid not null,
        reason text not null check (reason in ('amount', 'currency', 'twice')),
        amount integer not null,
        currency text not null,
        payment_intent text,
        at timestamptz not null,
        settled_at timestamptz
      );
      create table orders (
        id uuid primary key,
        number integer generated always as identity (start with 20001),
        attempt_id uuid not null unique references checkout_attempt,
        session_id text not null,
        status text not null check (status in ${orderStatuses}),
        discount integer not null default 0 check (discount >= 0),
        balance_applied integer not null default 0 check (balance_applied >= 0),
        contact_email text, contact_name text, contact_phone text,
        payment_intent text,
        created_at timestamptz not null default now(),
        ${totals}, ${destination},
        customer_id uuid references customer,
        merged_into uuid references orders,
        disposable_box boolean not null default false,
        calendar_key uuid not null unique default gen_random_uuid(),
        cancelling jsonb,
        deposit_kept integer not null default 0 check (deposit_kept >= 0),
        cancelling_since timestamptz,
        user_basket_id uuid references user_basket,
        link_key uuid not null unique default gen_random_uuid(),
        allergies text check (char_length(allergies) <= 200),
        search_words text not null generated always as
          (folded(coalesce(contact_name, '') || ' ' || coalesce(contact_email, ''))) stored,
        check ((status = 'merged') = (merged_into is not null)),
        check ((cancelling is null) = (cancelling_since is null)),
        constraint orders_cancelling_open check (cancelling is null or status not in ('cancelled', 'refunded', 'merged'))
      );
      create unique index orders_number on orders (number);
      create index on orders (session_id);
      create index on orders (customer_id);
      create index on orders (lower(contact_email)) where customer_id is null;
      create index on orders (merged_into) where merged_into is not null;
      create index on orders (cancelling_since) where cancelling is not null;
      create unique index orders_one_basket_a_week on orders (user_basket_id, period_start) where user_basket_id is not null;
      create index orders_newest on orders (created_at desc, number desc);
      create index orders_of_week on orders (period_start, created_at desc, number desc);
      create index on orders (period_start, number);
      create index orders_processed on orders (period_start) where status = 'processed';
      create table order_line (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        status text not null default 'waiting' check (status in ('waiting', 'preparing', 'received', 'packed', 'missing')),
        last_updated timestamptz,
        returned integer not null default 0 check (returned between 0 and quantity),
        ${purchasedLine},
        taken integer not null default 0 check (taken between 0 and quantity),
        taken_mdo integer not null default 0 check (taken_mdo between 0 and quantity),
        user_basket_id uuid references user_basket,
        taxable_price integer not null default 0 check (taxable_price between 0 and price),
        discount integer not null default 0 check (discount between 0 and price * quantity),
        bought_in uuid references orders on delete cascade,
        missing integer not null default 0 check (missing >= 0 and missing < quantity),
        missing_returned integer not null default 0 check (missing_returned >= 0),
        if_missing text check (if_missing in ('refund', 'replacement')),
        replaced integer not null default 0 check (replaced >= 0 and replaced <= quantity),
        replaced_by_primary text check (char_length(replaced_by_primary) between 1 and 400),
        replaced_by_secondary text,
        replaced_told boolean not null default false,
        unique (order_id, position),
        check ((replaced > 0) = (replaced_by_primary is not null))
      );
      create index on order_line (order_id) where status = 'missing' and returned < quantity;
      create index order_line_unsettled on order_line (order_id)
        where (status = 'missing' or missing > missing_returned) and returned < quantity;
      create index order_line_replaced on order_line (order_id) where replaced > 0 and not replaced_told;
      create index on order_line (bought_in) where bought_in is not null;
      create table fulfillment (
        id uuid primary key,
        order_id uuid not null unique references orders on delete cascade,
        recipient text not null,
        line1 text not null, line2 text, city text not null, state text not null,
        postal_code text not null, country text not null,
        outside_zone boolean not null,
        delivered_at timestamptz
      );
      create table order_change (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        position integer not null check (position > 0),
        from_status text check (from_status in ${orderStatuses}),
        to_status text not null check (to_status in ${orderStatuses}),
        changed_by text not null check (changed_by in ('market', 'guest', 'customer', 'staff')),
        customer_id uuid,
        at timestamptz not null,
        unique (order_id, position),
        check ((position = 1) = (from_status is null)),
        check ((changed_by in ('customer', 'staff')) = (customer_id is not null))
      );
      create function keep_order_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then return old; end if;
        raise exception 'A change of an order is never rewritten, only followed by another';
      end $$;
      create trigger keep_order_change before update or delete on order_change
        for each row execute function keep_order_change();
    `.execute(db);
  },
};
