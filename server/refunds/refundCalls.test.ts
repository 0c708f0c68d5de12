import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, openMarket, refusals, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders, type StatusOrder } from '../../tests/support/statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';

/** What the desk's calls that pay money back remember of their input, and what they refuse. */
describe('a call of the desk that pays back', () => {
  let database: Database;
  let market: MarketServices;
  const orders = statusOrders().filter(({ status }) => ['processed', 'fulfilled'].includes(status));
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
    await writeStatusOrders(database, orders);
    await sql`insert into order_change (id, order_id, position, from_status, to_status, changed_by, at)
      select gen_random_uuid(), id, 1, null, 'processed', 'market', created_at from orders`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const [one, two, three, four] = orders.filter(({ customerId }) => customerId !== null) as [
    StatusOrder,
    StatusOrder,
    StatusOrder,
    StatusOrder,
  ];
  const [guest, anotherGuest] = orders.filter(({ customerId }) => customerId === null) as [StatusOrder, StatusOrder];
  const [first, second] = [one.lineId, testId('second line')];
  const bottle = one.deposit / 4;
  const [problem, another] = [testId('problem'), testId('another problem')];
  const units = (...quantities: number[]) =>
    quantities.map((quantity, nth) => ({ lineId: [first, second][nth]!, quantity }));
  const changes = (...left: number[]) => left.map((to, nth) => ({ lineId: [first, second][nth]!, from: 9, to }));
  type Input = { orderId: string; problemId: string; amount: number } & Record<string, unknown>;
  type Change = Partial<Input>;
  type Call = (staff: Visitor, key: string, input: Input) => Promise<unknown>;
  const CALLS = {
    return_items: (staff, key, { orderId, ...request }) =>
      market.refunds.returnGoods(staff, orderId, key, { kind: 'returned', locale: 'fr', ...request } as never),
    settle_missing: (staff, key, { orderId, ...request }) =>
      market.refunds.returnGoods(staff, orderId, key, { kind: 'missing', missingBy: null, ...request } as never),
    refund_deposit: (staff, key, input) => market.refunds.refundDeposit(staff, { ...input, requestId: key } as never),
    refund_containers: (staff, key, input) =>
      market.refunds.refundOrderDeposit(staff, { ...input, requestId: key } as never),
    refund_of_guest: (staff, key, { orderId, amount }) =>
      market.refunds.refundGuestDeposit(staff, orderId, key, amount),
    refund_amount: (staff, key, { orderId, ...refund }) =>
      market.refunds.refundAmount(staff, orderId, key, refund as never),
    lower_quantities: (staff, key, { orderId, ...change }) =>
      market.refunds.lowerQuantities(staff, orderId, key, { locale: 'fr', ...change } as never),
    answer_problem: (staff, key, { problemId, ...decision }) =>
      market.refunds.answerProblem(staff, problemId, { locale: 'fr', ...decision, requestId: key } as never),
  } satisfies Record<string, Call>;
  /** Each call: its input, what its key remembers of it, input that is the same, how it ends, and input that is not the same. */
  const KEYED: [keyof typeof CALLS, Change, remembered: Change, same: Change, code: string[], others: Change[]][] = [
    [
      'return_items',
      { orderId: one.id, to: 'balance', items: units(2, 1), shownTotal: 500 },
      { orderId: one.id, to: 'balance', units: [`${first} 2`, `${second} 1`].toSorted(), total: 500 },
      { items: units(2, 1).toReversed(), locale: 'en' },
      ['REFUND_CHANGED'],
      [
        { orderId: two.id },
        { to: 'card' },
        { items: units(3, 1) },
        { items: units(2) },
        { shownTotal: 501 },
        { shownTotal: null },
      ],
    ],
    [
      'settle_missing',
      { orderId: one.id, to: 'balance' },
      { orderId: one.id, to: 'balance', units: [] },
      { shownTotal: null },
      [],
      [{ orderId: two.id }, { to: 'card' }, { shownTotal: 500 }],
    ],
    [
      'refund_deposit',
      { customerId: one.customerId, amount: 1, box: false },
      { customerId: one.customerId, amount: 1, box: false },
      {},
      [],
      [{ customerId: two.customerId }, { amount: 2 }, { box: true }],
    ],
    [
      'refund_containers',
      {
        orderId: one.id,
        containers: [
          { deposit: bottle, quantity: 1 },
          { deposit: 7, quantity: 2 },
        ],
      },
      {
        orderId: one.id,
        containers: [
          { deposit: 7, quantity: 2 },
          { deposit: bottle, quantity: 1 },
        ],
      },
      {
        containers: [
          { deposit: 7, quantity: 2 },
          { deposit: bottle, quantity: 1 },
        ],
      },
      [],
      [
        { orderId: two.id },
        { containers: [{ deposit: bottle, quantity: 1 }] },
        { containers: [{ deposit: bottle + 14, quantity: 1 }] },
      ],
    ],
    [
      'refund_of_guest',
      { orderId: guest.id, amount: 99_999 },
      { orderId: guest.id, amount: 99_999 },
      {},
      ['DEPOSIT_LIMIT'],
      [{ orderId: anotherGuest.id }, { amount: 99_998 }],
    ],
    [
      'refund_amount',
      { orderId: one.id, amount: 99_999, toCard: 9, to: 'card', reason: 'Pourri' },
      { orderId: one.id, amount: 99_999, toCard: 9, to: 'card', reason: 'Pourri' },
      { reason: ' Pourri\u200B ' },
      ['REFUND_CHANGED'],
      [{ orderId: two.id }, { amount: 99_998 }, { toCard: 8 }, { to: 'balance' }, { reason: 'Abîmé' }],
    ],
    [
      'lower_quantities',
      { orderId: one.id, to: 'balance', shownTotal: 500, changes: changes(8, 7) },
      { orderId: one.id, to: 'balance', changes: [`${first} 9 8`, `${second} 9 7`].toSorted(), total: 500 },
      { changes: changes(8, 7).toReversed(), locale: 'en' },
      ['QUANTITY_CHANGED'],
      [{ orderId: two.id }, { to: 'card' }, { shownTotal: 501 }, { changes: changes(8, 6) }, { changes: changes(8) }],
    ],
    [
      'answer_problem',
      { problemId: problem, decision: 'credit', quantity: 1, amount: 5, answer: 'Désolé' },
      { problemId: problem, decision: 'credit', quantity: 1, amount: 5, text: 'Désolé' },
      { answer: ' Désolé ', locale: 'en' },
      ['PROBLEM_ANSWERED'],
      [
        { problemId: another },
        { decision: 'refund' },
        { decision: 'decline' },
        { quantity: 2 },
        { amount: 6 },
        { answer: 'Pardon' },
      ],
    ],
  ];
  it.each(KEYED)(
    'is done once for a key, which remembers all that it was: %s',
    async (name, input, remembered, same, code, others) => {
      const staff = (await signedIn(market, 'equipe', { roles: ['staff'] })).visitor;
      const db = database.kysely;
      await sql`insert into order_line select (jsonb_populate_record(l, ${JSON.stringify({ id: second, position: 1, deposit: 7 })}::jsonb)).*
      from order_line l where l.id = ${first} on conflict do nothing`.execute(db);
      for (const id of [problem, another])
        await sql`insert into order_problem (id, line_id, kind, quantity, status, reported_at, answered_at)
        values (${id}, ${first}, 'damaged', 1, 'declined', now(), now()) on conflict do nothing`.execute(db);
      const kind = { refund_containers: 'refund_deposit', refund_of_guest: 'refund_deposit' }[name as string] ?? name;
      await inTransaction(database, (tx) =>
        journal.recordRequest(tx, callersRequest(kind, `key ${name}`, remembered), new Date()),
      );
      const call = (change: Change): Promise<string[]> =>
        CALLS[name](staff, `key ${name}`, { ...input, ...change } as Input).then(
          () => [],
          ({ code: rejection }: { code: string }) => [rejection],
        );
      expect([await call({}), await call(same)]).toEqual([code, code]);
      const read: string[][] = [];
      for (const other of others) read.push(await call(other));
      expect(read).toEqual(others.map(() => ['REQUEST_REUSED']));
    },
  );

  const CONTAINERS = { field: 'containers' };
  const count = (deposit: number, quantity: number) => ({ deposit, quantity });
  const of = (order: { id: string }, ...containers: object[]) => ({ orderId: order.id, containers });
  it.each<[keyof typeof CALLS, Change, string, object?]>([
    ['refund_deposit', { customerId: one.customerId, amount: 0, box: false }, 'BAD_INPUT', { field: 'amount' }],
    ['refund_deposit', { customerId: testId('nobody'), amount: 1, box: false }, 'NOT_FOUND'],
    ['refund_deposit', { customerId: one.customerId, amount: 99_999, box: false }, 'DEPOSIT_LIMIT'],
    ['refund_containers', of(one), 'BAD_INPUT', CONTAINERS],
    ['refund_containers', of(one, count(0, 1)), 'BAD_INPUT', CONTAINERS],
    ['refund_containers', of(one, count(1, 0)), 'BAD_INPUT', CONTAINERS],
    ['refund_containers', of(one, count(1, 101)), 'BAD_INPUT', CONTAINERS],
    ['refund_containers', of(one, count(1, 100)), 'DEPOSIT_LIMIT'],
    ['refund_containers', of(one, count(1, 1), count(2, 1), count(1, 1)), 'BAD_INPUT', CONTAINERS],
    ['refund_containers', of({ id: testId('no order') }, count(1, 1)), 'NOT_FOUND'],
    ['refund_containers', of(guest, count(1, 1)), 'RETURN_REFUSED'],
    ['refund_of_guest', { orderId: guest.id, amount: 0 }, 'BAD_INPUT', { field: 'amount' }],
    [
      'answer_problem',
      { problemId: problem, decision: 'credit', quantity: 0, amount: 5 },
      'BAD_INPUT',
      { field: 'quantity' },
    ],
    [
      'answer_problem',
      { problemId: problem, decision: 'refund', quantity: 1, amount: 0 },
      'BAD_INPUT',
      { field: 'amount' },
    ],
    ['answer_problem', { problemId: problem, decision: 'decline', answer: ' ' }, 'BAD_INPUT', { field: 'answer' }],
    ['answer_problem', { problemId: testId('none'), decision: 'credit', quantity: 1, amount: 1 }, 'NOT_FOUND'],
  ])('is refused for input that nobody means: %s %o', async (name, input, code, params = {}) => {
    const staff = (await signedIn(market, 'equipe', { roles: ['staff'] })).visitor;
    const defaults = { quantity: null, amount: null, answer: null };
    const call = CALLS[name](staff, `wrong ${JSON.stringify(input)}`.slice(0, 100), { ...defaults, ...input } as never);
    expect(await refusals(call)).toEqual([{ code, params }]);
  });

  it('says all that goes back of an order of which nothing comes, to card and balance', async () => {
    const staff = (await signedIn(market, 'equipe', { roles: ['staff'] })).visitor;
    await sql`update order_line set status = 'missing' where order_id = ${two.id}`.execute(database.kysely);
    const credit = sql`update orders set status = 'processed', balance_applied = 500, deposit_kept = 0 where id = ${two.id}`;
    await credit.execute(database.kysely);
    const refunding = vi.spyOn(market.payment, 'refund');
    refunding.mockResolvedValue({ refundId: 're', amount: 1, status: 'succeeded' });
    const { toCard, toBalance } = await market.refunds.previewCancel(two.id);
    const missing = { kind: 'missing', to: 'balance', missingBy: null } as const;
    const { orderId, customerId, refunded } = await market.refunds.returnGoods(staff, two.id, 'empty', missing);
    refunding.mockRestore();
    const { refundedToCard, refundedToBalance } = (await market.staffOrders.byId(two.id))!;
    expect([toCard > 0, toBalance]).toEqual([true, 500]);
    expect([orderId, customerId, refunded]).toEqual([two.id, two.customerId, refundedToCard + refundedToBalance]);
    expect(refundedToBalance).toBeGreaterThan(0);
  });

  const NOTHING = { toCard: 0, toBalance: 0 };
  const previews = async (id: string) => [
    await market.refunds.previewAmount(id),
    await market.refunds.previewCancel(id),
  ];
  it('previews what goes to card and balance, to the card alone without an account, and nothing where nothing can', async () => {
    const { id, customerId, deposit } = three;
    const db = database.kysely;
    const credit = sql`update orders set balance_applied = 500 where id = ${id} returning total`.execute(db);
    const { total } = (await credit).rows[0] as { total: number };
    const toCard = total - 500;
    expect(await previews(id)).toEqual([
      { toCard, toBalance: 500 - deposit },
      { toCard, toBalance: 500 },
    ]);
    await sql`update customer set deleted_at = now(), subject = null where id = ${customerId}`.execute(db);
    expect(await previews(id)).toEqual([
      { toCard: toCard - deposit, toBalance: 0 },
      { toCard, toBalance: 0 },
    ]);
    await sql`update orders set cancelling = '{"kept": 0}', cancelling_since = now() where id = ${id}`.execute(db);
    expect((await previews(id))[0]).toEqual(NOTHING);
    await sql`update orders set cancelling = null, cancelling_since = null, status = 'cancelled' where id = ${id}`.execute(
      db,
    );
    expect([await previews(id), await previews(testId('no order'))]).toEqual([
      [NOTHING, NOTHING],
      [NOTHING, NOTHING],
    ]);
    expect(
      await refusals(market.refunds.cancelAs({ by: 'market', customerId: null }, testId('no order'), 'cancelled')),
    ).toEqual([{ code: 'NOT_FOUND', params: {} }]);
  });

  it('leaves an order whose cash was received to whoever is at the till', async () => {
    const { id, attemptId, customerId } = four;
    const db = database.kysely;
    const staff = (await signedIn(market, 'equipe', { roles: ['staff'] })).visitor;
    const { startDate } = await market.fulfilment.openPeriod(market.clock.now());
    await sql`update orders set payment_intent = ${`cash_${attemptId}`}, period_start = ${startDate}, status = 'processed' where id = ${id}`.execute(
      db,
    );
    await sql`insert into cash_receipt (order_id, amount, request, staff_id, at) values (${id}, 5, 'till', ${staff.customer!.id}, now())`.execute(
      db,
    );
    const visitor = { ...staff, customer: { ...staff.customer!, id: customerId! } };
    const refused = await refusals(market.refunds.cancelOwn({ visitor }, id, { reopenCart: false }));
    expect(refused).toEqual([{ code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'cancelled' } }]);
    await market.refunds.cancelAs({ by: 'staff', customerId: staff.customer!.id }, id, 'cancelled');
    expect((await market.staffOrders.byId(id))?.status).toBe('cancelled');
  });
});
