import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { hoursAgo, writeRefunds, writeReturns } from '../../tests/support/moneyRows.ts';
import { marketServices, offer, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusOrders, writeStatusOrders } from '../../tests/support/statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { ReturnKind } from '../database/orderTables.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';

const STAFF = testId('staff');
const [CARD, CREDIT, DEPOSIT_KEPT, KEPT_OF_CARD, KEPT_BEFORE] = [311, 703, 50, 20, 7];

/** What the end of a return writes, by its kind, its customer and who asked for it. Each is of an order of its own. */
describe('a return', () => {
  let database: Database;
  let market: MarketServices;
  const orders = statusOrders().filter(
    ({ status }) => !['merged', 'pending', 'cancelled', 'refunded'].includes(status),
  );
  const ofCustomers = orders.filter(({ customerId }) => customerId !== null);
  const guests = orders.filter(({ customerId }) => customerId === null);

  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    const box = await offer(database, 'box');
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    market = marketServices(database);
    await writeStatusOrders(database, orders);
    await sql`update orders set deposit_kept = ${KEPT_BEFORE}`.execute(database.kysely);
    await sql`update customer set has_reusable_box = true`.execute(database.kysely);
  });
  afterAll(() => database.close());

  type Case = { order: (typeof orders)[number]; kind: ReturnKind; byStaff?: boolean; refund?: 'done' | 'refused' };
  async function end({ order, kind, byStaff = true, refund = 'done' }: Case) {
    const name = `${kind} of ${order.email}`;
    const id = testId(`return ${name}`);
    const db = database.kysely;
    await writeReturns(db, order, {
      [name]: {
        kind,
        status: 'asked',
        asked_at: hoursAgo(1),
        reason: kind === 'amount' ? `Sorry for ${name}` : null,
        staff_id: byStaff ? STAFF : null,
        deposit: DEPOSIT_KEPT + 10,
        deposit_kept: DEPOSIT_KEPT,
        kept_of_card: KEPT_OF_CARD,
        to_card: CARD,
        to_balance: CREDIT,
        units: kind === 'deposit' || kind === 'amount' ? {} : { [order.lineId]: 1 },
      },
    });
    if (refund === 'refused') await sql`update order_line set returned = 1 where id = ${order.lineId}`.execute(db);
    await writeRefunds(db, order, { [name]: { return_id: id, status: refund, amount: CARD } });
    const changed = vi.spyOn(market.catalogue, 'changed');
    expect(await market.refunds.resume(0)).toBe(1);
    const isCatalogueTold = changed.mock.calls.length > 0;
    changed.mockRestore();
    const mails = await db.selectFrom('outbox').select(['kind', 'about', 'data']).execute();
    await sql`delete from outbox`.execute(db);
    const one = <Row>(rows: Row[]): Row | null => rows[0] ?? null;
    return {
      movement: one(
        await db
          .selectFrom('balance_movement')
          .select(['customer_id', 'amount', 'reason', 'note', 'order_id', 'request', 'created_at'])
          .where('order_id', '=', order.id)
          .execute(),
      ),
      mails,
      journal: one(
        await db
          .selectFrom('desk_action')
          .select(['kind', 'staff_id', 'customer_id', 'request', 'data', 'at'])
          .where('order_id', '=', order.id)
          .execute(),
      ),
      kept: (await db.selectFrom('orders').select('deposit_kept').where('id', '=', order.id).executeTakeFirst())
        ?.deposit_kept,
      returned: one(await db.selectFrom('order_line').select('returned').where('id', '=', order.lineId).execute())
        ?.returned,
      ended: one(await db.selectFrom('order_return').select(['status', 'done_at']).where('id', '=', id).execute()),
      isCatalogueTold,
      id,
      name,
    };
  }

  it.each<[ReturnKind, reason: string, journal: string, mail: string | null]>([
    ['returned', 'items_returned', 'return_items', 'items_returned'],
    ['missing', 'item_missing', 'settle_missing', null],
    ['deposit', 'items_returned', 'refund_deposit', 'items_returned'],
    ['amount', 'amount_refunded', 'refund_amount', 'amount_refunded'],
    ['removed', 'items_removed', 'lower_quantities', 'items_removed'],
  ])('of a customer writes balance, mail and journal by its kind: %s', async (kind, reason, journal, mail) => {
    const order = ofCustomers.pop()!;
    const { id, name, ...written } = await end({ order, kind });
    const { customerId: customer_id, lineId } = order;
    const lines = kind === 'deposit' || kind === 'amount' ? [] : [lineId];
    expect(written).toEqual({
      movement: {
        customer_id,
        amount: -CREDIT,
        reason,
        note: kind === 'amount' ? `Sorry for ${name}` : null,
        order_id: order.id,
        request: `return ${id}`,
        created_at: expect.any(Date),
      },
      mails: mail === null ? [] : [{ kind: mail, about: id, data: { returns: [id] } }],
      journal: {
        kind: journal,
        staff_id: STAFF,
        customer_id,
        request: `request ${name}`,
        data: {
          amount: CARD + CREDIT,
          card: CARD,
          balance: CREDIT,
          lines,
          ...(kind === 'removed' && { quantities: expect.any(Array) }),
        },
        at: expect.any(Date),
      },
      kept: KEPT_BEFORE + DEPOSIT_KEPT - KEPT_OF_CARD,
      returned: 0,
      ended: { status: 'done', done_at: expect.any(Date) },
      // Only what goes back to the stock can be sold again.
      isCatalogueTold: kind === 'removed',
    });
  });

  it('of a guest writes no balance, and the desk’s journal all the same', async () => {
    const order = guests.pop()!;
    const { movement, journal, mails } = await end({ order, kind: 'returned' });
    expect([movement, journal?.kind, journal?.customer_id, mails.length]).toEqual([null, 'return_items', null, 1]);
  });

  it('that a job asked for is not in the desk’s journal', async () => {
    const { movement, journal } = await end({ order: ofCustomers.pop()!, kind: 'missing', byStaff: false });
    expect([movement?.amount, journal]).toEqual([-CREDIT, null]);
  });

  it('that the card refused writes nothing, and releases its units', async () => {
    const {
      id: _id,
      name: _name,
      ...written
    } = await end({
      order: ofCustomers.pop()!,
      kind: 'returned',
      refund: 'refused',
    });
    expect(written).toEqual({
      movement: null,
      mails: [],
      journal: null,
      kept: KEPT_BEFORE,
      returned: 0,
      ended: { status: 'refused', done_at: null },
      isCatalogueTold: false,
    });
  });

  it('is previewed to the card alone for a customer whose account was deleted meanwhile', async () => {
    const order = ofCustomers.pop()!;
    const request = {
      kind: 'returned',
      to: 'balance',
      items: [{ lineId: order.lineId, quantity: 1 }],
      locale: 'fr',
    } as const;
    const before = await market.refunds.previewReturn(order.id, request);
    expect([before.card, before.balance > 0]).toEqual([0, true]);
    await sql`update customer set deleted_at = now(), subject = null where id = ${order.customerId}`.execute(
      database.kysely,
    );
    const after = await market.refunds.previewReturn(order.id, request);
    expect([after.card, after.balance]).toEqual([before.balance, 0]);
  });

  // The next tests leave these orders as they are.
  const [one, two] = ofCustomers as [(typeof orders)[number], (typeof orders)[number]];
  const [guest, anotherGuest] = guests as [(typeof orders)[number], (typeof orders)[number]];
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
});
