import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { hoursAgo, writeRefunds, writeReturns } from '../../tests/support/moneyRows.ts';
import {
  location,
  marketServices,
  offer,
  openMarket,
  refusals,
  shopper,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders } from '../../tests/support/statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import type { CancellingRow } from '../database/orderTables.ts';
import { PaymentRefusedError } from '../gateways/payment.ts';

const STAFF = testId('staff');
/** Stock before; units of an order, of which the stock counted some; cents. */
const [STOCK, TAKEN, KEPT_BEFORE, APPLIED, KEPT, KEPT_OF_BALANCE] = [9, 3, 7, 500, 170, 120];

/** What the end of a cancellation writes, by who asked for it and what for. Each is of an order of its own. */
describe('the end of a cancellation', () => {
  let database: Database;
  let market: MarketServices;
  let [bread, basket] = ['', ''];
  const orders = statusOrders().filter(({ status }) =>
    ['processed', 'fulfilled', 'shipped', 'completed', 'disputed', 'cancelled', 'refunded'].includes(status),
  );
  const ofCustomers = orders.filter(({ customerId }) => customerId !== null);
  const guests = orders.filter(({ customerId }) => customerId === null);

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    bread = await offer(database, 'bread', { stock: STOCK });
    basket = await basketOffer(database, 'légumes');
    market = marketServices(database);
    await writeStatusOrders(database, orders);
    const db = database.kysely;
    await sql`update orders set deposit_kept = ${KEPT_BEFORE}, balance_applied = ${APPLIED}, note = 'Sonnez', allergies = 'noix',
      status = 'processed'`.execute(db);
    await sql`update order_line set variant_id = ${bread}, taken = ${TAKEN}, missing = 0`.execute(db);
    await sql`update checkout_attempt set lends_box = true where customer_id is not null`.execute(db);
    await sql`update customer set has_reusable_box = true`.execute(db);
    await sql`insert into order_change (id, order_id, position, from_status, to_status, changed_by, at)
      select gen_random_uuid(), id, 1, null, 'processed', 'market', created_at from orders`.execute(db);
  });
  afterAll(() => database.close());

  type Order = (typeof orders)[number];
  type Case = { order: Order; cancelling?: Partial<CancellingRow>; refund?: 'done' | 'refused' };
  async function end({ order, cancelling = {}, refund = 'done' }: Case) {
    const db = database.kysely;
    const name = order.email;
    const { id, customerId, lineId } = order;
    await sql`update variant set stock = ${STOCK}`.execute(db);
    await writeRefunds(db, order, { [name]: { status: refund, amount: 41 } });
    await writeReturns(db, order, { [name]: { kind: 'missing', told: false } });
    await sql`insert into order_problem (id, line_id, kind, quantity, note, status, reported_at)
      values (${testId(`problem ${name}`)}, ${lineId}, 'damaged', 1, 'Fendu', 'open', ${hoursAgo(3)})`.execute(db);
    const row: CancellingRow = {
      by: 'market',
      customerId: null,
      reopenCart: false,
      kept: KEPT,
      keptOfBalance: KEPT_OF_BALANCE,
      refunds: [testId(`refund ${name}`)],
      ...cancelling,
    };
    await sql`update orders set cancelling = ${JSON.stringify(row)}, cancelling_since = ${hoursAgo(1)} where id = ${id}`.execute(
      db,
    );
    expect(await market.refunds.resume(0)).toBe(1);
    const mails = await db.selectFrom('outbox').select(['kind', 'about', 'data']).execute();
    await sql`delete from outbox`.execute(db);
    const first = async <Row>(query: { execute(): Promise<Row[]> }): Promise<Row | null> =>
      (await query.execute())[0] ?? null;
    const { stock } = await db.selectFrom('variant').select('stock').where('id', '=', bread).executeTakeFirstOrThrow();
    return {
      order: await first(db.selectFrom('orders').select(['status', 'cancelling', 'deposit_kept']).where('id', '=', id)),
      restocked: stock - STOCK,
      movement: await first(
        db.selectFrom('balance_movement').select(['customer_id', 'amount', 'reason']).where('order_id', '=', id),
      ),
      hasBox: (
        await first(
          db
            .selectFrom('customer')
            .select('has_reusable_box')
            .where('id', '=', customerId ?? STAFF),
        )
      )?.has_reusable_box,
      mails,
      journal: await first(
        db.selectFrom('desk_action').select(['kind', 'staff_id', 'customer_id', 'data']).where('order_id', '=', id),
      ),
      problem: await first(db.selectFrom('order_problem').select('status').where('line_id', '=', lineId)),
      isAnnounced: (await first(db.selectFrom('order_return').select('told').where('order_id', '=', id)))?.told,
      lastChange: await first(
        db
          .selectFrom('order_change')
          .select(['from_status', 'to_status', 'changed_by', 'customer_id'])
          .where('order_id', '=', id)
          .orderBy('position', 'desc'),
      ),
    };
  }
  type End = Awaited<ReturnType<typeof end>>;
  /** A customer's order that staff cancels. */
  const ended = (
    { id, customerId }: Order,
    { to = 'cancelled', by = 'market' as CancellingRow['by'], staff = null as string | null } = {},
  ): End => ({
    order: { status: to as 'cancelled', cancelling: null, deposit_kept: KEPT_BEFORE + KEPT },
    restocked: to === 'cancelled' ? TAKEN : 0,
    movement:
      customerId === null
        ? null
        : { customer_id: customerId, amount: KEPT_OF_BALANCE - APPLIED, reason: 'order_cancelled' },
    hasBox: customerId === null ? undefined : false,
    mails: [{ kind: 'order_cancelled', about: id, data: { orderId: id, isReopened: false, isEmpty: false } }],
    journal: staff === null ? null : { kind: 'advance_order', staff_id: staff, customer_id: customerId, data: { to } },
    problem: { status: 'refunded' },
    isAnnounced: false,
    lastChange: { from_status: 'processed', to_status: to as 'cancelled', changed_by: by, customer_id: staff },
  });
  const cartOf = (cartId: string) =>
    database.kysely
      .selectFrom('cart')
      .select(['location_id', 'shipping_zone_id', 'note', 'allergies'])
      .where('id', '=', cartId)
      .executeTakeFirst();
  const linesOf = async (cartId: string) =>
    database.kysely.selectFrom('cart_item').select(['variant_id', 'quantity']).where('cart_id', '=', cartId).execute();
  async function putCart(name: string, owner: { customer_id?: string | null; session_id?: string }): Promise<string> {
    const id = testId(`cart ${name}`);
    if (owner.session_id)
      await sql`insert into session (id) values (${owner.session_id}) on conflict do nothing`.execute(database.kysely);
    await database.kysely
      .insertInto('cart')
      .values({
        id,
        session_id: null,
        customer_id: null,
        location_id: null,
        shipping_zone_id: null,
        note: null,
        updated_at: hoursAgo(2),
        ...owner,
      })
      .execute();
    return id;
  }

  it.each([
    ['cancelled by staff: its goods return to the stock', { to: 'cancelled', by: 'staff', customerId: STAFF }, STAFF],
    [
      'refunded by staff: they do not, and the journal says so',
      { to: 'refunded', by: 'staff', customerId: STAFF },
      STAFF,
    ],
    ['cancelled by the market itself', {}, null],
  ] as const)('%s', async (_, cancelling, staff) => {
    const order = ofCustomers.pop()!;
    expect(await end({ order, cancelling })).toEqual(ended(order, { ...cancelling, staff }));
  });

  it('of its owner is nobody’s action at the desk, and fills the cart again with all that the order had', async () => {
    const order = ofCustomers.find(({ kind }) => kind === 'ship')!;
    ofCustomers.splice(ofCustomers.indexOf(order), 1);
    const cart = await putCart('owner', { customer_id: order.customerId });
    const [subscription, db] = [testId('subscription'), database.kysely];
    await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at)
      values (${subscription}, ${order.customerId}, ${basket}, ${location('marche')}, 3000, '2025-10-03', '2025-10-03', now())`.execute(
      db,
    );
    await sql`insert into basket_delivery (user_basket_id, week, status, location_id, attempt_id)
      values (${subscription}, ${order.week}, 'ordered', ${location('marche')}, ${order.attemptId})`.execute(db);
    await sql`insert into order_line select (jsonb_populate_record(l, ${JSON.stringify({ id: testId('basket line'), position: 1, variant_id: null, taken: 0, user_basket_id: subscription })}::jsonb)).*
      from order_line l where l.id = ${order.lineId}`.execute(db);
    const found = await end({ order, cancelling: { by: 'customer', customerId: order.customerId, reopenCart: true } });
    const expected = ended(order, { by: 'customer' });
    expect(found).toEqual({
      ...expected,
      mails: [{ ...expected.mails[0], data: { orderId: order.id, isReopened: true, isEmpty: false } }],
      lastChange: { ...expected.lastChange, customer_id: order.customerId },
    });
    expect(await cartOf(cart)).toEqual({
      location_id: null,
      shipping_zone_id: order.shippingZoneId,
      note: 'Sonnez',
      allergies: 'noix',
    });
    expect(await linesOf(cart)).toEqual([{ variant_id: bread, quantity: 4 }]);
    expect(await db.selectFrom('basket_delivery').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('basket_choice').select(['user_basket_id', 'in_cart']).execute()).toEqual([
      { user_basket_id: subscription, in_cart: true },
    ]);
  });

  it.each([
    [
      'of a guest who has the link, in whose cart note and allergies are not read',
      false,
      { note: null, allergies: null },
    ],
    ['of the guest, into whose cart they return', true, { note: 'Sonnez', allergies: 'noix' }],
  ])('%s', async (name, isOwn, texts) => {
    const order = guests.pop()!;
    const session_id = `session ${name}`;
    const cart = await putCart(name, { session_id });
    const cancelling = {
      by: 'guest',
      reopenCart: true,
      cart: { sessionId: session_id, customerId: null, isOwn },
    } as const;
    const found = await end({ order, cancelling });
    const expected = ended(order, { by: 'guest' });
    expect(found).toEqual({
      ...expected,
      mails: [{ ...expected.mails[0], data: { orderId: order.id, isReopened: true, isEmpty: false } }],
    });
    expect(await cartOf(cart)).toEqual({ location_id: order.locationId, shipping_zone_id: null, ...texts });
    expect(await linesOf(cart)).toHaveLength(1);
  });

  it('says that no cart was filled when there is none any more', async () => {
    const order = guests.pop()!;
    const found = await end({ order, cancelling: { by: 'guest', reopenCart: true } });
    expect(found.mails).toEqual(ended(order).mails);
  });

  it('of which nothing came is announced with it', async () => {
    const order = ofCustomers.pop()!;
    await sql`update order_line set status = 'missing' where id = ${order.lineId}`.execute(database.kysely);
    const { mails, isAnnounced } = await end({ order });
    expect([mails[0]?.data, isAnnounced]).toEqual([{ orderId: order.id, isReopened: false, isEmpty: true }, true]);
  });

  it.each<['cancelled' | 'refunded', 'cancelled' | 'refunded']>([
    ['cancelled', 'refunded'],
    ['refunded', 'cancelled'],
  ])('another way than asked is told as it is: %s, not %s', async (to, asked) => {
    const order = ofCustomers.pop()!;
    const cancelling: CancellingRow = {
      by: 'market',
      customerId: null,
      to,
      reopenCart: false,
      kept: 0,
      keptOfBalance: 0,
      refunds: [],
    };
    await sql`update orders set cancelling = ${JSON.stringify(cancelling)}, cancelling_since = now() where id = ${order.id}`.execute(
      database.kysely,
    );
    const refused = refusals(market.refunds.cancelAs({ by: 'staff', customerId: STAFF }, order.id, asked));
    expect(await refused).toEqual([{ code: 'TRANSITION_REFUSED', params: { from: to, to: asked } }]);
    await sql`delete from outbox`.execute(database.kysely);
  });

  it('that the card refused leaves all as it was', async () => {
    const order = ofCustomers.pop()!;
    expect(await end({ order, refund: 'refused' })).toEqual({
      ...ended(order),
      order: { status: 'processed', cancelling: null, deposit_kept: KEPT_BEFORE },
      restocked: 0,
      movement: null,
      hasBox: true,
      mails: [],
      problem: { status: 'open' },
      lastChange: { from_status: null, to_status: 'processed', changed_by: 'market', customer_id: null },
    });
  });

  it('that cannot be continued is logged, and goes on later', async () => {
    const order = ofCustomers.at(-1)!;
    await writeRefunds(database.kysely, order, { broken: { amount: 41 } });
    const row = {
      by: 'market',
      customerId: null,
      reopenCart: false,
      kept: 0,
      keptOfBalance: 0,
      refunds: [testId('refund broken')],
    };
    await sql`update orders set cancelling = ${JSON.stringify(row)}, cancelling_since = ${hoursAgo(1)} where id = ${order.id}`.execute(
      database.kysely,
    );
    const fault = new TypeError('broken');
    const refunding = vi.spyOn(market.payment, 'refund').mockRejectedValueOnce(fault);
    refunding.mockResolvedValue({ refundId: 're', amount: 41, status: 'succeeded' });
    const logged = vi.spyOn(market.log, 'error');
    expect(await market.refunds.resume(0)).toBe(0);
    expect(logged.mock.calls).toEqual([[{ err: fault }, 'A cancellation or refund could not be continued']]);
    expect(await market.refunds.resume(0)).toBe(1);
    refunding.mockRestore();
    logged.mockRestore();
  });

  type Who = 'owner' | 'another' | 'guest';
  const [GUEST, OWNER] = [
    { by: 'guest', customerId: null },
    { by: 'customer', customerId: 'theirs' },
  ];
  const REFUSED = { otherwise: 'NOT_FOUND', byLink: 'UNAUTHENTICATED' };
  it.each<[Who, byLink: boolean, of: 'guest' | 'customer', reopenCart: boolean, object | string]>([
    ['owner', false, 'customer', true, OWNER],
    ['owner', false, 'guest', false, GUEST],
    ['another', false, 'customer', false, REFUSED.otherwise],
    ['guest', false, 'customer', false, REFUSED.otherwise],
    ['another', false, 'guest', false, REFUSED.otherwise],
    ['owner', true, 'customer', true, { ...OWNER, cart: { customerId: 'theirs', isOwn: true } }],
    ['guest', true, 'customer', false, { ...OWNER, cart: { customerId: null, isOwn: false } }],
    ['guest', true, 'customer', true, REFUSED.byLink],
    ['another', true, 'customer', false, { ...OWNER, cart: { customerId: 'another', isOwn: false } }],
    ['another', true, 'customer', true, REFUSED.byLink],
    ['owner', true, 'guest', true, { ...GUEST, cart: { customerId: null, isOwn: true } }],
    ['guest', true, 'guest', true, { ...GUEST, cart: { customerId: null, isOwn: false } }],
    ['another', true, 'guest', true, { ...GUEST, cart: { customerId: 'another', isOwn: false } }],
  ])(
    'is stored by who asked for it: %s, by its link %s, of a %s, into the cart %s',
    async (who, byLink, of, reopenCart, expected) => {
      const order = (of === 'guest' ? guests : ofCustomers).at(-1)!;
      const db = database.kysely;
      const { visitor } = shopper(market, `${who} ${order.email}`);
      const { customer: another } = (await signedIn(market, 'another')).visitor;
      if (who === 'owner' && of === 'guest') visitor.sessionId = order.email;
      if (who !== 'guest' && of === 'customer')
        visitor.customer = who === 'another' ? another : { ...another!, id: order.customerId! };
      if (who === 'another' && of === 'guest') visitor.customer = another;
      const { startDate } = await market.fulfilment.openPeriod(market.clock.now());
      await sql`update orders set period_start = ${startDate}, status = 'processed', cancelling = null, cancelling_since = null where id = ${order.id}`.execute(
        db,
      );
      const stored: unknown[] = [];
      const { refund } = market.payment;
      market.payment.refund = async () => {
        stored.push(
          (await db.selectFrom('orders').select('cancelling').where('id', '=', order.id).executeTakeFirst())
            ?.cancelling,
        );
        throw new PaymentRefusedError('refused');
      };
      const refused = await market.refunds
        .cancelOwn({ visitor }, order.id, { reopenCart, byLink })
        .catch(({ code }: { code: string }) => code);
      market.payment.refund = refund;
      const ids: Record<string, string | null> = { theirs: order.customerId, another: another!.id };
      const named = (row: { customerId: string | null }) => ({ ...row, customerId: ids[row.customerId ?? ''] ?? null });
      const { cart, ...by } = (typeof expected === 'string' ? {} : expected) as {
        customerId: string;
        cart?: { customerId: string };
      };
      const row = {
        ...named(by),
        to: 'cancelled',
        reopenCart,
        ...(cart && { cart: { ...named(cart), sessionId: visitor.sessionId } }),
        kept: 0,
        keptOfBalance: KEPT_BEFORE,
        refunds: [expect.any(String)],
      };
      expect([refused, stored]).toEqual(typeof expected === 'string' ? [expected, []] : ['PROVIDER_REFUSED', [row]]);
    },
  );
});
