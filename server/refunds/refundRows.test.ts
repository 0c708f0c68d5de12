import { sql, type Insertable } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { hoursAgo, namesBy, writeRefunds, writeReturns } from '../../tests/support/moneyRows.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import { insertMovement } from '../balance/balanceStore.ts';
import type { RefundStatus, RefundTable } from '../database/orderTables.ts';
import type { Transaction } from '../database/transaction.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '../gateways/payment.ts';
import { insertReceipt, readReceipt } from '../orders/cashStore.ts';
import type { Market } from '../runningMarket.ts';
import { sendRefund } from './cardRefund.ts';
import {
  claimRefunds,
  finishRefund,
  latestRefusal,
  readOutstanding,
  readRefundablePayments,
  readRefundedAmounts,
  refundsOfCustomer,
  UNANSWERED,
} from './refundStore.ts';
import { returnableLines } from './returnStore.ts';

const STATUSES: RefundStatus[] = ['asked', 'done', 'refused'];

/** Which refunds each statement reads and changes: rows that differ in every column. */
describe('refunds as rows', () => {
  const { orderOf, inRows } = statusMarket();

  const whole = orderOf('pickup', 'cancelled');
  const goods = orderOf('ship', 'completed');

  it.each([
    ['is given back since by what the customer got for containers', goods, 4, true],
    ['is given back by what they got at the same instant', goods, 5, true],
    ['is as it was by what they got before', goods, 6, false],
    ['is as it was by what another customer got', whole, 4, false],
  ])('of an order in cash %s', async (_, { customerId }, hours, isRefunded) => {
    const [receivedAt, at] = [hoursAgo(5), hours === 5 ? null : hoursAgo(hours)];
    const read = await inRows(async (tx) => {
      const staff_id = whole.customerId!;
      await insertReceipt(tx, { order_id: goods.id, amount: 100, request: 'receipt', staff_id, at: receivedAt });
      const back = { customerId: customerId!, amount: -10, request: 'containers', at: at ?? receivedAt };
      await insertMovement(tx, { ...back, reason: 'deposit_refunded' });
      return readReceipt(tx, goods.id);
    });
    expect(read).toEqual({ amount: 100, at: receivedAt, isRefunded });
  });

  it.each([
    ['of the whole order', null, 'asked done'],
    ['of a return that waits', 'asked', 'asked done'],
    ['of a return that was made: what was refused of it is tried again', 'done', 'asked done refused'],
    ['of a return that was refused', 'refused', 'asked done'],
  ] as const)('leaves to a card what is not refunded, or being refunded: %s', async (_, returned, deducted) => {
    const left = async (tx: Transaction) => (await readRefundablePayments(tx, goods.id))[0]?.amount ?? 0;
    const read = STATUSES.map((status) =>
      inRows(async (tx) => {
        const before = await left(tx);
        if (returned) await writeReturns(tx, goods, { of: { status: returned } });
        await writeRefunds(tx, goods, { it: { status, return_id: returned && testId('return of'), amount: 37 } });
        return [before > 37, before - (await left(tx))];
      }),
    );
    expect(await Promise.all(read)).toEqual(
      STATUSES.map((status) => [true, deducted.split(' ').includes(status) ? 37 : 0]),
    );
  });

  it('leaves to each card its own part of orders that were merged one into the other (E19), whatever credit paid', async () => {
    const [last, middle, first] = [
      orderOf('ship', 'processed'),
      orderOf('ship', 'merged'),
      orderOf('ship', 'fulfilled'),
    ];
    const payments = await inRows(async (tx) => {
      const write = (id: string, total: number, balance: number, into: string | null) =>
        sql`update orders set total = ${total}, subtotal = ${total}, deposit = 0, shipping = 0, gst = 0, pst = 0,
          balance_applied = ${balance}, merged_into = ${into}, status = ${into ? 'merged' : 'processed'} where id = ${id}`.execute(
          tx,
        );
      await write(last.id, 9000, 111, null);
      await write(middle.id, 5000, 37, last.id);
      await write(first.id, 2000, 5, middle.id);
      return readRefundablePayments(tx, last.id);
    });
    expect(payments).toEqual([
      { paymentIntent: first.paymentIntent, amount: 2000 - 5 },
      { paymentIntent: middle.paymentIntent, amount: 5000 - 37 - (2000 - 5) },
      { paymentIntent: last.paymentIntent, amount: 9000 - 111 - (5000 - 37) },
    ]);
  });

  it('reads the lines of an order in their order, whatever their ids: the first ones are given back first', async () => {
    const [low, high] = ['00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-8fff-ffffffffffff'];
    const lines = await inRows(async (tx) => {
      for (const [id, position] of [
        [low, 2],
        [high, 1],
      ] as const)
        await sql`insert into order_line (id, order_id, position, status, seller_name, product_name_primary, variant_name_primary, price,
            taxable_price, deposit, quantity, taken, taken_mdo)
          values (${id}, ${goods.id}, ${position}, 'waiting', 'x', 'x', 'x', 1, 0, 0, 1, 0, 0)`.execute(tx);
      return returnableLines(tx, [goods.id]);
    });
    expect(lines?.map(({ id }) => id)).toEqual([goods.lineId, high, low]);
  });

  /** Of a cancelled order, of a return that was made, and of one that waits. */
  const REFUNDS = {
    asked: { updated_at: hoursAgo(3), asked_at: hoursAgo(9), at: hoursAgo(70) },
    askedAgain: { updated_at: hoursAgo(0.1), asked_at: hoursAgo(8), at: hoursAgo(69) },
    refused: { status: 'refused', updated_at: hoursAgo(48), asked_at: hoursAgo(60), at: hoursAgo(68), tries: 2 },
    refusedToday: { status: 'refused', updated_at: hoursAgo(2), asked_at: hoursAgo(50), at: hoursAgo(67) },
    unanswered: { status: 'refused', refusal: UNANSWERED, updated_at: hoursAgo(49), asked_at: hoursAgo(61), at: null },
    dropped: { status: 'refused', dropped: true, updated_at: hoursAgo(47), asked_at: hoursAgo(62), at: hoursAgo(65) },
    done: { status: 'done', updated_at: hoursAgo(46), asked_at: hoursAgo(63), at: hoursAgo(64) },
  } as const;
  const OF_GOODS = {
    ofMade: { status: 'refused', updated_at: hoursAgo(45), asked_at: hoursAgo(59), at: hoursAgo(63), tries: 3 },
    ofWaiting: { status: 'refused', updated_at: hoursAgo(44), asked_at: hoursAgo(58), at: hoursAgo(62) },
    ofRefused: { status: 'refused', updated_at: hoursAgo(43), asked_at: hoursAgo(57), at: hoursAgo(61) },
  } as const;
  async function writeAll(tx: Transaction) {
    await writeReturns(tx, goods, {
      ofMade: { status: 'done' },
      ofWaiting: { status: 'asked' },
      ofRefused: { status: 'refused' },
    });
    await writeRefunds(tx, whole, REFUNDS);
    const ofGoods = Object.entries(OF_GOODS).map(([name, row], nth) => [
      name,
      { ...row, return_id: testId(`return ${name}`), amount: 90 + nth },
    ]);
    await writeRefunds(tx, goods, Object.fromEntries(ofGoods));
  }
  const namesOf = namesBy('refund', [...Object.keys(REFUNDS), ...Object.keys(OF_GOODS)]);

  it.each([
    { unanswered: false, claimed: ['asked', 'ofMade', 'refused'] },
    { unanswered: true, claimed: ['asked', 'ofMade', 'refused', 'unanswered'] },
  ])('requests again what waited or was refused for long enough, each once: $unanswered', async (row) => {
    const ages = { askedMs: 1_800_000, refusedMs: 24 * 3_600_000 };
    const read = await inRows(async (tx) => {
      await writeAll(tx);
      const claimed = await claimRefunds(tx, ages, row);
      return { claimed, again: await claimRefunds(tx, ages, row) };
    });
    const claimed = new Map(read?.claimed.map((refund) => [namesOf([refund.id])[0], refund]));
    expect([...claimed.keys()].toSorted()).toEqual(row.claimed);
    expect(read?.again).toEqual([]);
    // The provider's answer to a key lasts as long as its request is not renewed.
    expect(claimed.get('asked')).toMatchObject({ tries: 1, asked_at: REFUNDS.asked.asked_at, at: REFUNDS.asked.at });
    const { asked_at: renewed, ...refused } = claimed.get('refused')!;
    expect(refused).toMatchObject({ tries: 3, status: 'asked', refusal: null, at: REFUNDS.refused.at, amount: 12 });
    expect(renewed.getTime()).toBeGreaterThan(hoursAgo(1).getTime());
  });

  it('lists what still has to be made, the oldest request first, by the market’s time where it is stored', async () => {
    const listed = await inRows(async (tx) => {
      await writeAll(tx);
      return readOutstanding(tx);
    });
    expect(
      listed?.map(({ amount, status, refusal, tries, asked_at }) => [amount, status, refusal, tries, asked_at]),
    ).toEqual([
      [10, 'asked', null, 1, REFUNDS.asked.at],
      [11, 'asked', null, 1, REFUNDS.askedAgain.at],
      [12, 'refused', 'refused refused', 2, REFUNDS.refused.at],
      [13, 'refused', 'refused refusedToday', 1, REFUNDS.refusedToday.at],
      [90, 'refused', 'refused ofMade', 3, OF_GOODS.ofMade.at],
      [14, 'refused', UNANSWERED, 1, REFUNDS.unanswered.asked_at],
    ]);
    expect(new Set(listed?.map((row) => row.payment_intent))).toEqual(
      new Set([whole.paymentIntent, goods.paymentIntent]),
    );
  });

  it('shows a customer the refunds of their orders, the oldest first, and nobody else’s', async () => {
    const [ours, others] =
      (await inRows(async (tx) => {
        await writeAll(tx);
        return [await refundsOfCustomer(tx, whole.customerId!), await refundsOfCustomer(tx, testId('nobody'))];
      })) ?? [];
    const view = (amount: number, status: RefundStatus, askedAt: Date) => ({ amount, status, askedAt });
    expect([...(ours ?? [])]).toEqual([
      [
        whole.id,
        [
          view(10, 'asked', REFUNDS.asked.at),
          view(11, 'asked', REFUNDS.askedAgain.at),
          view(12, 'refused', REFUNDS.refused.at),
          view(13, 'refused', REFUNDS.refusedToday.at),
          view(15, 'refused', REFUNDS.dropped.at),
          view(16, 'done', REFUNDS.done.at),
          view(14, 'refused', REFUNDS.unanswered.asked_at),
        ],
      ],
    ]);
    expect(others?.size).toBe(0);
  });

  it('says why the latest refund of an order was refused', async () => {
    const refusal = await inRows(async (tx) => {
      await writeAll(tx);
      await writeRefunds(tx, goods, { other: { status: 'refused', updated_at: hoursAgo(0) } });
      return latestRefusal(tx, whole.id);
    });
    // The newest of all waits for its answer, and has no reason.
    expect(refusal).toBe('refused refusedToday');
  });

  it.each(STATUSES)('stores an answer once: a refund that is %s', async (status) => {
    const stored = await inRows(async (tx) => {
      await writeRefunds(tx, whole, { it: { status }, other: { status: 'asked' } });
      await finishRefund(tx, testId('refund it'), { providerId: 're_new' });
      const rows = tx.selectFrom('refund').select(['status', 'provider_id', 'refusal']).orderBy('amount');
      return rows.execute();
    });
    const row = {
      asked: { status: 'done', provider_id: 're_new', refusal: null },
      done: { status, provider_id: 're_it', refusal: null },
      refused: { status, provider_id: null, refusal: 'refused it' },
    }[status];
    expect(stored).toEqual([row, { status: 'asked', provider_id: null, refusal: null }]);
  });

  it('reports amounts that were given back without goods, the oldest first, with all that went back', async () => {
    const amounts = await inRows(async (tx) => {
      await writeReturns(tx, goods, {
        later: { kind: 'amount', discount: -9, reason: 'later', at: hoursAgo(1), to_card: 400, to_balance: 44 },
        earlier: { kind: 'amount', discount: -9, reason: 'earlier', at: hoursAgo(2), to_card: 500, to_balance: 55 },
        waiting: { kind: 'amount', discount: -9, reason: 'waiting', status: 'asked' },
        refused: { kind: 'amount', discount: -9, reason: 'refused', status: 'refused' },
        goods: { kind: 'returned' },
      });
      await writeReturns(tx, whole, { other: { kind: 'amount', discount: -9, reason: 'of another order' } });
      return readRefundedAmounts(tx, [goods.id]);
    });
    expect(amounts?.map(({ amount, reason }) => [amount, reason])).toEqual([
      [555, 'earlier'],
      [444, 'later'],
    ]);
  });

  const HALF_A_DAY_MS = 12 * 3_600_000;
  type Sent = { tries?: number; age?: number; fault?: Error };
  const REFUSED = new PaymentRefusedError('Stolen');
  const DOWN = new PaymentUnavailableError('down');
  it.each<
    [string, Sent, result: boolean | string, Partial<Insertable<RefundTable>>, requests: number, logged: string[]]
  >([
    ['is made', {}, true, { status: 'done', provider_id: 're_new' }, 1, []],
    ['is made at its third try', { tries: 3 }, true, { status: 'done', provider_id: 're_new' }, 1, []],
    ['is made until half a day', { age: HALF_A_DAY_MS }, true, { status: 'done', provider_id: 're_new' }, 1, []],
    [
      'is left to staff after half a day',
      { age: HALF_A_DAY_MS + 1 },
      true,
      { status: 'refused', refusal: UNANSWERED },
      0,
      [`error A refund was refused and needs a look: ${UNANSWERED}`],
    ],
    [
      'is refused',
      { fault: REFUSED },
      true,
      { status: 'refused', refusal: 'Stolen' },
      1,
      ['error A refund was refused and needs a look: Stolen'],
    ],
    ['waits while nobody answers', { fault: DOWN }, false, {}, 1, ['warn A refund was not made yet: down']],
    ['waits after a fault of the market', { fault: new TypeError('broken') }, 'broken', {}, 1, []],
  ])('%s', async (_, { tries = 1, age = 0, fault }, result, columns, count, expected) => {
    const requests: object[] = [];
    const logged: string[] = [];
    const facts = { refund: testId('refund it'), payment: whole.paymentIntent, amount: 10 };
    const log = (level: string) => (about: { err: Error }, text: string) => {
      logged.push(`${level} ${text}: ${about.err.message}`);
      expect(about).toEqual({ err: about.err, ...facts });
    };
    const read = await inRows(async (tx) => {
      await writeRefunds(tx, whole, { it: { tries } });
      const [row] = await tx.selectFrom('refund').selectAll().execute();
      const now = vi.spyOn(Date, 'now').mockReturnValue(row!.asked_at.getTime() + age);
      const refund = async (request: object) => {
        requests.push(request);
        if (fault) throw fault;
        return { refundId: 're_new' };
      };
      const market = { database: { kysely: tx }, payment: { refund }, log: { warn: log('warn'), error: log('error') } };
      const sent = await sendRefund(market as unknown as Market, row!).catch((error: Error) => error.message);
      now.mockRestore();
      const after = await tx.selectFrom('refund').selectAll().executeTakeFirst();
      return { sent, before: row, after: { ...after, updated_at: row!.updated_at } };
    });
    const { payment: paymentIntent, amount, refund: id } = facts;
    const request = { paymentIntent, amount, key: tries === 1 ? id : `${id} ${tries}` };
    expect([read!.sent, read!.after]).toEqual([result, { ...read!.before, ...columns }]);
    expect([requests, logged]).toEqual([Array.from({ length: count }, () => request), expected]);
  });
});
