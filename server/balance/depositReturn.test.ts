import { beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { lendBox } from '../../tests/support/moneyCaseCart.ts';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';

describe.each(testDatabaseKinds())('deposits that are brought back (E50, %s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let box: string;
  beforeAll(async () => {
    box = await lendBox(fixture);
  });

  /** A customer whose orders hold 10,00 $ for the box and 4 x 0,10 $ for bottles. */
  async function holding(name: string): Promise<Caller> {
    const { market, database } = fixture;
    const ann = await signedIn(market, name);
    await market.cart.add(ann, await offer(database, `bottle of ${name}`, { price: 450, deposit: 10 }), 4);
    await market.cart.add(ann, box, 1);
    await market.cart.choose(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(1040);
    return ann;
  }
  const back = (name: string, amount: number, more: { box?: boolean; request?: string } = {}) =>
    fixture.market.balance.refundDeposit({
      email: `${name}@exemple.ca`,
      amount,
      box: false,
      request: `${name} ${amount}`,
      at: fixture.market.clock.now(),
      ...more,
    });
  const account = async (ann: Caller) => (await fixture.market.account.own(ann.visitor))!;

  it('become credit with their reason, and the box is lent anew with its deposit', async () => {
    const { market } = fixture;
    const ann = await holding('back');
    expect(await back('back', 40)).toBe('done');
    expect(await account(ann)).toMatchObject({ hasReusableBox: true });
    expect(await back('back', 1000, { box: true })).toBe('done');
    expect(await account(ann)).toMatchObject({ hasReusableBox: false });
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(0);
    expect(await market.balance.allMovements(customerOf(ann))).toMatchObject([
      { amount: -1000, balance: -1040, reason: 'deposit_refunded' },
      { amount: -40, balance: -40, reason: 'deposit_refunded' },
    ]);
    expect((await market.cart.add(ann, box, 1)).totals).toMatchObject({ deposits: 1000 });
    expect((await market.cart.view(ann)).balanceAvailable).toBe(-1040);
  });

  it('are never more than is held, count once, and are no stranger’s', async () => {
    const { market } = fixture;
    const ann = await holding('limit');
    expect(await back('limit', 1041, { box: true })).toBe('beyond');
    expect(await back('limit', 0)).toBe('beyond');
    expect(await back('limit', -5)).toBe('beyond');
    expect(await account(ann)).toMatchObject({ hasReusableBox: true });
    const twice = await Promise.all([1, 2].map(() => back('limit', 600, { request: 'the same' })));
    expect(twice.toSorted()).toEqual(['done', 'repeated']);
    const both = await Promise.all(['a', 'b'].map((request) => back('limit', 400, { request })));
    expect(both.toSorted()).toEqual(['beyond', 'done']);
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(40);
    expect(await back('nobody', 10)).toBe('unknown');
  });
});
