import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders, type StatusOrder } from '../../tests/support/statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  adjust,
  creditReturn,
  orderCancelled,
  orderPaid,
  refundContainers,
  refundDeposit,
  type BalanceEffect,
} from './balanceService.ts';

const AT = new Date('2026-11-24T17:00:00Z');

/** What each movement of a balance writes, and what is refused: a customer of their own for each, read in whole. */
describe('the end of a movement', () => {
  let database: Database;
  const orders = statusOrders().filter(({ customerId, status }) => customerId !== null && status === 'completed');
  const [ann, bob] = orders as [StatusOrder, StatusOrder];
  const [annId, bobId] = [ann.customerId!, bob.customerId!];

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    await writeStatusOrders(database, orders);
  });
  afterAll(() => database.close());

  const stateOf = async (customerId: string) => {
    const db = database.kysely;
    const rows = await db
      .selectFrom('balance_movement')
      .select(['id', 'amount', 'reason', 'note', 'order_id', 'request', 'created_at'])
      .where('customer_id', '=', customerId)
      .orderBy('position')
      .execute();
    const mails = await db.selectFrom('outbox').select(['kind', 'about', 'data']).execute();
    const customer = db.selectFrom('customer').select('has_reusable_box').where('id', '=', customerId);
    return { rows, mails, hasBox: (await customer.executeTakeFirst())?.has_reusable_box };
  };
  /** What was written by `act`, which is undone. */
  async function written(customerId: string, act: () => Promise<unknown>, { hasBox = false } = {}) {
    await sql`update customer set has_reusable_box = ${hasBox} where id = ${customerId}`.execute(database.kysely);
    const result = await act().catch((error: { code: string; constraint?: string }) => error.constraint ?? error.code);
    const state = await stateOf(customerId);
    await sql`truncate balance_movement`.execute(database.kysely);
    await sql`delete from outbox`.execute(database.kysely);
    await sql`delete from checkout_attempt where status = 'pending'`.execute(database.kysely);
    return { result, ...state };
  }
  const none = { rows: [], mails: [] };
  const row = (more: object) => [{ id: expect.any(String), note: null, created_at: AT, order_id: null, ...more }];
  const toldOf = ({ rows }: { rows: { id: string }[] }) =>
    rows.map(({ id }) => ({ kind: 'balance_changed', about: id, data: { movementId: id } }));

  describe('of an order', () => {
    const order = { customerId: annId, orderId: ann.id, at: AT };
    const inTx = (act: BalanceEffect) => () => inTransaction(database, act);
    const ofOrder = { order_id: ann.id };

    it.each([
      [500, false],
      [500, true],
      [0, true],
      [0, false],
    ])('that used %i cents, and lends a box: %s', async (applied, lendsBox) => {
      const paid = await written(
        annId,
        inTx((tx) => orderPaid(tx, { ...order, attemptId: ann.attemptId, applied, lendsBox })),
      );
      const used = { ...ofOrder, amount: applied, reason: 'order_paid', request: `attempt ${ann.attemptId}` };
      expect(paid).toMatchObject({ rows: applied > 0 ? row(used) : [], mails: [], hasBox: lendsBox });
      const cancelled = await written(
        annId,
        inTx((tx) => orderCancelled(tx, { ...order, applied, lendsBox })),
        { hasBox: true },
      );
      const back = { ...ofOrder, amount: -applied, reason: 'order_cancelled', request: `cancelled ${ann.id}` };
      expect(cancelled).toMatchObject({ rows: applied > 0 ? row(back) : [], mails: [], hasBox: !lendsBox });
    });

    it.each([
      [700, false],
      [0, true],
    ])('of which %i cents come back, with the box: %s', async (credit, box) => {
      const returnId = testId('return');
      const back = { ...order, returnId, credit, reason: 'items_returned', note: 'Sorry', box } as const;
      const { rows, mails, hasBox } = await written(
        annId,
        inTx((tx) => creditReturn(tx, back)),
        { hasBox: true },
      );
      const credited = { ...ofOrder, amount: -700, reason: 'items_returned', note: 'Sorry' };
      expect(rows).toEqual(credit > 0 ? row({ ...credited, request: `return ${returnId}` }) : []);
      expect([mails, hasBox]).toEqual([[], !box]);
    });
  });

  /** What runs beside a change; how often it did. */
  const counted = () => {
    const effect = async () => void (effect.runs += 1);
    effect.runs = 0;
    return effect;
  };
  const change = { amount: -300, note: 'Merci', request: 'adjusted', at: AT };
  const adjustment = { ...change, customerId: annId };

  describe('by hand', () => {
    it.each([
      ['by the customer', { customerId: annId }],
      ['by the address', { email: ` ${ann.email.toUpperCase()} ` }],
    ])('writes it, what is beside it, and the mail: %s', async (_, whom) => {
      const also = counted();
      const state = await written(annId, () => adjust(database, { ...change, ...whom, also }));
      expect(state.result).toBe('done');
      expect(state.rows).toEqual(row({ amount: -300, reason: 'adjustment', note: 'Merci', request: 'adjusted' }));
      expect([state.mails, also.runs]).toEqual([toldOf(state), 1]);
    });

    it('is made once by the same request, and by no other one of it', async () => {
      const also = counted();
      const again = (more: object) => () => adjust(database, { ...adjustment, also, ...more });
      const results: unknown[] = [];
      const { rows } = await written(annId, async () => {
        for (const act of [again({}), again({}), again({ amount: -301 }), again({ customerId: bobId })])
          results.push(await act().catch((error: { code: string }) => error.code));
      });
      expect(results).toEqual(['done', 'repeated', 'REQUEST_REUSED', 'REQUEST_REUSED']);
      expect([rows.length, also.runs]).toEqual([1, 1]);
    });

    it('is made once by its note since an instant', async () => {
      const also = counted();
      const since = (request: string, onceSince: Date, note = 'Merci') =>
        adjust(database, { ...adjustment, also, request, onceSince, note });
      const earlier = new Date(AT.getTime() - 1);
      const { result } = await written(annId, async () => [
        await since('one', earlier),
        await since('two', earlier),
        await since('three', earlier, 'Another'),
        await since('four', AT),
      ]);
      expect(result).toEqual(['done', 'repeated', 'done', 'done']);
    });

    it.each([
      [20_000 - 500, 'done'],
      [20_000 - 499, 'reserved'],
      [-1, 'done'],
    ])('leaves the credit that an open payment counts on: %i more owed is %s', async (amount, expected) => {
      const db = database.kysely;
      const { result } = await written(annId, async () => {
        const [attempt] = await db.selectFrom('checkout_attempt').selectAll().where('id', '=', ann.attemptId).execute();
        const open = {
          id: testId('open'),
          status: 'pending',
          kind: 'invoice',
          balance_applied: 500,
          payment_url: 'https://pay.example.test/open',
          cart_id: testId('open cart'),
        } as const;
        await db
          .insertInto('checkout_attempt')
          .values({ ...attempt!, ...open, fingerprint: 'open', provider_session_id: 'open' } as never)
          .execute();
        await sql`update customer set balance = -20000 where id = ${annId}`.execute(db);
        return adjust(database, { ...adjustment, amount, also: counted() });
      });
      expect(result).toBe(expected);
    });

    it('is of somebody who is there', async () => {
      const also = counted();
      expect(await adjust(database, { ...change, customerId: testId('nobody'), also })).toBe('unknown');
      expect(await adjust(database, { ...change, email: 'nobody@exemple.ca', also })).toBe('unknown');
      expect(also.runs).toBe(0);
    });
  });

  describe('of deposits', () => {
    const all = ann.deposit;
    const unit = all / 4;
    it.each([
      [1, false, 'done'],
      [all, true, 'done'],
      [all + 1, true, 'beyond'],
      [0, true, 'beyond'],
      [-1, true, 'beyond'],
    ])('%i cents, with the box: %s, is %s', async (amount, box, expected) => {
      const also = counted();
      const refund = { customerId: annId, amount, box, request: 'deposit', at: AT, also };
      const state = await written(annId, () => refundDeposit(database, refund), { hasBox: true });
      const isDone = expected === 'done';
      const back = row({ amount: -amount, reason: 'deposit_refunded', request: 'deposit' });
      expect(state).toEqual({
        result: expected,
        rows: isDone ? back : [],
        mails: isDone ? toldOf(state) : [],
        hasBox: !(isDone && box),
      });
      expect(also.runs).toBe(isDone ? 1 : 0);
    });

    it.each([
      ['some', [{ deposit: unit, quantity: 3 }], 'done'],
      ['all', [{ deposit: unit, quantity: 4 }], 'done'],
      ['more than are held', [{ deposit: unit, quantity: 5 }], 'beyond'],
      ['of another deposit', [{ deposit: unit - 1, quantity: 1 }], 'beyond'],
    ])('of containers: %s', async (_, containers, expected) => {
      const also = counted();
      const refund = { customerId: annId, orderId: ann.id, containers, request: 'containers', at: AT, also };
      const state = await written(annId, () => refundContainers(database, refund));
      const amount = -unit * containers[0]!.quantity;
      const back = row({ amount, reason: 'deposit_refunded', request: 'containers', order_id: ann.id });
      expect(state).toMatchObject(
        expected === 'done' ? { result: 'done', rows: back, mails: toldOf(state) } : { result: 'beyond', ...none },
      );
      expect(also.runs).toBe(expected === 'done' ? 1 : 0);
    });

    it('are credited once by a request, and to somebody who is there', async () => {
      const also = counted();
      const deposit = { customerId: annId, amount: unit, box: false, request: 'once', at: AT, also };
      const containers = { ...deposit, orderId: ann.id, containers: [{ deposit: unit, quantity: 1 }] };
      const { result } = await written(annId, async () => [
        await refundDeposit(database, deposit),
        await refundDeposit(database, deposit),
        await refundContainers(database, containers),
        await refundDeposit(database, { ...deposit, customerId: testId('nobody') }),
        await refundContainers(database, { ...containers, customerId: testId('nobody') }),
      ]);
      expect(result).toEqual(['done', 'repeated', 'repeated', 'unknown', 'unknown']);
      expect(also.runs).toBe(1);
    });
  });
});
