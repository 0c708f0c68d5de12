import { beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { lendBox } from '../../tests/support/moneyCaseCart.ts';
import { codes, offer, shopper } from '../../tests/support/purchaseMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';

const ANY_ORDER = { period: null, status: null, locationId: null, shippingZoneId: null, customerId: null };
const normalizeSpaces = (text = '') => text.replace(/\s/g, ' ');

describe.each(testDatabaseKinds())('returned deposits (E50, %s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let box: string;
  beforeAll(async () => {
    box = await lendBox(fixture);
  });

  /** A customer whose orders hold 10,00 $ for the box and 4 x 0,10 $ for bottles. */
  async function withDeposits(name: string): Promise<Caller> {
    const { market, database } = fixture;
    const ann = await signedIn(market, name);
    await market.cart.add(ann, await offer(database, `bottle of ${name}`, { price: 450, deposit: 10 }), 4);
    await market.cart.add(ann, box, 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(1040);
    return ann;
  }
  const refund = (name: string, amount: number, more: { box?: boolean; request?: string } = {}) =>
    fixture.market.balance.refundDeposit({
      email: `${name}@exemple.ca`,
      amount,
      box: false,
      request: `${name} ${amount}`,
      at: fixture.market.clock.now(),
      ...more,
    });
  const account = async (ann: Caller) => (await fixture.market.account.current(ann.visitor))!;

  it('become credit with their reason, and the box is lent again with a new deposit', async () => {
    const { market } = fixture;
    const ann = await withDeposits('back');
    expect(await refund('back', 40)).toBe('done');
    expect(await account(ann)).toMatchObject({ hasReusableBox: true });
    expect(await refund('back', 1000, { box: true })).toBe('done');
    expect(await account(ann)).toMatchObject({ hasReusableBox: false });
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(0);
    expect(await market.balance.allMovements(customerOf(ann))).toMatchObject([
      { amount: -1000, balance: -1040, reason: 'deposit_refunded' },
      { amount: -40, balance: -40, reason: 'deposit_refunded' },
    ]);
    expect((await market.cart.add(ann, box, 1)).totals).toMatchObject({ deposits: 1000 });
    expect((await market.cart.view(ann)).balanceAvailable).toBe(-1040);
  });

  it('never exceed what is held, count once, and are refused for another customer', async () => {
    const { market } = fixture;
    const ann = await withDeposits('limit');
    expect(await refund('limit', 1041, { box: true })).toBe('beyond');
    expect(await refund('limit', 0)).toBe('beyond');
    expect(await refund('limit', -5)).toBe('beyond');
    expect(await account(ann)).toMatchObject({ hasReusableBox: true });
    const repeated = await Promise.all([1, 2].map(() => refund('limit', 600, { request: 'the same' })));
    expect(repeated.toSorted()).toEqual(['done', 'repeated']);
    const concurrent = await Promise.all(['a', 'b'].map((request) => refund('limit', 400, { request })));
    expect(concurrent.toSorted()).toEqual(['beyond', 'done']);
    expect(await market.balance.depositsHeld(customerOf(ann))).toBe(40);
    expect(await refund('nobody', 10)).toBe('unknown');
  });

  it('of a guest go to the card once, and never again with their goods, even in the account that claims the order', async () => {
    const { market } = fixture;
    const { atDesk, buy, back: giveGoods, toCard } = staffReturns(fixture);
    const { visitor: staff } = await atDesk();
    const contact = { email: 'gus@exemple.ca', name: 'Gus Tremblay', phone: null, address: null };
    const { order, juice, bread, intent } = await buy(shopper(market, 'gus'), 'gus', false, { contact });
    const withDeposits = (search: string) =>
      market.staffOrders.list({ ...ANY_ORDER, depositsHeld: true, words: search }, { first: 5, after: null });
    const depositsHeld = async () => (await market.balance.guestDeposits([order.id])).get(order.id) ?? 0;
    const refund = (amount: number, request = 'guest') =>
      market.refunds.refundGuestDeposit(staff, order.id, request, amount);

    for (const search of ['tremblay', String(order.number)])
      expect((await withDeposits(search)).edges.map(({ node }) => node.id)).toEqual([order.id]);
    expect(await codes(refund(601))).toEqual(['DEPOSIT_LIMIT']);
    expect(await codes(refund(0))).toEqual(['BAD_INPUT']);
    await Promise.all([refund(400), refund(400)]);
    expect([toCard(intent), await depositsHeld()]).toEqual([[400], 200]);
    expect(await codes(refund(300))).toEqual(['REQUEST_REUSED']);
    expect(await codes(refund(201, 'more'))).toEqual(['DEPOSIT_LIMIT']);
    expect(await market.journal.listByOrder(order.id)).toMatchObject([
      { kind: 'refund_deposit', staffId: staff.customer?.id, data: { amount: 400 } },
    ]);
    await market.mails.sendDue();
    const mail = market.mail.accepted.find(({ subject }) => /consignes remboursées/.test(subject));
    expect(normalizeSpaces(mail?.text)).toContain('Vous avez rapporté des contenants');

    // A juice is 10,00 $ with 1,49 $ of taxes and 3,00 $ of deposit, which is among the 4,00 $ that went back before.
    expect((await giveGoods(order.id, [[juice, 1]])).refunded).toBe(1149);
    expect(await depositsHeld()).toBe(200);
    const gus = await signedIn(market, 'gus');
    expect([await depositsHeld(), await market.balance.depositsHeld(customerOf(gus))]).toEqual([0, 200]);
    expect(await codes(refund(1, 'of an account'))).toEqual(['DEPOSIT_LIMIT']);
    const rest = await giveGoods(order.id, [[juice, 1], [bread, 1]], 'card'); // prettier-ignore
    expect(rest.refunded).toBe(2000 - 1000 + 150 + 200 + 750);
    expect(await market.balance.depositsHeld(customerOf(gus))).toBe(0);
    await market.desk.orders.advance(staff.customer!.id, order.id, 'refunded');
    expect(toCard(intent).reduce((sum, amount) => sum + amount)).toBe(TOTAL);
    expect((await withDeposits('')).edges).toEqual([]);
    expect(await checkInvariants(fixture.database)).toEqual([]);
  });
});
