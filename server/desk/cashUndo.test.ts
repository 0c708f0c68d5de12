import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { STEP_UNDO_MS } from '#rules/orderStatus.ts';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { writeReturns } from '../../tests/support/moneyRows.ts';
import { codes, location, marketServices, offer, shopper } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { formatInstant } from '../graphql/scalars.ts';

/** Two jars of 10 $, taxed, and the fee: taxes on 25 $. */
const TOTAL = 2000 + 500 + 125 + 249;

describe.each(testDatabaseKinds())('a receipt that is undone (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let counter = 0;
  const callers = new Map<string, Caller>();
  async function at(role: 'volunteer' | 'manager') {
    const caller = callers.get(role) ?? (await signedIn(fixture.market, role, { roles: [role] }));
    callers.set(role, caller);
    return caller;
  }
  async function enter({ byLink = false } = {}) {
    counter += 1;
    const jar = { price: 1000, stock: 9, product: { taxable: true } };
    const variantId = await offer(fixture.database, `pot ${counter}`, jar);
    const person = { name: 'Béa Roy', phone: '819 555-0123', email: `bea${counter}@exemple.ca`, locale: 'en' as const };
    const order = {
      buyer: { person, address: null },
      lines: [{ variantId, quantity: 2 }],
      place: { locationId: location('marche'), shippingZoneId: null },
      birthDate: null,
      note: null,
      addsTo: null,
    };
    const agreed = { total: TOTAL, requestId: `undo ${counter}`, byLink };
    return fixture.market.checkout.enterOrder(await at('manager'), order, agreed);
  }
  const receive = async (orderId: string, requestId = `receive ${orderId}`) =>
    fixture.market.desk.cash.receiveCash((await at('volunteer')).visitor, orderId, { amount: TOTAL, requestId });
  type Undo = {
    amount?: number;
    receivedAt?: Date;
    reason?: 'mistake' | null;
    requestId?: string;
    role?: 'volunteer' | 'manager';
  };
  const undo = async (orderId: string, { role = 'volunteer', ...more }: Undo = {}, server = fixture.market) =>
    server.desk.cash.undoReceipt((await at(role)).visitor, orderId, {
      amount: TOTAL,
      requestId: `undo ${orderId}`,
      ...more,
    });
  const read = async (orderId: string) => (await fixture.market.staffOrders.byId(orderId))!;
  const sales = async () => {
    const { accounting, clock } = fixture.market;
    return accounting.salesReport({ from: null, to: null }, clock.now());
  };
  async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
    const { clock } = fixture.market;
    const { now } = clock;
    const then = new Date(now().getTime() + ms);
    clock.now = () => then;
    try {
      return await run();
    } finally {
      clock.now = now;
    }
  }

  it('is to be paid again after one of two presses, and every number is as before the receipt', async () => {
    const { market, database } = fixture;
    const order = await enter();
    const before = [await sales(), (await read(order.id)).cash];
    expect((await receive(order.id)).cash).toMatchObject({ due: 0, undo: 'possible' });
    const other = marketServices(database, { payment: market.payment });
    other.clock.now = () => market.clock.now();
    const results = await Promise.allSettled([undo(order.id), undo(order.id, { requestId: `b ${order.id}` }, other)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await sales(), (await read(order.id)).cash]).toEqual(before);
    expect(await checkInvariants(database)).toEqual([]);
    const kinds = (await market.staffOrders.history(await read(order.id))).map((event) => event.kind);
    expect(kinds.filter((event) => event === 'cash' || event === 'unreceived')).toEqual(['cash', 'unreceived']);
    // The first press, sent again by a tablet that had no answer, receives nothing a second time.
    expect((await receive(order.id)).cash?.due).toBe(TOTAL);
    expect((await receive(order.id, 'anew')).cash?.due).toBe(0);
    // Cash is given back at the till: the buyer does not cancel such an order by its link.
    const cancel = market.refunds.cancelOwn(shopper(market, 'bea'), order.id, { byLink: true, reopenCart: false });
    expect(await codes(cancel)).toEqual(['TRANSITION_REFUSED']);
    expect(await checkInvariants(database)).toEqual([]);
  });

  it('is in what other tablets read of changes', async () => {
    const { market } = fixture;
    const order = await enter();
    await receive(order.id);
    await later(60_000, async () => {
      const changedSince = market.clock.now();
      const filter = { periodStart: order.periodStart, locationId: null, shippingZoneId: null, changedSince };
      const listed = async () =>
        (await market.packing.sheets(filter)).flatMap((sheet) =>
          sheet.order.id === order.id ? [sheet.order.cash?.due] : [],
        );
      expect(await listed()).toEqual([]);
      await undo(order.id);
      expect(await listed()).toEqual([TOTAL]);
    });
    const linked = await enter({ byLink: true });
    await later(120_000, async () => {
      const filter = { periodStart: order.periodStart, locationId: null, shippingZoneId: null };
      const changedSince = market.clock.now();
      const listed = async () =>
        (await market.packing.sheets({ ...filter, changedSince })).map((sheet) => sheet.order.id);
      expect(await listed()).toEqual([]);
      const ended = { due: TOTAL, requestId: `end ${linked.id}` };
      await market.desk.cash.endPaymentLink((await at('manager')).visitor, linked.id, ended);
      expect(await listed()).toEqual([linked.id]);
    });
  });

  it('is undone after two minutes by a manager with a reason, which the history has', async () => {
    const { market } = fixture;
    const order = await enter();
    await receive(order.id);
    await later(STEP_UNDO_MS, async () => {
      expect(await codes(undo(order.id, { reason: 'mistake' }))).toEqual(['RECEIPT_FINAL']);
      expect(await codes(undo(order.id, { role: 'manager' }))).toEqual(['RECEIPT_FINAL']);
      expect((await undo(order.id, { role: 'manager', reason: 'mistake' })).cash?.due).toBe(TOTAL);
    });
    const undone = (await market.staffOrders.history(await read(order.id))).find(
      (event) => event.kind === 'unreceived',
    );
    expect(undone).toMatchObject({ amount: TOTAL, note: 'mistake', name: 'manager@exemple.ca' });
  });

  it('stays once the order was handed over, something was given back, or it is another sum', async () => {
    const { market, database } = fixture;
    const order = await enter();
    await later(789, () => receive(order.id));
    expect(await codes(undo(order.id, { amount: TOTAL - 1 }))).toEqual(['RECEIPT_FINAL']);
    // A colleague's later receipt of the same sum is not the displayed one.
    expect(await codes(undo(order.id, { receivedAt: new Date(0) }))).toEqual(['RECEIPT_FINAL']);
    await sql`update order_line set status = 'packed' where order_id = ${order.id}`.execute(database.kysely);
    await market.desk.orders.handOver(customerOf(await at('volunteer')), order.id, `hand over ${order.id}`);
    expect((await read(order.id)).cash?.undo).toBe('handed_over');
    expect(await codes(undo(order.id))).toEqual(['RECEIPT_FINAL']);
    await market.desk.orders.undo(customerOf(await at('volunteer')), order.id, 'completed');
    // The API shows whole seconds of it.
    const receivedAt = new Date(formatInstant((await read(order.id)).cash!.receivedAt!));
    expect((await undo(order.id, { receivedAt })).cash?.due).toBe(TOTAL);
    await receive(order.id, 'again');
    // What is to go to credit alone moves no cash, and counts from its request on; a refused one does not.
    for (const [status, isUndoable] of [
      ['refused', 'possible'],
      ['done', 'refunded'],
      ['asked', 'refunded'],
    ] as const) {
      const returned = { id: order.id, customerId: null };
      await writeReturns(database.kysely, returned, {
        credit: { status, to_card: 0, at: (await read(order.id)).cash!.receivedAt! },
      });
      expect((await read(order.id)).cash?.undo, status).toBe(isUndoable);
      await database.kysely.deleteFrom('order_return').where('order_id', '=', order.id).execute();
    }
    const back = { amount: 100, toCard: 100, to: 'card' as const, reason: 'x' };
    await market.refunds.refundAmount((await at('manager')).visitor, order.id, `back ${counter} ${kind}`, back);
    expect((await read(order.id)).cash?.undo).toBe('refunded');
    expect(await codes(undo(order.id, { requestId: 'late' }))).toEqual(['RECEIPT_FINAL']);
    expect(await checkInvariants(database)).toEqual([]);
  });

  it('lets the payment link wait again that the receipt had ended, until its time', async () => {
    const { market, database } = fixture;
    const order = await enter({ byLink: true });
    const { visitor } = await signedIn(market, `payer ${counter} ${kind}`);
    await market.checkout.payByLink(visitor, order.id, TOTAL);
    expect((await receive(order.id)).cash?.byLink).toBe(false);
    expect((await undo(order.id)).cash).toMatchObject({ due: TOTAL, byLink: true });
    expect(await checkInvariants(database)).toEqual([]);
    const page = (await market.checkout.payByLink(visitor, order.id, TOTAL)).replace('/paiement/', '');
    await market.checkout.handleEvent(market.payment.pay(page));
    expect((await read(order.id)).cash).toBeNull();
    // A link that staff had ended before stays so.
    const cash = await enter({ byLink: true });
    const ended = { due: TOTAL, requestId: `end ${cash.id}` };
    await market.desk.cash.endPaymentLink((await at('manager')).visitor, cash.id, ended);
    await later(1000, () => receive(cash.id));
    expect((await undo(cash.id)).cash).toMatchObject({ due: TOTAL, byLink: false });
    expect(await checkInvariants(database)).toEqual([]);
  });
});
