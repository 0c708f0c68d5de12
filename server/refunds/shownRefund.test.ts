import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { refusals } from '../../tests/support/purchaseMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';

describe.each(testDatabaseKinds())('the refund that staff agrees to (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy, back, balanceOf } = staffReturns(fixture);

  it('refunds the displayed amount or nothing: a colleague may have returned a part meanwhile (E69)', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann shown');
    const { order, juice } = await buy(ann, 'ann shown');
    const { visitor } = await atDesk();
    const one = { kind: 'returned', to: 'balance', items: [{ lineId: juice, quantity: 1 }], locale: 'fr' } as const;
    const { card, balance } = await market.refunds.previewReturn(order.id, one);
    const shownTotal = card + balance;
    expect(shownTotal).toBe(1449);
    await back(order.id, [[juice, 1]]);
    expect(await refusals(market.refunds.returnGoods(visitor, order.id, 'shown', { ...one, shownTotal }))).toEqual([
      { code: 'REFUND_CHANGED', params: { shown: 1449, current: 1450 } },
    ]);
    expect(await balanceOf(ann)).toBe(-1449);
    const accepted = { ...one, shownTotal: 1450 };
    expect(await market.refunds.returnGoods(visitor, order.id, 'shown', accepted)).toMatchObject({ refunded: 1450 });
    expect(await market.refunds.returnGoods(visitor, order.id, 'shown', accepted)).toMatchObject({ refunded: 1450 });
    const other = { ...one, shownTotal: 1449 };
    expect(await refusals(market.refunds.returnGoods(visitor, order.id, 'shown', other))).toMatchObject([
      { code: 'REQUEST_REUSED' },
    ]);
    expect(await balanceOf(ann)).toBe(-1449 - 1450);
  });

  it('cancels for the displayed refund: a lower one is refused to the owner, any other one to staff (E69)', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann cancels');
    const { order, juice, bread } = await buy(ann, 'ann cancels');
    const sumOf = async () => {
      const { toCard, toBalance } = await market.refunds.previewCancel(order.id);
      return toCard + toBalance;
    };
    expect(await sumOf()).toBe(TOTAL);
    await back(order.id, [[juice, 1]]);
    const current = TOTAL - 1449;
    expect(await sumOf()).toBe(current);
    const { visitor } = await atDesk();
    const staff = { by: 'staff', customerId: visitor.customer?.id ?? '' } as const;
    const own = (shownTotal: number) => market.refunds.cancelOwn(ann, order.id, { reopenCart: false, shownTotal });
    expect(await refusals(own(TOTAL))).toEqual([{ code: 'REFUND_LOWERED', params: { shown: TOTAL, current } }]);
    for (const shown of [TOTAL, current - 1])
      expect(await refusals(market.refunds.cancelAs(staff, order.id, 'cancelled', shown))).toEqual([
        { code: 'REFUND_CHANGED', params: { shown, current } },
      ]);
    await market.desk.orders.markLines(staff.customerId, [juice, bread], 'missing');
    const nothing = { kind: 'missing', to: 'balance', missingBy: null, shownTotal: TOTAL } as const;
    expect(await refusals(market.refunds.returnGoods(visitor, order.id, 'empty', nothing))).toEqual([
      { code: 'REFUND_CHANGED', params: { shown: TOTAL, current } },
    ]);
    expect((await market.staffOrders.byId(order.id))?.status).toBe('processed');
    await own(current - 1);
    await own(TOTAL);
    expect(await market.staffOrders.byId(order.id)).toMatchObject({ status: 'cancelled', refundedToCard: current });
    expect([await sumOf(), await balanceOf(ann)]).toEqual([0, -1449]);
  });

  it('previews what a cancellation gives back of credit, and of deposits that were credited before', async () => {
    const { market } = fixture;
    const ann = await signedIn(market, 'ann previews');
    await writeAddress(fixture.database, ann, 'J0X1A0');
    await giveCredit(market, ann, 700);
    const { order } = await buy(ann, 'ann previews', true);
    expect(await market.refunds.previewCancel(order.id)).toEqual({ toCard: TOTAL - 700, toBalance: 700 });
    const { email } = (await market.account.current(ann.visitor)) ?? { email: '' };
    await market.balance.refundDeposit({ email, amount: 300, box: false, request: 'deposit', at: market.clock.now() });
    const preview = { toCard: TOTAL - 700, toBalance: 400 };
    // Of one that is being cancelled no amount is left to give back.
    const cancelling = (since: Date | null) =>
      fixture.database.kysely
        .updateTable('orders')
        .set({ cancelling: since && '{}', cancelling_since: since })
        .where('id', '=', order.id)
        .execute();
    expect((await market.refunds.previewAmount(order.id)).toCard).toBeGreaterThan(0);
    await cancelling(market.clock.now());
    expect(await market.refunds.previewAmount(order.id)).toEqual({ toCard: 0, toBalance: 0 });
    await cancelling(null);
    // An assembled order is not cancelled any more, and gives the same back as refunded.
    const orders = fixture.database.kysely.updateTable('orders').where('id', '=', order.id);
    for (const status of ['fulfilled', 'completed', 'processed'] as const) {
      await orders.set({ status }).execute();
      expect([status, await market.refunds.previewCancel(order.id)]).toEqual([status, preview]);
    }
    await market.refunds.cancelOwn(ann, order.id, { reopenCart: false, shownTotal: TOTAL - 300 });
    expect(await market.staffOrders.byId(order.id)).toMatchObject({
      refundedToCard: preview.toCard,
      refundedToBalance: preview.toBalance,
    });
  });
});
