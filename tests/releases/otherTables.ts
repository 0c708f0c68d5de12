import { sql } from 'kysely';
import { testId } from '../support/smallMarket.ts';
import type { Scene } from '../support/wholeMarketScene.ts';

/** Rows in the tables that purchases do not fill: a table without rows would hold no migration to anything. */
export async function fillOtherTables({ database, people, basket }: Scene): Promise<void> {
  const ann = people[0].caller.visitor.customer?.id ?? '';
  const at = sql`'2026-11-20T15:00:00Z'::timestamptz`;
  const identity = JSON.stringify({
    name: { primary: 'Marché de la première version', secondary: 'Market of the first version' },
    monogram: null,
    logo: null,
    hours: [{ weekday: 2, from: '09:00', to: '17:00' }],
    sender: null,
    taxNumbers: { gst: null, qst: null },
  });
  const ofSubscription = sql`from user_basket where basket_id = ${basket}`;
  const statements = [
    sql`update market set identity = ${identity}::jsonb, seeded_at = ${at}`,
    sql`insert into picture (hash, content, width, height) values (repeat('d', 64), '\\x00', 1, 1)`,
    sql`insert into market_version (version, until, settings) values (1, ${at}, '{}')`,
    sql`insert into market_week (start_date, closed, note_primary) values ('2027-12-24', true, 'Fermé')`,
    sql`insert into catalogue_saving (at, source, changes, shown) values (${at}, 'form', '[]', '[]')`,
    sql`insert into collection (id, handle_primary, handle_secondary, name_primary, priority)
    values (${testId('collection epicerie')}, 'epicerie', 'grocery', 'Épicerie', 1)`,
    sql`insert into placement (id, product_id, collection_id, is_main)
    select gen_random_uuid(), p.id, c.id, true from product p, collection c`,
    sql`insert into synonym_group (id, key, words_primary, words_secondary)
    values (gen_random_uuid(), 'jus', array['jus', 'nectar'], array['juice', 'nectar'])`,
    sql`insert into favourite (customer_id, product_id, marked_at) select ${ann}::uuid, id, ${at} from product`,
    sql`insert into restock_notice (id, product_id, email, locale, requested_at)
    select gen_random_uuid(), id, 'invite@exemple.ca', 'fr', ${at} from product`,
    sql`insert into newsletter_consent (customer_id, given, source, at) values (${ann}, true, 'account', ${at})`,
    sql`insert into ended_subject (hash) values (repeat('a', 64))`,
    sql`insert into sign_out (session_id, subject_hash) values (repeat('b', 64), repeat('a', 64))`,
    sql`insert into session_customer (session_id, customer_id) values (repeat('d', 64), ${ann})`,
    sql`insert into identity_account (subject, email, password_hash, locale, roles)
    values ('auth0|equipe', 'equipe@exemple.ca', 'none', 'fr', array['manager'])`,
    sql`insert into identity_ticket (hash, purpose, subject, email, expires_at)
    values (repeat('c', 64), 'password', 'auth0|equipe', 'equipe@exemple.ca', ${at})`,
    sql`insert into identity_object (model, id, payload, expires_at) values ('Session', 'one', '{}', ${at})`,
    sql`insert into identity_setting (name, value) values ('a setting', '{}')`,
    sql`insert into card_setup (id, customer_id, status, success_url, cancel_url, locale, expires_at)
    values (gen_random_uuid(), ${ann}, 'expired', 'https://market.example.test/oui', 'https://market.example.test/non', 'fr', ${at})`,
    sql`insert into unapplied_payment (session_id, attempt_id, reason, amount, currency, at)
    select 'cs_twice', id, 'twice', total, 'cad', ${at} from checkout_attempt where status = 'paid' limit 1`,
    sql`insert into basket_pause (user_basket_id, week) select id, '2026-12-18'::date ${ofSubscription}`,
    sql`insert into basket_choice (user_basket_id, week, in_cart, price_seen)
    select id, '2026-12-11'::date, false, 3200 ${ofSubscription}`,
    sql`with paid as (
      update orders set payment_intent = 'cash_' || attempt_id where id = (select o.id from orders o
        where o.payment_intent is not null and not exists (select from refund r where r.order_id = o.id)
          and not exists (select from order_return b where b.order_id = o.id)
          and o.merged_into is null and not exists (select from orders m where m.merged_into = o.id) order by o.number limit 1)
      returning id, total - balance_applied as due)
    insert into cash_receipt (order_id, amount, request, staff_id, at) select id, due, 'cash', ${ann}::uuid, ${at} from paid`,
    sql`with linked as (
      update orders set payment_intent = 'pi_link' where id = (select o.id from orders o
        where o.payment_intent is not null and o.payment_intent not like 'cash%' and not exists (select from refund r where r.order_id = o.id)
          and not exists (select from order_return b where b.order_id = o.id)
          and o.merged_into is null and not exists (select from orders m where m.merged_into = o.id) order by o.number limit 1)
      returning id, total - balance_applied as due),
      page as (insert into link_payment (id, order_id, session_id, amount, status, provider_session_id, expires_at)
        select gen_random_uuid(), id, repeat('g', 64), due, 'paid', 'cs_link', ${at} from linked)
    insert into payment_link (order_id, pay_by, sent_at, staff_id, ended, ended_at)
      select id, ${at}, ${at}, ${ann}::uuid, 'paid', ${at} from linked`,
    sql`insert into job_run (job, started_at, ended_at, moved) values ('closing', ${at}, ${at}, 0)`,
    sql`insert into cart_request (cart_id, request, input) select id, 'a key', '{}' from cart`,
    sql`insert into order_problem (id, line_id, kind, quantity, note, reported_at)
    select gen_random_uuid(), l.id, 'damaged', 1, 'Fendu', ${at} from order_line l
    where exists (select from orders o where o.id = l.order_id and o.status not in ('cancelled', 'refunded'))`,
    sql`insert into customer_message (id, content, period_start, subject_primary, subject_secondary, text_primary, text_secondary,
      french, english, staff_id, sent_at)
    values (gen_random_uuid(), repeat('e', 64), '2026-11-20', 'Pain', 'Bread', 'En retard', 'Late', 1, 0, ${ann}, ${at})`,
    sql`insert into producer_payment (id, seller_id, week, amount, staff_id, paid_at)
    select gen_random_uuid(), id, '2026-11-13', 1200, ${ann}::uuid, ${at} from seller limit 1`,
    sql`insert into statement_mail (id, seller_id, weeks, number, content, email, language, statement, staff_id, sent_at)
    select gen_random_uuid(), id, '2026-11-13', 1, repeat('f', 64), 'ferme@exemple.ca', 'fr', '{}', ${ann}::uuid, ${at} from seller limit 1`,
    sql`insert into producer_slip (id, seller_id, week, email, locale, units, content, sent_at, link_ends_at)
    select gen_random_uuid(), id, '2026-11-13', 'ferme@exemple.ca', 'fr', 12, '{}', ${at}, ${at} from seller limit 1`,
    sql`insert into producer_proposal (id, seller_id, slip_id, kind, subject, from_day, back_day, form, proposed_at, status)
    select gen_random_uuid(), id, gen_random_uuid(), 'vacation', 'vacation', '2026-12-24', '2027-01-07', 'a form', ${at}, 'waiting' from seller limit 1`,
    sql`insert into order_move (id, request, staff_id, at) values ('00000000-0000-4000-8000-000000000173', 'move_orders 1', ${ann}::uuid, ${at})`,
    sql`insert into moved_order (move_id, order_id, moves, from_period, to_period, to_slot_from, to_slot_to)
    select '00000000-0000-4000-8000-000000000173', id, 1, period_start, period_start, ${at}, ${at} from orders limit 1`,
    sql`insert into rate_bucket (key, tokens, at) values ('key', 1, 0)`,
    sql`insert into demo_clock (ahead_ms) values (0)`,
  ];
  for (const statement of statements) await statement.execute(database.kysely);
}
