import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { inTransaction } from '../database/transaction.ts';
import * as orderRecords from '../orders/orderRecords.ts';

describe.each(testDatabaseKinds())('returned goods (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy, back, balanceOf, toCard } = staffReturns(fixture);

  it('refunds price, taxes and deposit to the balance once per request, and records who did it', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann');
    const { order, juice, bread } = await buy(ann, 'ann');
    expect(order.total).toBe(TOTAL);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    const repeatedReturns = [await back(order.id, [[juice, 1]]), await back(order.id, [[juice, 1]])];
    await market.mails.sendDue();
    const [mail, ...more] = market.mail.accepted.splice(0).filter(({ to }) => to === 'ann@exemple.ca');
    expect([mail?.subject.replace(/\s/g, ' '), more]).toEqual([`Commande ${order.number} : articles remboursés`, []]);
    expect(mail?.text.replace(/\s/g, ' ')).toMatch(/: 1 × 10,00 \$.*solde : 14,49 \$.*\/ma-commande\/lnk_/);
    expect(repeatedReturns).toEqual([
      repeatedReturns[0],
      { orderId: order.id, customerId: customerOf(ann), refunded: 1000 + 50 + 99 + 300 },
    ]);
    expect(await balanceOf(ann)).toBe(-1449);
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(300);
    await back(order.id, [
      [juice, 1],
      [bread, 1],
    ]);
    expect(await balanceOf(ann)).toBe(-(1449 + 1000 + 50 + 100 + 300 + 750));
    const customersView = await market.orders.ownOrder(ann.visitor, order.id);
    expect([
      customersView.products.map(({ returned }) => returned),
      customersView.refundedToBalance,
      customersView.refundedToCard,
    ]).toEqual([[2, 1], 3649, 0]);
    const expectedReturn = (quantity: number, toBalance: number) => ({
      quantity,
      toBalance,
      toCard: 0,
      missing: false,
    });
    expect(customersView.products.map(({ returns }) => returns)).toMatchObject([
      [expectedReturn(1, 1449), expectedReturn(1, 1450)],
      [expectedReturn(1, 750)],
    ]);
    expect(await market.journal.listByOrder(order.id)).toMatchObject([
      {
        kind: 'return_items',
        staffId: customerOf(await atDesk()),
        data: { amount: 1449, lines: [juice] },
      },
      { kind: 'return_items', customerId: customerOf(ann), data: { balance: 2200, card: 0 } },
    ]);
  });

  it('refunds at most what the card paid to the card and the rest to the balance; guests by card only', async () => {
    const { market, database } = fixture;
    const bob = await signedIn(market, 'bob');
    await writeAddress(database, bob);
    await giveCredit(market, bob, 2000);
    const { order, juice, bread, intent } = await buy(bob, 'bob', true);
    expect(order.balanceApplied).toBe(2000);
    await back(
      order.id,
      [
        [juice, 2],
        [bread, 1],
      ],
      'card',
    );
    expect([toCard(intent), await balanceOf(bob)]).toEqual([[TOTAL - 2000], -(3649 - (TOTAL - 2000))]);

    const guest = shopper(market, 'gus');
    const guestOrder = await buy(guest, 'gus');
    expect(await back(guestOrder.order.id, [[guestOrder.juice, 1]], 'balance')).toMatchObject({
      customerId: null,
      refunded: 1449,
    });
    expect(toCard(guestOrder.intent)).toEqual([1449]);
  });

  it('allocates a discount, and refunds merged orders from all of their payments', async () => {
    const { market } = fixture;
    const cat = await signedIn(market, 'cat');
    const first = await buy(cat, 'cat 1', false, { discount: 275 });
    const second = await buy(cat, 'cat 2', false);
    const order = await market.orders.ownOrder(cat.visitor, first.order.id);
    expect(order.total).toBe(2 * TOTAL - 275);
    for (const line of order.products) await back(order.id, [[line.id, line.quantity]], 'card');
    const sum = [...toCard(first.intent), ...toCard(second.intent)].reduce((all, amount) => all + amount, 0);
    // Both order fees and their taxes are kept.
    expect(sum).toBe(order.total - 1000 - 50 - 100);
    expect(await balanceOf(cat)).toBe(0);
  });

  it('rejects more units than are left, lines of other orders, unknown lines, and unpaid or finished orders', async () => {
    const { market } = fixture;
    const dan = await signedIn(market, 'dan');
    const { order, juice } = await buy(dan, 'dan');
    const othersOrder = await buy(shopper(market, 'eve'), 'eve');
    expect(await refusals(back(order.id, [[juice, 3]]))).toEqual([
      { code: 'RETURN_LIMIT', params: { line: 'dan jus', left: 2 } },
    ]);
    expect(await refusals(back(order.id, [[juice, 3]], 'card', 'in English', 'en'))).toEqual([
      { code: 'RETURN_LIMIT', params: { line: 'dan juice', left: 2 } },
    ]);
    expect(await codes(back(order.id, [[othersOrder.juice, 1]]))).toEqual(['NOT_FOUND']);
    expect(
      await codes(
        back(
          othersOrder.order.id.replace(/^./, (c) => (c === '0' ? '1' : '0')),
          [[juice, 1]],
        ),
      ),
    ).toEqual(['NOT_FOUND']);
    for (const items of [
      [],
      [[juice, 0]],
      [[juice, -1]],
      [
        [juice, 1],
        [juice, 1],
      ],
    ] as [string, number][][])
      expect(await refusals(back(order.id, items))).toEqual([{ code: 'BAD_INPUT', params: { field: 'items' } }]);
    expect(await codes(back(order.id, [[juice, 1]], 'card', ''))).toEqual(['BAD_INPUT']);
    await back(order.id, [[juice, 1]], 'card', 'same');
    expect(await refusals(back(othersOrder.order.id, [[othersOrder.juice, 1]], 'card', 'same'))).toEqual([
      { code: 'REQUEST_REUSED', params: {} },
    ]);
    // The same request id with other goods does not report them as returned.
    expect(await refusals(back(order.id, [[juice, 2]], 'card', 'same'))).toEqual([
      { code: 'REQUEST_REUSED', params: {} },
    ]);
    await market.refunds.cancelOwn(dan, order.id, { reopenCart: false });
    expect(await codes(back(order.id, [[juice, 1]]))).toEqual(['RETURN_REFUSED']);
    expect(await balanceOf(dan)).toBe(0);
  });

  it('leaves the remainder to a later cancellation, less what was credited to the balance (E60)', async () => {
    const { market, database } = fixture;
    const fay = await signedIn(market, 'fay');
    await writeAddress(database, fay);
    await giveCredit(market, fay, 1000);
    const { order, juice, bread, intent } = await buy(fay, 'fay', true);
    await back(order.id, [[juice, 1]], 'balance');
    await back(order.id, [[bread, 1]], 'card');
    await market.refunds.cancelOwn(fay, order.id, { reopenCart: false });
    const refunded = toCard(intent).reduce((sum, amount) => sum + amount, 0);
    expect([refunded, await balanceOf(fay)]).toEqual([TOTAL - 1449, -1449]);
  });

  it('withholds a deposit that was credited before; a later order holds its own (E50)', async () => {
    const { market } = fixture;
    const gil = await signedIn(market, 'gil');
    const { order, juice } = await buy(gil, 'gil');
    const refund = async (amount: number) =>
      market.refunds.refundDeposit((await atDesk()).visitor, {
        customerId: customerOf(gil),
        amount,
        box: false,
        requestId: `gil ${amount}`,
      });
    await refund(500);
    expect((await back(order.id, [[juice, 2]])).refunded).toBe(2000 + 100 + 199 + 100);
    expect(await market.balance.depositsHeld(customerOf(gil))).toBe(0);
    expect(await refusals(refund(1))).toEqual([{ code: 'DEPOSIT_LIMIT', params: {} }]);
    await buy(gil, 'gil again');
    expect(await market.balance.depositsHeld(customerOf(gil))).toBe(600);
  });

  it('changes nothing when the provider refuses, and finishes later when it does not answer', async () => {
    const { market, database } = fixture;
    const hal = await signedIn(market, 'hal');
    const { order, juice, bread, intent } = await buy(hal, 'hal');
    market.payment.customers.behaviour.refusesRefund = 'This charge is disputed.';
    const refusal = await back(order.id, [[juice, 1]], 'card').then(String, (error: Error) => error.message);
    expect(refusal).toBe('This charge is disputed.');
    expect(await codes(back(order.id, [[juice, 1]], 'card'))).toEqual(['PROVIDER_REFUSED']);
    market.payment.customers.behaviour.refusesRefund = null;
    expect((await market.orders.ownOrder(hal.visitor, order.id)).products.map(({ returned }) => returned)).toEqual([
      0, 0,
    ]);
    market.payment.provider.state = 'down';
    expect((await back(order.id, [[bread, 1]], 'card')).refunded).toBe(750);
    expect(toCard(intent)).toEqual([]);
    market.payment.provider.state = 'up';
    await market.refunds.resume(0);
    await market.refunds.resume(0);
    expect(toCard(intent)).toEqual([750]);
    await sql`select 1`.execute(database.kysely);
  });

  it('finishes a return that was interrupted between two steps', async () => {
    const { market, database } = fixture;
    const ida = await signedIn(market, 'ida');
    const { order, juice, bread, intent } = await buy(ida, 'ida');
    const cutOff = (refund: typeof market.payment.refund) =>
      marketServices(database, { payment: { ...market.payment, refund } as never });
    const killed = () => Promise.reject(new Error('killed'));
    const dead = cutOff(killed);
    // The provider refunds, but its answer is lost. A repeated request returns the same refund.
    const cutOffServer = cutOff((refundInput) => market.payment.refund(refundInput).then(killed));
    const request = { kind: 'returned', to: 'card', items: [{ lineId: juice, quantity: 1 }], locale: 'fr' } as const;
    await expect(cutOffServer.refunds.returnGoods((await atDesk()).visitor, order.id, 'ida', request)).rejects.toThrow(
      'killed',
    );
    expect(await codes(market.refunds.cancelOwn(ida, order.id, { reopenCart: false }))).toEqual(['TRANSITION_REFUSED']);
    // It holds up no other order.
    const guest = shopper(market, 'beside ida');
    await market.refunds.cancelOwn(guest, (await buy(guest, 'beside ida')).order.id, { reopenCart: false });
    await back(order.id, [[bread, 1]], 'balance');
    expect([toCard(intent), await balanceOf(ida)]).toEqual([[1449], -750]);
    expect((await market.refunds.returnGoods((await atDesk()).visitor, order.id, 'ida', request)).refunded).toBe(1449);
    await expect(dead.refunds.returnGoods((await atDesk()).visitor, order.id, 'ida 2', request)).rejects.toThrow(
      'killed',
    );
    expect([await market.refunds.resume(), await market.refunds.resume(0), await market.refunds.resume(0)]).toEqual([
      0, 1, 0,
    ]);
    expect(toCard(intent)).toEqual([1449, 1450]);
  });

  it('keeps units reserved whose refund has an unknown result, so that they cannot be refunded twice', async () => {
    const { market, database } = fixture;
    const leo = await signedIn(market, 'leo');
    const { order, juice, intent } = await buy(leo, 'leo');
    const cutOffServer = marketServices(database, {
      payment: {
        ...market.payment,
        refund: async (request: never) => {
          await market.payment.refund(request);
          throw new Error('killed');
        },
      } as never,
    });
    const request = { kind: 'returned', to: 'card', items: [{ lineId: juice, quantity: 2 }], locale: 'fr' } as const;
    await expect(cutOffServer.refunds.returnGoods((await atDesk()).visitor, order.id, 'leo', request)).rejects.toThrow(
      'killed',
    );
    await sql`update refund set asked_at = now() - interval '13 hours' where order_id = ${order.id}`.execute(
      database.kysely,
    );
    expect(await market.refunds.resume(0)).toBe(1);
    expect(await codes(back(order.id, [[juice, 1]], 'card', 'leo again'))).toEqual(['RETURN_LIMIT']);
    expect(toCard(intent)).toEqual([2899]);
    expect(await market.refunds.listOutstanding()).toMatchObject([{ number: order.number, status: 'refused' }]);
    await sql`update refund set status = 'done', provider_id = 'found', refusal = null where order_id = ${order.id}`.execute(
      database.kysely,
    );
  });

  it('refunds concurrent returns of the same units once', async () => {
    const { market, database } = fixture;
    const jan = await signedIn(market, 'jan');
    const { order, juice, intent } = await buy(jan, 'jan');
    const othersOrder = marketServices(database, { payment: market.payment });
    const request = { kind: 'returned', to: 'card', items: [{ lineId: juice, quantity: 2 }], locale: 'fr' } as const;
    const { visitor } = await atDesk();
    const results = await Promise.allSettled(
      [market, othersOrder, market, othersOrder].map((server, nth) =>
        server.refunds.returnGoods(visitor, order.id, `jan ${nth}`, request),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(toCard(intent)).toEqual([2899]);
    const same = await Promise.all(
      [market, othersOrder].map((server) =>
        server.refunds.returnGoods(visitor, order.id, 'jan 0', request).catch((error: Error) => error.message),
      ),
    );
    expect(new Set(same.map((result) => JSON.stringify(result))).size).toBe(1);
  });

  it('rejects returns for orders in any other status (E44)', async () => {
    const { market, database } = fixture;
    const kim = await signedIn(market, 'kim');
    const { order, bread } = await buy(kim, 'kim');
    const move = (to: 'fulfilled' | 'completed' | 'refunded') =>
      inTransaction(database, (tx) =>
        orderRecords.changeStatus(tx, {
          orderId: order.id,
          to,
          actor: { by: 'market', customerId: null },
          at: market.clock.now(),
        }),
      );
    await move('fulfilled');
    await move('completed');
    await back(order.id, [[bread, 1]]);
    expect(await balanceOf(kim)).toBe(-750);
  });
});
