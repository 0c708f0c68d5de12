import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { PERSON_COLUMNS } from '../../tests/support/personColumns.ts';
import {
  location,
  marketServices,
  offer,
  openMarket,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';

/** Tables whose rows stay: what was bought, owed and done, without what a person wrote. */
const LEFT =
  `balance_movement checkout_attempt desk_action membership membership_charge order_change order_return orders user_basket basket_pause
  basket_choice basket_delivery`.split(/\s+/);
/** Of a few values, which name nobody. */
const FIXED = ['payment_card.last4', 'payment_card.type', 'membership.card_last4', 'newsletter_consent.source'];
const ERASED = Object.entries(PERSON_COLUMNS).flatMap(([name, { whose, erased, exported }]) =>
  whose === 'account' && erased === true && exported === true ? [name] : [],
);

/** An account with something in every column and table about it, and another one just like it. */
describe('everything about an account', () => {
  let database: Database;
  let market: MarketServices;
  let [jam, basket] = ['', ''];
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    jam = await offer(database, 'jam', { stock: 0, track_stock: true });
    basket = await basketOffer(database, 'panier');
    market = marketServices(database);
  });
  afterAll(() => database.close());
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.kysely);

  /** Columns of text that are an account's, but those of its identity and payment providers. */
  const OWN = Object.entries(PERSON_COLUMNS).flatMap(([name, { whose, exported }]) =>
    whose === 'account' && exported === true ? [name] : [],
  );
  /** A text of its own for each; some have a format. */
  const markOf = (person: string, column: string): string =>
    ({
      'customer.email': `${person}@exemple.ca`,
      'payment_card.last4': '4111',
      'payment_card.type': 'card',
      'newsletter_consent.source': 'wizard',
      'membership.card_last4': '5222',
    })[column] ?? `${person}-${column.replace('.', '-')}`;

  async function person(name: string): Promise<{ caller: Caller; id: string; at: (column: string) => string }> {
    const caller = await signedIn(market, name, { locale: 'en' });
    const { id } = caller.visitor.customer!;
    const at = (column: string) => markOf(name, column);
    const [attempt, order, subscription] = [
      testId(`attempt ${name}`),
      testId(`order ${name}`),
      testId(`basket ${name}`),
    ];
    await run(sql`update customer set first_name = ${at('customer.first_name')}, last_name = ${at('customer.last_name')},
      allergies = ${at('customer.allergies')}, newsletter = true, balance = -303, shipping_address = ${JSON.stringify({
        name: at('customer.shipping_address'),
        phone: null,
        line1: '1',
        line2: null,
        city: 'Hull',
        state: 'QC',
        postalCode: 'J8X3G4',
        country: 'CA',
      })} where id = ${id}`);
    await run(sql`insert into session_customer (session_id, customer_id) values (${caller.visitor.sessionId}, ${id})`);
    await run(
      sql`insert into newsletter_consent (customer_id, given, source, at) values (${id}, true, 'wizard', '2026-11-01T10:00Z')`,
    );
    await run(
      sql`insert into favourite (customer_id, product_id, marked_at) values (${id}, ${testId('product jam')}, now())`,
    );
    await run(
      sql`insert into restock_notice (id, product_id, customer_id, locale, requested_at) values (${testId(`notice ${name}`)}, ${testId('product jam')}, ${id}, 'en', now())`,
    );
    await run(
      sql`insert into restock_notice (id, product_id, email, locale, requested_at) values (${testId(`guest ${name}`)}, ${testId('product jam')}, ${at('customer.email')}, 'en', now())`,
    );
    await run(sql`insert into payment_card (customer_id, provider_id, type, brand, country, last4, exp_month, exp_year, created_at)
      values (${id}, 'pm', 'card', ${at('payment_card.brand')}, ${at('payment_card.country')}, '4111', 3, 2029, now())`);
    await run(sql`insert into card_setup (id, customer_id, status, success_url, cancel_url, locale, expires_at)
      values (${testId(`setup ${name}`)}, ${id}, 'complete', 'https://a.example', 'https://b.example', 'en', now())`);
    await run(sql`insert into membership (id, customer_id, status, trial_end, current_period_end, start_date, card_brand, card_last4)
      values (${testId(`membership ${name}`)}, ${id}, 'trialing', '2027-02-02T05:00Z', '2027-03-03T05:00Z', '2026-10-10T04:00Z', ${at('membership.card_brand')}, '5222')`);
    await run(
      sql`insert into membership_page (customer_id, id, locale, price, expires_at) values (${id}, ${testId(`page ${name}`)}, 'en', 3000, now())`,
    );
    await run(sql`insert into membership_charge (id, customer_id, provider_id, number, paid_at, period_start, period_end, subtotal, total)
      values (${testId(`charge ${name}`)}, ${id}, ${`in_${name}`}, ${at('membership_charge.number')}, '2026-05-05T05:00Z', '2026-05-06T05:00Z', '2027-05-06T05:00Z', 3001, 3449)`);
    await run(sql`insert into user_basket (id, customer_id, basket_id, location_id, note, start_week, decided_through, created_at, agreed_total)
      values (${subscription}, ${id}, ${basket}, ${location('marche')}, ${at('user_basket.note')}, '2026-11-06', '2026-11-13', now(), 3200)`);
    await run(sql`insert into basket_pause (user_basket_id, week) values (${subscription}, '2026-12-18')`);
    await run(
      sql`insert into basket_choice (user_basket_id, week, in_cart, price_seen) values (${subscription}, '2026-11-27', true, 3200)`,
    );
    await run(sql`insert into basket_delivery (user_basket_id, week, status, location_id, note, refusal)
      values (${subscription}, '2026-11-13', 'missed', ${location('marche')}, ${at('basket_delivery.note')}, 'LATE')`);
    await run(
      sql`insert into cart (id, customer_id, note, location_id, updated_at) values (${testId(`cart ${name}`)}, ${id}, ${`${name} cart note`}, ${location('marche')}, now())`,
    );
    await run(
      sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, added_at, week) values (${testId(`item ${name}`)}, ${testId(`cart ${name}`)}, ${jam}, 4, 500, now(), '2026-11-27')`,
    );
    const sums = sql`1000, 0, 0, 0, 0, 0, 1000, ${location('marche')}, false, '2026-11-20', 'en', ${id}`;
    await run(sql`insert into checkout_attempt (id, cart_id, session_id, status, fingerprint, provider_session_id, expires_at,
        subtotal, deposit, shipping, fee, gst, pst, total, location_id, from_storage, period_start, locale, customer_id)
      values (${attempt}, ${testId(`cart ${name}`)}, 'x', 'paid', 'x', ${`cs_${name}`}, now(), ${sums})`);
    await run(sql`insert into orders (id, attempt_id, session_id, status, payment_intent, created_at, contact_email,
        subtotal, deposit, shipping, fee, gst, pst, total, location_id, from_storage, period_start, locale, customer_id)
      values (${order}, ${attempt}, 'x', 'completed', ${`pi_${name}`}, now(), ${at('customer.email')}, ${sums})`);
    await run(
      sql`insert into order_change (id, order_id, position, from_status, to_status, changed_by, customer_id, at) values (${testId(`change ${name}`)}, ${order}, 1, null, 'completed', 'customer', ${id}, now())`,
    );
    await run(sql`insert into order_return (id, order_id, customer_id, kind, status, request, items, discount, gst, pst, deposit, deposit_kept, to_card, to_balance, kept_of_card, told, at, asked_at)
      values (${testId(`return ${name}`)}, ${order}, ${id}, 'missing', 'done', ${`return ${name}`}, 10, 0, 0, 0, 0, 0, 0, 10, 0, true, now(), now())`);
    await run(sql`insert into balance_movement (id, customer_id, position, amount, balance, reason, note, request, created_at)
      values (${testId(`movement ${name}`)}, ${id}, 1, -303, -404, 'adjustment', ${at('balance_movement.note')}, ${`m ${name}`}, '2026-11-02T10:00Z')`);
    await run(
      sql`insert into desk_action (id, staff_id, kind, customer_id, data, at) values (${testId(`action ${name}`)}, ${id}, 'adjust_balance', ${id}, '{}', now())`,
    );
    return { caller, id, at };
  }

  /** How many rows of each table name the customer; those of a subscription, of a cart and of the address too. */
  async function rowsOf(id: string, email: string): Promise<Record<string, number>> {
    const { rows: tables } = await sql<{ table_name: string }>`select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id' order by 1`.execute(database.kysely);
    const subscriptions = sql`user_basket_id in (select id from user_basket where customer_id = ${id})`;
    const places = [
      ...tables.map(({ table_name: table }) => [table, sql`${sql.table(table)} where customer_id = ${id}`] as const),
      ...['basket_pause', 'basket_choice', 'basket_delivery'].map(
        (table) => [table, sql`${sql.table(table)} where ${subscriptions}`] as const,
      ),
      ['cart_item', sql`cart_item i join cart c on c.id = i.cart_id where c.customer_id = ${id}`] as const,
      ['restock_notice by address', sql`restock_notice where email = ${email}`] as const,
    ];
    const counts: Record<string, number> = {};
    for (const [name, from] of places) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(
        database.kysely,
      );
      counts[name] = rows[0]!.count;
    }
    return counts;
  }

  /** All that a column holds. */
  async function textOf(name: string): Promise<string> {
    const [table = '', column = ''] = name.split('.');
    const { rows } = await sql`select ${sql.ref(column)} from ${sql.table(table)}`.execute(database.kysely);
    return JSON.stringify(rows);
  }

  it('is exported whole, and nothing of anybody else', async () => {
    const [ann, bob] = [await person('annie'), await person('bobby')];
    const { content } = (await market.account.personalData(ann.caller))!;
    expect(OWN.filter((column) => !content.includes(ann.at(column)))).toEqual([]);
    expect(OWN.filter((column) => bob.at(column).includes('bobby') && content.includes(bob.at(column)))).toEqual([]);
    const { customer: _, orders, ...parts } = JSON.parse(content) as Record<string, unknown>;
    expect(orders).toMatchObject([{ total: 1000, changes: [{ to: 'completed' }] }]);
    const panier = { primary: 'panier', secondary: null };
    const marche = { primary: 'marche', secondary: null };
    const jams = { primary: 'jam', secondary: null };
    expect(parts).toMatchObject({
      card: {
        type: 'card',
        brand: ann.at('payment_card.brand'),
        country: ann.at('payment_card.country'),
        last4: '4111',
        expMonth: 3,
        expYear: 2029,
      },
      membership: {
        status: 'trialing',
        startDate: '2026-10-10T04:00:00.000Z',
        trialEnd: '2027-02-02T05:00:00.000Z',
        currentPeriodEnd: '2027-03-03T05:00:00.000Z',
        cancelAtPeriodEnd: false,
        card: { brand: ann.at('membership.card_brand'), last4: '5222' },
        receipts: [
          {
            number: ann.at('membership_charge.number'),
            paidAt: '2026-05-05T05:00:00.000Z',
            subtotal: 3001,
            total: 3449,
          },
        ],
      },
      balanceMovements: [
        {
          amount: -303,
          balance: -404,
          reason: 'adjustment',
          note: ann.at('balance_movement.note'),
          createdAt: '2026-11-02T10:00:00.000Z',
        },
      ],
      recurringBaskets: [
        {
          basket: panier,
          frequency: 'weekly',
          pickupPlace: marche,
          deliveryZone: null,
          note: ann.at('user_basket.note'),
          since: '2026-11-06',
          pausedWeeks: ['2026-12-18'],
        },
      ],
      favourites: [jams],
      restockNotices: [jams],
      newsletterConsents: [{ given: true, source: 'wizard', at: '2026-11-01T10:00:00.000Z' }],
      cart: { fromStorage: false, pickupPlace: marche, deliveryZone: null, note: 'annie cart note' },
    });
  });

  it('is gone once it is closed, but for what accounts need; nothing of anybody else is', async () => {
    const [ann, bob] = [await person('carla'), await person('david')];
    const before = await rowsOf(ann.id, 'carla@exemple.ca');
    expect(Object.entries(before).filter(([, count]) => count !== 1)).toEqual([]);
    await market.account.erase(ann.id, { forfeits: 303 });
    const left = Object.entries(await rowsOf(ann.id, 'carla@exemple.ca')).filter(([, count]) => count > 0);
    expect(left.map(([table]) => table)).toEqual(LEFT);
    const texts = await Promise.all(ERASED.map(async (column) => [column, await textOf(column)] as const));
    expect(texts.flatMap(([column, text]) => (text.includes('carla') ? [column] : []))).toEqual([]);
    // The text is found where it was not erased.
    expect(texts.flatMap(([column, text]) => (text.includes('david') ? [] : [column]))).toEqual(FIXED);
    expect(await rowsOf(bob.id, 'david@exemple.ca')).toEqual(before);
    const mails = database.kysely.selectFrom('outbox').select('data').where('kind', '=', 'account_closed');
    expect(await mails.execute()).toEqual([
      {
        data: {
          customerId: ann.id,
          to: 'carla@exemple.ca',
          locale: 'en',
          credit: 303,
          deposits: 0,
          hadBaskets: true,
          wasMember: true,
        },
      },
    ]);
    await run(sql`delete from outbox`);
  });

  it('stays while the identity provider fails, with its own words', async () => {
    const ann = await person('erika');
    const before = await rowsOf(ann.id, 'erika@exemple.ca');
    const { deleteAccount } = market.gateway;
    Object.assign(market.gateway, { deleteAccount: () => Promise.reject(new Error('socket hang up')) });
    await expect(market.account.erase(ann.id)).rejects.toThrow('socket hang up');
    Object.assign(market.gateway, { deleteAccount });
    expect(await rowsOf(ann.id, 'erika@exemple.ca')).toEqual(before);
  });
});
