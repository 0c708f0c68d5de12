import { describe, expect, it } from 'vitest';
import { checkoutFixture, AT_THE_MARKET } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, refusals, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';

const WITH_BALANCE = { useBalance: true, period: null };
const WITHOUT = { useBalance: false, period: null };
const VALLEY = { shippingZoneId: toId('ShippingZone', zone('vallee')) };
const AT_ONCE = { creating: 0, pending: 0, overdue: 0 };

describe.each(testDatabaseKinds())('paying with the balance (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { attemptsOf, stockOf } = fixture;

  /** A customer with an address and this credit, and two taxed units of 1299 in the cart: 3562 with the fee (M-21, M-22). */
  async function customer(name: string, credit: number) {
    const { market, database } = fixture;
    const ann = await signedIn(market, name);
    await writeAddress(database, ann);
    if (credit !== 0) await giveCredit(market, ann, credit);
    const variant = await offer(database, name, { price: 1299, stock: 10, product: { taxable: true } });
    await market.cart.add(ann, variant, 2);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    return { ann, variant };
  }
  const latest = async (ann: Caller) => (await attemptsOf(ann)).at(-1)!;
  const availableTo = async (ann: Caller) => (await fixture.market.cart.view(ann)).balanceAvailable;
  const ledger = async (ann: Caller) =>
    (await fixture.market.balance.allMovements(customerOf(ann))).map(({ amount, balance, reason }) => [
      amount,
      balance,
      reason,
    ]);
  const payAndRead = async (ann: Caller) => {
    const { market } = fixture;
    const { provider_session_id: sessionId } = await latest(ann);
    const { id, type } = market.payment.pay(sessionId!);
    const message = { id, type, session: null, about: { kind: 'payment', sessionId: sessionId! } } as const;
    return [
      await market.checkout.handleEvent(message),
      await market.checkout.handleEvent({ ...message, id: `${id} 2` }),
    ];
  };

  it('pays a part by invoice, and uses the credit once when the rest is paid (E13, M-22)', async () => {
    const { market } = fixture;
    const { ann } = await customer('part', 2000);
    const url = await market.checkout.checkout(ann, WITH_BALANCE);
    const attempt = await latest(ann);
    expect(attempt).toMatchObject({
      kind: 'invoice',
      total: 3562,
      gst: 155,
      pst: 309,
      balance_applied: 2000,
      payment_url: url,
    });
    expect(market.payment.invoiced().at(-1)).toMatchObject({ attemptId: attempt.id, credit: 2000, total: 3562 });
    expect(await ledger(ann)).toEqual([[-2000, -2000, 'adjustment']]);
    expect(await payAndRead(ann)).toEqual(['applied', 'replay']);
    expect(await ledger(ann)).toEqual([
      [2000, 0, 'order_paid'],
      [-2000, -2000, 'adjustment'],
    ]);
    expect(await availableTo(ann)).toBe(0);
    expect((await market.account.current(ann.visitor))?.balance).toBe(0);
    const [movement] = await market.balance.allMovements(customerOf(ann));
    expect(await market.orders.byId(ann.visitor, movement!.orderId!)).toMatchObject({
      total: 3562,
      balanceApplied: 2000,
    });
  });

  it('creates the order at once when the credit covers everything, and keeps the rest of it (E15, M-21)', async () => {
    const { market } = fixture;
    const { ann, variant } = await customer('whole', 5000);
    const session = await market.checkout.checkout(ann, WITH_BALANCE);
    const attempt = await latest(ann);
    expect(attempt).toMatchObject({ status: 'paid', balance_applied: 3562, provider_session_id: session });
    expect(await market.checkout.payRedirect(ann.visitor, session)).toEqual({ kind: 'over', locale: 'fr' });
    expect(await ledger(ann)).toEqual([
      [3562, -1438, 'order_paid'],
      [-5000, -5000, 'adjustment'],
    ]);
    expect(await stockOf(variant)).toMatchObject({ stock: 8, held: 0 });
    expect((await market.cart.view(ann)).lines).toEqual([]);
  });

  it('uses the credit once across two tabs, two servers and eight presses', async () => {
    const { market, database } = fixture;
    const { ann } = await customer('tabs', 5000);
    const otherServer = marketServices(database, { payment: market.payment });
    const pressed = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? market : otherServer).checkout.checkout(ann, WITH_BALANCE).catch(String),
      ),
    );
    // Late calls find an empty cart; nobody else gets another payment.
    expect([...new Set(pressed)].filter((session) => !session.includes('EMPTY_CART'))).toHaveLength(1);
    expect((await attemptsOf(ann)).filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(await availableTo(ann)).toBe(-1438);
  });

  it('ends the invoice and releases the credit when a second tab pays without it', async () => {
    const { market, database } = fixture;
    const { ann } = await customer('other way', 2000);
    await writeAddress(database, ann, 'J0X1A0');
    await market.cart.updateSession(ann, VALLEY);
    await market.checkout.checkout(ann, WITH_BALANCE);
    const invoice = await latest(ann);
    const session = await market.checkout.checkout(ann, WITHOUT);
    expect(session).not.toBe(invoice.payment_url);
    expect(await latest(ann)).toMatchObject({ kind: 'session', balance_applied: 0, status: 'pending' });
    expect(await market.payment.retrieveSession(invoice.provider_session_id!)).toMatchObject({ state: 'expired' });
    expect((await attemptsOf(ann)).map(({ status }) => status).toSorted()).toEqual(['expired', 'pending']);
    await giveCredit(market, ann, -2000);
    expect(await availableTo(ann)).toBe(0);
  });

  it('reserves credit during a payment, and releases it when that ends unpaid or never opens', async () => {
    const { market, database } = fixture;
    const { ann } = await customer('given back', 2000);
    await market.checkout.checkout(ann, WITH_BALANCE);
    await expect(giveCredit(market, ann, -1)).rejects.toThrow('reserved');
    await giveCredit(market, ann, 300);
    await giveCredit(market, ann, -300);
    const { id } = await latest(ann);
    await database.kysely
      .updateTable('checkout_attempt')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await market.checkout.sweep(AT_ONCE);
    expect(await latest(ann)).toMatchObject({ status: 'expired' });
    expect(await availableTo(ann)).toBe(-2000);
    market.payment.provider.state = 'down';
    expect(await codes(market.checkout.checkout(ann, WITH_BALANCE))).toEqual(['PAYMENT_FAILED']);
    market.payment.provider.state = 'up';
    await giveCredit(market, ann, -2000);
    expect(await ledger(ann)).toHaveLength(4);
  });

  it('never leaves 1 to 49 cents to pay, which no card can', async () => {
    const { market } = fixture;
    const { ann } = await customer('little', 3550);
    expect((await market.cart.view(ann)).totals.credit).toBe(3512);
    await market.checkout.checkout(ann, WITH_BALANCE);
    expect(await latest(ann)).toMatchObject({ balance_applied: 3512, status: 'pending' });
  });

  it('rejects a visitor without credit or account, and never adds what is owed (E14, M-24)', async () => {
    const { market } = fixture;
    const none = await customer('none', 0);
    expect(await codes(market.checkout.checkout(none.ann, WITH_BALANCE))).toEqual(['NO_CREDIT']);
    await giveCredit(market, none.ann, -700);
    expect(await codes(market.checkout.checkout(none.ann, WITH_BALANCE))).toEqual(['NO_CREDIT']);
    expect(await market.cart.view(none.ann)).toMatchObject({
      balanceAvailable: 700,
      totals: { total: 3562, credit: 0 },
    });
    const guest = shopper(market, 'guest of balance');
    await market.cart.add(guest, none.variant, 1);
    await market.cart.updateSession(guest, AT_THE_MARKET);
    expect(await codes(market.checkout.checkout(guest, WITH_BALANCE))).toEqual(['NO_CREDIT']);
  });

  it("needs an address on file, as a customer's delivery does (spec 5)", async () => {
    const { market, database } = fixture;
    const { ann } = await customer('no address', 2000);
    await database.kysely
      .updateTable('customer')
      .set({ shipping_address: null })
      .where('id', '=', customerOf(ann))
      .execute();
    expect(await refusals(market.checkout.checkout(ann, WITH_BALANCE))).toEqual([
      { code: 'BALANCE_NEEDS_ADDRESS', params: {} },
    ]);
    await market.cart.updateSession(ann, VALLEY);
    expect(await codes(market.checkout.checkout(ann, WITH_BALANCE))).toEqual(['BALANCE_NEEDS_ADDRESS']);
    expect(await codes(market.checkout.checkout(ann, WITHOUT))).toEqual(['NO_ADDRESS']);
    await writeAddress(database, ann, 'J0X1A0');
    await market.checkout.checkout(ann, WITH_BALANCE);
    await payAndRead(ann);
    const order = await market.checkout
      .payment(ann.visitor)
      .then((attempt) => market.orders.ofAttempt(ann.visitor, attempt!.id));
    expect(order).toMatchObject({ shipping: 700, fulfillment: { line1: '1, rue du Test', postalCode: 'J0X1A0' } });
  });

  it("does not deliver to an address outside the chosen zone, free or not, except a guest's (E59)", async () => {
    const { market, database } = fixture;
    const { ann } = await customer('lives elsewhere', 2000);
    await writeAddress(database, ann, 'J0X1A0');
    await market.cart.updateSession(ann, { shippingZoneId: toId('ShippingZone', zone('plateau')) });
    for (const request of [WITHOUT, WITH_BALANCE])
      expect(await refusals(market.checkout.checkout(ann, request))).toEqual([
        { code: 'ADDRESS_OUTSIDE_ZONE', params: {} },
      ]);
    await market.cart.updateSession(ann, VALLEY);
    await market.checkout.checkout(ann, WITHOUT);
    expect(await latest(ann)).toMatchObject({ status: 'pending', shipping: 700 });
    // The customer has moved in the meantime: the payment in progress was for the old zone.
    await writeAddress(database, ann, 'J9A1A1');
    expect(await codes(market.checkout.checkout(ann, WITHOUT))).toEqual(['ADDRESS_OUTSIDE_ZONE']);
  });

  it("delivers a customer's order to the address on file, and requests an address from a guest", async () => {
    const { market, database } = fixture;
    const { ann } = await customer('delivered', 0);
    await writeAddress(database, ann, 'J0X1A0');
    await market.cart.updateSession(ann, VALLEY);
    await market.checkout.checkout(ann, WITHOUT);
    expect(market.payment.opened().at(-1)).toMatchObject({ collectAddress: false });
    const first = await latest(ann);
    await writeAddress(database, ann, 'J0X2B0');
    await market.checkout.checkout(ann, WITHOUT);
    expect((await latest(ann)).id).not.toBe(first.id);
    await market.checkout.handleEvent(market.payment.pay((await latest(ann)).provider_session_id!));
    const order = await market.orders.ofAttempt(ann.visitor, (await latest(ann)).id);
    expect(order?.fulfillment).toMatchObject({ recipient: 'Ann', postalCode: 'J0X2B0' });
  });

  it('pages the ledger, newest first, and only for its owner', async () => {
    const { market } = fixture;
    const { ann } = await customer('ledger', 100);
    for (const amount of [200, 300, -50]) await giveCredit(market, ann, amount);
    const id = customerOf(ann);
    const first = await market.balance.movements(id, { first: 3 });
    expect(first).toMatchObject({ count: 4, pageInfo: { hasNextPage: true } });
    expect(first.edges.map(({ node }) => [node.amount, node.balance, node.note])).toEqual([
      [50, -550, 'Geste du marché'],
      [-300, -600, 'Geste du marché'],
      [-200, -300, 'Geste du marché'],
    ]);
    const rest = await market.balance.movements(id, { first: 3, after: first.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.balance)).toEqual([-100]);
    const eve = await signedIn(market, 'eve of ledger');
    await expect(market.balance.movements(customerOf(eve), { after: first.pageInfo.endCursor })).rejects.toThrow(
      'BAD_CURSOR',
    );
    const { id: movement } = first.edges[0]!.node;
    expect(await market.balance.byId(ann.visitor, movement)).toMatchObject({ amount: 50 });
    expect(await market.balance.byId(eve.visitor, movement)).toBeNull();
    expect(await market.balance.byId(shopper(market, 'ledger').visitor, movement)).toBeNull();
  });

  it('never changes or deletes a movement, and writes one request once', async () => {
    const { market, database } = fixture;
    const { ann } = await customer('immutable', 100);
    const rows = () =>
      database.kysely.selectFrom('balance_movement').selectAll().where('customer_id', '=', customerOf(ann)).execute();
    const rowsBefore = await rows();
    const { kysely } = database;
    await expect(kysely.updateTable('balance_movement').set({ amount: 1 }).execute()).rejects.toThrow('never changed');
    await expect(kysely.updateTable('balance_movement').set({ note: 'x' }).execute()).rejects.toThrow('never changed');
    await expect(kysely.deleteFrom('balance_movement').execute()).rejects.toThrow('never changed');
    expect(await rows()).toEqual(rowsBefore);
    const adjustment = { email: 'immutable@exemple.ca', amount: -5, note: 'deux fois', request: 'same', at: ann.now };
    expect([await market.balance.adjust(adjustment), await market.balance.adjust(adjustment)]).toEqual([
      'done',
      'repeated',
    ]);
    expect(await market.balance.adjust({ ...adjustment, request: 'x', email: 'nobody@exemple.ca' })).toBe('unknown');
    expect(await availableTo(ann)).toBe(-105);
    await market.account.erase(customerOf(ann));
    expect((await rows()).map(({ amount, note }) => [amount, note])).toEqual([
      [-100, null],
      [-5, null],
    ]);
  });
});
