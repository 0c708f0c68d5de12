import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveCredit } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { checkInvariants } from './invariants.ts';

describe.each(testDatabaseKinds())('the invariants of payments (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  it('hold for a purchase; each violation is named', async () => {
    const db = database.kysely;
    const ann = shopper(market, 'invariants');
    const variant = await offer(database, 'apple');
    await market.cart.add(ann, variant, 2);
    await market.cart.updateSession(ann, { locationId: toId('Location', location('marche')) });
    const session = await market.checkout.checkout(ann, { useBalance: false, period: null });
    expect(await checkInvariants(database)).toEqual([]);
    await db.updateTable('variant').set({ held: 1 }).where('id', '=', variant).execute();
    expect(await checkInvariants(database)).toEqual([
      `variant ${variant} holds 1 (0 at the market), its live attempts 2 (0)`,
    ]);
    await db.updateTable('variant').set({ held: 2 }).where('id', '=', variant).execute();
    await market.checkout.handleEvent(market.payment.pay(session));
    expect(await checkInvariants(database)).toEqual([]);
    await db.updateTable('variant').set({ held: 3 }).where('id', '=', variant).execute();
    const { total } = await db.selectFrom('orders').select('total').executeTakeFirstOrThrow();
    await db.updateTable('orders').set({ total: 1 }).execute();
    const [attempt] = await db.updateTable('checkout_attempt').set({ status: 'expired' }).returning('id').execute();
    expect(await checkInvariants(database)).toEqual([
      `attempt ${attempt?.id} is expired and has 1 orders`,
      'order 20001 does not add up: 1',
      `order 20001 was charged another total than its attempt ${attempt?.id}`,
      `variant ${variant} holds 3 (0 at the market), its live attempts 0 (0)`,
      `the sales report has ${total} of card, the books 1`,
    ]);
    await db.updateTable('variant').set({ held: 0 }).execute();
    await db.updateTable('checkout_attempt').set({ status: 'paid' }).execute();
    await sql`update orders set total = subtotal + deposit + shipping + fee + gst + pst`.execute(db);
    expect(await checkInvariants(database)).toEqual([]);
  });

  it('cover balances: the ledger, what live payments reserve of it, and what paid ones used (E13)', async () => {
    const db = database.kysely;
    const ann = await signedIn(market, 'ledger');
    const { id } = ann.visitor.customer!;
    const balance = (value: number) =>
      db.updateTable('customer').set({ balance: value }).where('id', '=', id).execute();
    await giveCredit(market, ann, 800);
    await giveCredit(market, ann, 200);
    expect(await checkInvariants(database)).toEqual([]);
    await balance(-900);
    expect(await checkInvariants(database)).toEqual([`customer ${id} has a balance of -900, its movements give -1000`]);
    await balance(-1000);
    const row = {
      id: randomUUID(),
      customer_id: id,
      reason: 'adjustment',
      request: 'wrong',
      created_at: new Date(),
    } as const;
    await db
      .insertInto('balance_movement')
      .values({ ...row, position: 4, amount: -1, balance: -5, note: null, order_id: null })
      .execute();
    await balance(-1001);
    expect(await checkInvariants(database)).toEqual([`movement 4 of customer ${id} does not follow the one before it`]);
    const [attempt] = await db
      .updateTable('checkout_attempt')
      .set({ customer_id: id, kind: 'invoice', balance_applied: 1002 })
      .returning('id')
      .execute();
    expect(await checkInvariants(database)).toEqual([
      `attempt ${attempt?.id} is paid and used 1002 of the balance, which gave 0`,
      `movement 4 of customer ${id} does not follow the one before it`,
      'order 20001 used 0 of the balance, its attempts another sum',
    ]);
    await db.deleteFrom('order_line').execute();
    await db.deleteFrom('orders').execute();
    await db.deleteFrom('attempt_line').execute();
    await db.updateTable('checkout_attempt').set({ status: 'pending' }).execute();
    expect(await checkInvariants(database)).toEqual([
      `customer ${id} has a balance of -1001, live payments use 1002 of it`,
      `movement 4 of customer ${id} does not follow the one before it`,
    ]);
  });

  it('cover payments, merged orders, confirmations and boxes (E9, E19)', async () => {
    const db = database.kysely;
    const ann = await signedIn(market, 'joined');
    const { id } = ann.visitor.customer!;
    const numbers: string[] = [];
    const buy = async (name: string) => {
      await market.cart.add(ann, await offer(database, name), 1);
      await market.cart.updateSession(ann, { locationId: toId('Location', location('marche')) });
      await market.checkout.handleEvent(
        market.payment.pay(await market.checkout.checkout(ann, { useBalance: false, period: null })),
      );
    };
    const customersOrders = () =>
      db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('number').execute();
    const violationsOfCustomer = async () =>
      (await checkInvariants(database)).filter((violation) => numbers.some((number) => violation.includes(number)));
    await buy('joined first');
    await buy('joined second');
    const [first, second] = await customersOrders();
    numbers.push(`${first!.number}`, `${second!.number}`, id, first!.attempt_id, first!.payment_intent!);
    expect([second!.merged_into, await violationsOfCustomer()]).toEqual([first!.id, []]);

    const change = db.updateTable('orders').where('id', '=', second!.id);
    await change.set({ payment_intent: first!.payment_intent }).execute();
    expect(await violationsOfCustomer()).toEqual([`payment ${first!.payment_intent} paid 2 orders`]);
    await change.set({ payment_intent: null }).execute();
    expect(await violationsOfCustomer()).toEqual([
      `order ${second!.number} was charged ${second!.total} by no payment`,
    ]);
    await change.set({ payment_intent: second!.payment_intent, period_start: '2026-12-04' }).execute();
    expect(await violationsOfCustomer()).toEqual([
      `order ${second!.number} joined order ${first!.number}, which it does not belong with`,
    ]);
    await change.set({ period_start: second!.period_start }).execute();

    const attempt = db.updateTable('checkout_attempt').where('id', '=', first!.attempt_id);
    await attempt.set({ lends_box: true }).execute();
    expect(await violationsOfCustomer()).toEqual([`customer ${id} was lent a box by a paid order and has none`]);
    await attempt.set({ lends_box: false, provider_session_id: null }).execute();
    expect(await violationsOfCustomer()).toEqual([`attempt ${first!.attempt_id} is paid, and nobody knows by what`]);
    await attempt.set({ provider_session_id: 'cs_again' }).execute();
    await db.deleteFrom('outbox').where('about', '=', first!.id).execute();
    await db.updateTable('orders').set({ balance_applied: 5 }).where('id', '=', first!.id).execute();
    expect(await violationsOfCustomer()).toEqual([
      `order ${first!.number} used 5 of the balance, its attempts another sum`,
      `order ${first!.number} was confirmed by no mail`,
    ]);
  });
});
