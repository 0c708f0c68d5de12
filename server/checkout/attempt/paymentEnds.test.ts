import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOffer } from '../../../tests/support/basketMarket.ts';
import {
  location,
  marketServices,
  offer,
  openMarket,
  type MarketServices,
} from '../../../tests/support/purchaseMarket.ts';
import { testId } from '../../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import type { Database } from '../../database/database.ts';
import type { AttemptKind } from '../../database/tables.ts';
import type { SessionState } from '../../gateways/payment.ts';
import { fail } from './settlement.ts';

const WEEK = '2026-11-27';
const [STOCK, UNITS, HELD_BEFORE, TOTAL, CREDIT] = [20, 3, 4, 5200, 700];

/** What the end of a payment writes, by what paid, who and how it ended. Each is an attempt of its own, of goods and a basket. */
describe('the end of a payment', () => {
  let database: Database;
  let market: MarketServices;
  let [bread, basket] = ['', ''];
  let nth = 0;
  /** How often the catalogue was notified that stock changed, so that pages show it at once. */
  let notified = 0;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    bread = await offer(database, 'bread', { stock: STOCK });
    basket = await basketOffer(database, 'panier');
    market = marketServices(database);
    const { changed } = market.catalogue;
    market.catalogue.changed = () => ((notified += 1), changed());
  });
  afterAll(() => database.close());

  type Attempt = { kind: AttemptKind; isGuest?: boolean; status?: 'creating' | 'pending' };
  async function write({ kind, isGuest = false, status = 'pending' }: Attempt) {
    const name = `${(nth += 1)} ${kind}`;
    const db = database.kysely;
    const [id, customer, subscription] = [
      testId(`attempt ${name}`),
      testId(`customer ${name}`),
      testId(`subscription ${name}`),
    ];
    const customerId = isGuest ? null : customer;
    await sql`update variant set stock = ${STOCK}, held = ${HELD_BEFORE + UNITS}`.execute(db);
    await sql`insert into customer (id, subject, email, identity_at, created_at, locale, balance)
      values (${customer}, ${name}, ${`${nth}@exemple.ca`}, now(), now(), 'fr', -5000)`.execute(db);
    await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at)
      values (${subscription}, ${customer}, ${basket}, ${location('marche')}, 3200, '2026-11-20', '2026-11-20', now())`.execute(
      db,
    );
    const sums = { subtotal: TOTAL, deposit: 0, shipping: 0, fee: 0, gst: 0, pst: 0, total: TOTAL };
    await db
      .insertInto('checkout_attempt')
      .values({
        id,
        cart_id: testId(`cart ${name}`),
        session_id: `session ${name}`,
        customer_id: customerId,
        kind,
        status,
        balance_applied: kind === 'invoice' ? CREDIT : 0,
        card: kind === 'charge' ? 'pm_1' : null,
        ...sums,
        location_id: location('marche'),
        shipping_zone_id: null,
        slot_from: '2026-12-03T14:00:00-05:00',
        slot_to: '2026-12-03T19:00:00-05:00',
        from_storage: false,
        note: null,
        period_start: WEEK,
        locale: 'fr',
        fingerprint: name,
        provider_session_id: status === 'pending' ? `cs_${name}` : null,
        payment_url: null,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    const line = (position: number, more: object) => ({
      attempt_id: id,
      position,
      held: 0,
      held_mdo: 0,
      variant_id: null,
      user_basket_id: null,
      seller_id: null,
      seller_name: 'farm',
      product_name_primary: 'pain',
      product_name_secondary: null,
      variant_name_primary: 'unité',
      variant_name_secondary: null,
      image: null,
      price: 1000,
      compared_at_price: null,
      taxable_price: 0,
      deposit: 0,
      quantity: 1,
      ...more,
    });
    await db
      .insertInto('attempt_line')
      .values([
        line(0, { variant_id: bread, held: UNITS, quantity: UNITS }),
        line(1, { user_basket_id: subscription, price: 2200 }),
      ])
      .execute();
    await sql`insert into basket_delivery (user_basket_id, week, status, location_id, attempt_id)
      values (${subscription}, ${WEEK}, 'due', ${location('marche')}, ${id})`.execute(db);
    return { id, customerId, subscription, session: `cs_${name}` };
  }
  type Written = Awaited<ReturnType<typeof write>>;
  let event = 0;
  const report = (state: SessionState) =>
    market.checkout.handleEvent({ id: `evt_${(event += 1)}`, type: `checkout.session.${state.state}`, session: state });
  const nobody = { email: 'payer@exemple.ca', name: 'Payer', phone: null, address: null };
  const paid = (
    { id, session }: Written,
    more: Partial<Extract<SessionState, { state: 'paid' }>> = {},
  ): SessionState => ({
    state: 'paid',
    sessionId: session,
    attemptId: id,
    amountTotal: TOTAL,
    amountDiscount: 0,
    currency: 'cad',
    contact: nobody,
    paymentIntent: `pi_${session}`,
    ...more,
  });
  const expired = ({ id, session }: Written): SessionState => ({ state: 'expired', sessionId: session, attemptId: id });
  async function read({ id, subscription }: Written) {
    const db = database.kysely;
    const [attempt] = await db.selectFrom('checkout_attempt').select('status').where('id', '=', id).execute();
    const [variant] = await db.selectFrom('variant').select(['stock', 'held']).where('id', '=', bread).execute();
    const mails = (await db.selectFrom('outbox').select(['kind', 'data']).execute()).map(({ kind, data }) => [
      kind,
      data,
    ]);
    await sql`delete from outbox`.execute(db);
    const weeks = await db
      .selectFrom('basket_delivery')
      .select('status')
      .where('user_basket_id', '=', subscription)
      .execute();
    const count = notified;
    notified = 0;
    return { status: attempt?.status, ...variant, mails, weeks: weeks.map(({ status }) => status), notified: count };
  }
  const orderOf = async ({ id }: Written) => {
    const [order] = await database.kysely.selectFrom('orders').selectAll().where('attempt_id', '=', id).execute();
    const lines = database.kysely
      .selectFrom('order_line')
      .select('user_basket_id')
      .where('order_id', '=', order?.id ?? testId('none'));
    const movements = database.kysely
      .selectFrom('balance_movement')
      .select(['amount', 'reason', 'customer_id'])
      .where('order_id', '=', order?.id ?? testId('none'));
    return {
      order,
      baskets: (await lines.orderBy('position').execute()).map((line) => line.user_basket_id),
      movements: await movements.execute(),
    };
  };
  const RELEASED = { status: 'expired', stock: STOCK, held: HELD_BEFORE, weeks: [], notified: 1 };

  it.each<[AttemptKind, isGuest: boolean, isMailed: boolean]>([
    ['session', false, true],
    ['session', true, false],
    ['invoice', false, true],
    ['charge', false, false],
  ])(
    'unpaid releases goods and basket once, and mails customers who had the page: %s, a guest’s: %s',
    async (kind, isGuest, isMailed) => {
      const attempt = await write({ kind, isGuest });
      expect(await report(expired(attempt))).toBe('applied');
      const mails = isMailed ? [['payment_failed', { attemptId: attempt.id }]] : [];
      expect(await read(attempt)).toEqual({ ...RELEASED, mails });
      expect(await report(expired(attempt))).toBe('replay');
      expect(await read(attempt)).toEqual({ ...RELEASED, mails: [], notified: 0 });
    },
  );

  it.each<['creating' | 'pending', string]>([
    ['creating', 'failed'],
    ['pending', 'pending'],
  ])('that never opened fails and releases, unless another process has opened it: %s', async (status, after) => {
    const attempt = await write({ kind: 'charge', status });
    await fail(market as unknown as Parameters<typeof fail>[0], attempt.id, 'declined');
    const isFailed = after === 'failed';
    expect(await read(attempt)).toEqual({
      status: after,
      stock: STOCK,
      held: isFailed ? HELD_BEFORE : HELD_BEFORE + UNITS,
      mails: [],
      weeks: isFailed ? [] : ['due'],
      notified: 1,
    });
    const { refusal } = await database.kysely
      .selectFrom('checkout_attempt')
      .select('refusal')
      .where('id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    expect(refusal).toBe(isFailed ? 'declined' : null);
  });

  it('by another page of the same attempt changes nothing', async () => {
    const attempt = await write({ kind: 'session' });
    expect(await report(expired({ ...attempt, session: 'cs_another' }))).toBe('ignored');
    expect(await read(attempt)).toEqual({
      status: 'pending',
      stock: STOCK,
      held: HELD_BEFORE + UNITS,
      mails: [],
      weeks: ['due'],
      notified: 0,
    });
  });

  it.each<[AttemptKind, credit: number]>([
    ['session', 0],
    ['invoice', CREDIT],
    ['charge', 0],
  ])(
    'paid takes the stock, the basket’s week and the credit, once, and stores the message that did it: %s',
    async (kind, credit) => {
      const attempt = await write({ kind });
      const state = paid(attempt, { amountTotal: TOTAL - credit });
      expect([await report(state), await report(state)]).toEqual(['applied', 'replay']);
      const { order, baskets, movements } = await orderOf(attempt);
      expect(await read(attempt)).toEqual({
        status: 'paid',
        stock: STOCK - UNITS,
        held: HELD_BEFORE,
        mails: [['order_confirmed', { orderId: order?.id }]],
        weeks: ['ordered'],
        notified: 1,
      });
      expect(baskets).toEqual([null, attempt.subscription]);
      expect(movements).toEqual(
        credit === 0 ? [] : [{ amount: credit, reason: 'order_paid', customer_id: attempt.customerId }],
      );
      const events = database.kysely
        .selectFrom('payment_event')
        .select('id')
        .where('id', 'in', [`evt_${event}`, `evt_${event - 1}`]);
      expect(await events.execute()).toEqual([{ id: `evt_${event - 1}` }]);
    },
  );

  it('paid too late for its basket, whose week another payment has: the order is no order of the subscription', async () => {
    const attempt = await write({ kind: 'session' });
    const other = await write({ kind: 'session' });
    await sql`update checkout_attempt set status = 'paid' where id = ${other.id}`.execute(database.kysely);
    await sql`update basket_delivery set status = 'ordered', attempt_id = ${other.id} where user_basket_id = ${attempt.subscription}`.execute(
      database.kysely,
    );
    expect(await report(paid(attempt))).toBe('applied');
    expect((await orderOf(attempt)).baskets).toEqual([null, null]);
  });

  it.each<[string, object, string | null]>([
    ['another amount', { amountTotal: TOTAL - 1 }, 'amount'],
    ['another currency', { currency: 'usd' }, 'currency'],
    ['a part that a code took off', { amountTotal: TOTAL - 300, amountDiscount: 300 }, null],
  ])('paid with %s', async (_, more, reason) => {
    const attempt = await write({ kind: 'session' });
    expect(await report(paid(attempt, more))).toBe(reason === null ? 'applied' : 'ignored');
    const unapplied = await database.kysely
      .selectFrom('unapplied_payment')
      .select(['reason', 'amount'])
      .where('attempt_id', '=', attempt.id)
      .execute();
    expect(unapplied).toEqual(
      reason === null ? [] : [{ reason, amount: (more as { amountTotal?: number }).amountTotal ?? TOTAL }],
    );
    expect((await orderOf(attempt)).order?.discount).toBe(reason === null ? 300 : undefined);
    await read(attempt);
  });

  it('paid twice by two pages is one order, and a payment for the operator', async () => {
    const attempt = await write({ kind: 'session' });
    const second = paid({ ...attempt, session: 'cs_second' }, { paymentIntent: 'pi_second' });
    expect([await report(paid(attempt)), await report(second)]).toEqual(['applied', 'replay']);
    const unapplied = database.kysely
      .selectFrom('unapplied_payment')
      .select(['reason', 'payment_intent'])
      .where('attempt_id', '=', attempt.id);
    expect(await unapplied.execute()).toEqual([{ reason: 'twice', payment_intent: 'pi_second' }]);
  });
});
