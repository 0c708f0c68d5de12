import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { customerBooks } from '../../tests/support/customerBooks.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  moneySteps,
  ONE_RETURN,
  type MoneyStep,
  type ProviderFault,
  type FaultyStep,
} from '../../tests/support/moneySteps.ts';
import { codes, location, marketServices, offer, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { staffReturns } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';

/** Few by default; PROPERTY_RUNS sets more. A failed run prints its seed and the shortest sequence that fails. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 9);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };
const KILLED = 'killed';
const EXPECTED_REFUSALS =
  'QUANTITY_CHANGED QUANTITY_FIXED NOTHING_LEFT RETURN_LIMIT RETURN_REFUSED REFUND_CHANGED NO_UPDATE DEPOSIT_LIMIT CREDIT_IN_USE TRANSITION_REFUSED PROVIDER_REFUSED PAYMENT_FAILED NO_CREDIT CASH_CHANGED RECEIPT_FINAL'.split(
    ' ',
  );

describe.each(testDatabaseKinds())('any sequence of the desk’s money operations (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy, lower } = staffReturns(fixture);
  let runs = 0;

  type Scene = { caller: Caller; orders: string[]; hours: number };

  /** A server that is killed when it requests a refund. */
  function dying(when: 'before' | 'after'): MarketServices {
    const { market, database } = fixture;
    const refund: typeof market.payment.refund = async (input) => {
      if (when === 'after') await market.payment.refund(input);
      throw new Error(KILLED);
    };
    return another(marketServices(database, { payment: { ...market.payment, refund } }));
  }
  function another(server: MarketServices): MarketServices {
    server.clock.now = () => fixture.market.clock.now();
    return server;
  }

  /** What removing units is displayed to give back; 0 if it is refused. */
  const previewOf = async (
    orderId: string,
    lineId: string,
    from: number,
    { quantity, to }: Extract<MoneyStep, { kind: 'remove' }>,
  ): Promise<number> => {
    const changes = [{ lineId, from, to: Math.max(0, from - quantity) }];
    const request = { kind: 'removed', to, changes, locale: 'fr' } as const;
    return fixture.market.refunds.previewReturn(orderId, request).then(
      ({ card, balance }) => card + balance,
      () => 0,
    );
  };

  /** The call to a server; null if nothing can be called. */
  async function callOf(scene: Scene, step: MoneyStep, requestId: string) {
    const { market } = fixture;
    const staff = await atDesk();
    const customerId = customerOf(scene.caller);
    const id = 'order' in step ? scene.orders[step.order % scene.orders.length] : undefined;
    const order = id === undefined ? null : await market.staffOrders.byId(id);
    const lines = order?.products ?? [];
    const lineId = 'line' in step ? (lines[step.line % Math.max(1, lines.length)]?.id ?? null) : null;
    const seen = lines.find(({ id: one }) => one === lineId)?.quantity ?? 0;
    const shownTotal = step.kind === 'remove' && order && lineId ? await previewOf(order.id, lineId, seen, step) : 0;
    const left = order ? await market.refunds.previewAmount(order.id) : { toCard: 0, toBalance: 0 };
    return async (server: MarketServices): Promise<unknown> => {
      const { deskCustomers, desk, refunds } = server;
      if (step.kind === 'deposit')
        return refunds.refundDeposit(staff.visitor, { customerId, amount: step.amount, box: false, requestId });
      if (step.kind === 'adjust')
        return deskCustomers.adjustBalance(staff.visitor, customerId, {
          amount: step.amount,
          reason: 'Geste',
          requestId,
        });
      if (step.kind === 'sweep') return refunds.resume(0);
      if (step.kind === 'buy' || step.kind === 'enter' || !order) return null;
      if (step.kind === 'receive')
        return desk.cash.receiveCash(staff.visitor, order.id, { amount: order.cash?.due ?? 0, requestId });
      if (step.kind === 'unreceive')
        return desk.cash.undoReceipt(staff.visitor, order.id, {
          amount: order.cash?.received ?? 0,
          reason: 'mistake',
          requestId,
        });
      if (step.kind === 'amount') {
        const toCard = step.to === 'card' ? Math.min(step.amount, left.toCard) : 0;
        const refund = { amount: step.amount, toCard, to: step.to, reason: 'Fraises abîmées' };
        return refunds.refundAmount(staff.visitor, order.id, requestId, refund);
      }
      if (step.kind === 'settle')
        return refunds.returnGoods(staff.visitor, order.id, requestId, {
          kind: 'missing',
          to: step.to,
          missingBy: null,
        });
      if (step.kind === 'cancel')
        return step.by === 'owner'
          ? refunds.cancelOwn(scene.caller, order.id, { reopenCart: false })
          : desk.orders.advance(customerOf(staff), order.id, step.to);
      if (lineId === null) return null;
      if (step.kind === 'missing') return desk.orders.markLines(customerOf(staff), [lineId], 'missing');
      if (step.kind === 'remove')
        return lower(order.id, [[lineId, seen, Math.max(0, seen - step.quantity)]], step.to, {
          request: requestId,
          server,
          shown: shownTotal,
        });
      const items = [{ lineId, quantity: step.quantity }];
      return refunds.returnGoods(staff.visitor, order.id, requestId, {
        kind: 'returned',
        to: step.to,
        items,
        locale: 'fr',
      });
    };
  }

  /** What came of a call: its answer as text, else the code that it was refused with. */
  async function resultOf(call: Promise<unknown>): Promise<string> {
    try {
      return `done ${JSON.stringify(await call)}`;
    } catch (error) {
      if (error instanceof Error && error.message === KILLED) return KILLED;
      const [code = ''] = await codes(Promise.reject(error));
      if (!EXPECTED_REFUSALS.includes(code)) throw error;
      return code;
    }
  }

  function serverOf(fault: ProviderFault): MarketServices {
    const { market } = fixture;
    market.payment.provider.state = fault === 'down' ? 'down' : 'up';
    market.payment.customers.behaviour.refusesRefund = fault === 'refuses' ? 'This charge is disputed.' : null;
    if (fault === 'killed before') return dying('before');
    return fault === 'killed after' ? dying('after') : market;
  }

  /** Staff enter an order of two goods for the customer, with their credit if they have some; sent again, it is the same one. */
  async function enter({ caller }: Scene, requestId: string, useCredit: boolean, isRepeated: boolean): Promise<string> {
    const { market, database } = fixture;
    const variantId = await offer(database, `entered ${requestId} ${kind}`, {
      price: 999,
      deposit: 150,
      stock: 9,
      product: { taxable: true },
    });
    const order = {
      buyer: { customerId: customerOf(caller), address: null },
      lines: [{ variantId, quantity: 2 }],
      place: { locationId: location('marche'), shippingZoneId: null },
      birthDate: null,
      note: null,
      addsTo: null,
    };
    const staff = await atDesk();
    const { totals } = await market.checkout.previewEntered(staff, order);
    const isPaying = useCredit && totals.credit > 0;
    const entered = { ...order, credit: isPaying ? ('phone' as const) : null };
    const agreed = { total: totals.total, credit: isPaying ? totals.credit : null, requestId };
    const send = (server: MarketServices) => server.checkout.enterOrder(staff, entered, agreed);
    const [first, second] = await Promise.all([
      send(market),
      isRepeated ? send(another(marketServices(database, { payment: market.payment }))) : null,
    ]);
    expect(second?.id ?? first.id).toBe(first.id);
    return first.id;
  }

  async function performStep(scene: Scene, { step, fault, repeated }: FaultyStep, nth: number): Promise<void> {
    const { market, database } = fixture;
    if (step.kind === 'buy') {
      scene.hours += step.later ? 5 : 0;
      const call = buy(scene.caller, `${runs} ${nth} ${kind}`, step.useBalance).then(({ order }) => {
        if (!scene.orders.includes(order.id)) scene.orders.push(order.id);
      });
      await resultOf(call);
      return;
    }
    if (step.kind === 'enter') {
      scene.orders.push(await enter(scene, `${runs} ${nth}`, step.credit, repeated));
      return;
    }
    const call = await callOf(scene, step, `${runs} ${nth}`);
    const first = await resultOf(call(serverOf(fault)));
    serverOf('none');
    if (!repeated) return;
    const before = await customerBooks(fixture, customerOf(scene.caller));
    const second = await resultOf(call(another(marketServices(database, { payment: market.payment }))));
    const hasRequest = ['receive', 'unreceive', 'return', 'remove', 'amount', 'settle', 'deposit', 'adjust'].includes(
      step.kind,
    );
    if (hasRequest && first.startsWith('done')) {
      const after = await customerBooks(fixture, customerOf(scene.caller));
      expect([second, after.balance, after.paid]).toEqual([first, before.balance, before.paid]);
    }
  }

  async function check(scene: Scene, context: string): Promise<void> {
    const { market, database } = fixture;
    const { netPaid, paid, crossed, balance } = await customerBooks(fixture, customerOf(scene.caller));
    expect(crossed, context).toEqual([]);
    expect(netPaid, context).toBeGreaterThanOrEqual(0);
    expect(netPaid, context).toBeLessThanOrEqual(paid);
    const [latest] = await market.balance.allMovements(customerOf(scene.caller));
    expect(latest?.balance ?? 0, context).toBe(balance);
    expect(await market.balance.depositsHeld(customerOf(scene.caller)), context).toBeGreaterThanOrEqual(0);
    expect(await checkInvariants(database), context).toEqual([]);
    // Each variant of `buy` has 9 units and one line. A removed unit goes back to the stock once.
    const { rows } = await sql<{ stock: number; taken: number; units: number }>`
      select v.stock, l.taken, l.quantity - l.removed as units from order_line l join orders o on o.id = l.order_id
        join variant v on v.id = l.variant_id
      where o.customer_id = ${customerOf(scene.caller)} and o.status <> 'cancelled' and v.stock + l.taken <> 9
        or l.taken < l.quantity - l.removed`.execute(database.kysely);
    expect(rows, context).toEqual([]);
  }

  /** The provider responds again and makes the refused refunds; interrupted work is finished, and all orders are refunded. */
  async function finish(scene: Scene): Promise<void> {
    const { market } = fixture;
    serverOf('none');
    for (let round = 0; round < 3; round += 1) {
      await market.refunds.resume(0);
      await market.refunds.retryRefused();
    }
    for (const id of scene.orders) {
      const order = await market.staffOrders.byId(id);
      if (order && !['cancelled', 'refunded', 'merged'].includes(order.status))
        await market.desk.orders.advance(customerOf(await atDesk()), id, 'refunded');
    }
    expect(await market.refunds.listOutstanding()).toEqual([]);
  }

  it('leaves what was paid less what was refunded, and ends with everything refunded once', async () => {
    const resultCounts = new Map<string, number>();
    const start = fixture.market.clock.now().getTime();
    await fc.assert(
      fc.asyncProperty(moneySteps, async (steps) => {
        runs += 1;
        const caller = await signedIn(fixture.market, `ann ${runs} ${kind}`);
        await writeAddress(fixture.database, caller);
        await giveCredit(fixture.market, caller, 900);
        const scene: Scene = { caller, orders: [], hours: 0 };
        fixture.market.clock.now = () => new Date(start + scene.hours * HOUR_MS);
        for (const [nth, step] of steps.entries()) {
          await performStep(scene, step, nth);
          await check(scene, JSON.stringify(steps.slice(0, nth + 1)));
        }
        await finish(scene);
        await check(scene, JSON.stringify(steps));
        const { netPaid } = await customerBooks(fixture, customerOf(caller));
        expect(netPaid, JSON.stringify(steps)).toBe(0);
        // Whatever was done by the desk, and by nobody else, is in the journal: once for each return and for each order.
        const { rows } = await sql<{ done: number; told: number; status: string }>`
          select b.status, count(*)::int as done, count(a.id)::int as told from order_return b
          left join desk_action a on a.request = b.request where b.customer_id = ${customerOf(caller)} group by b.status`.execute(
          fixture.database.kysely,
        );
        for (const { status, done, told: context } of rows) {
          expect(context).toBe(status === 'done' ? done : 0);
          resultCounts.set(status, (resultCounts.get(status) ?? 0) + done);
        }
      }),
      {
        numRuns: kind === 'pglite' ? RUNS : Math.ceil(RUNS / 3),
        ...SEED,
        ...(process.env.SEED === undefined && { examples: [[ONE_RETURN]] }),
        endOnFailure: process.env.SEED === undefined,
      },
    );
    // The sequences are worth something only if goods went back in some of them.
    expect(resultCounts.get('done') ?? 0).toBeGreaterThan(0);
  });
});
