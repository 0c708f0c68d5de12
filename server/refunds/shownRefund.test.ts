import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { refusals } from '../../tests/support/purchaseMarket.ts';
import { staffReturns } from '../../tests/support/staffReturns.ts';
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
    expect(await balanceOf(ann)).toBe(-1449 - 1450);
  });
});
