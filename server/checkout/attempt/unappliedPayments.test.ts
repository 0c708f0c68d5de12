import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAY } from '../../../tests/support/checkoutFixture.ts';
import { location, marketServices, offer, openMarket, shopper } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Database } from '../../database/database.ts';
import { toId } from '../../graphql/globalId.ts';
import { checkInvariants } from '../invariants.ts';

const CONTACT = { email: 'ann@example.test', name: 'Ann Roy', phone: null, address: null };

describe.each(testDatabaseKinds())('payments that become no order (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(async () => {
    expect(await checkInvariants(database)).toEqual([]);
    await database.close();
  });

  async function beginPayment() {
    const ann = shopper(market, 'ann');
    await market.cart.add(ann, await offer(database, 'bread'), 1);
    await market.cart.updateCart(ann, { note: null, locationId: toId('Location', location('marche')) });
    return { ann, session: await market.checkout.checkout(ann, PAY) };
  }

  it('rejects another currency, and lists such payments until they are settled', async () => {
    const { ann, session } = await beginPayment();
    const attempt = (await market.checkout.payment(ann.visitor))!;
    const paidState = {
      state: 'paid' as const,
      attemptId: attempt.id,
      amountDiscount: 0,
      currency: 'jpy',
      contact: CONTACT,
      paymentIntent: 'pi_yen',
    };
    const yen = () =>
      market.checkout.handleEvent(
        market.payment.event('x', { ...paidState, sessionId: session, amountTotal: attempt.total }),
      );
    expect([await yen(), await yen()]).toEqual(['ignored', 'ignored']);
    expect(await market.checkout.payment(ann.visitor)).toMatchObject({ status: 'pending' });
    const listed = async () =>
      (await market.checkout.unappliedPayments()).filter(({ attempt_id: id }) => id === attempt.id);
    expect(await listed()).toMatchObject([
      { session_id: session, reason: 'currency', amount: attempt.total, currency: 'jpy', payment_intent: 'pi_yen' },
    ]);
    expect([await market.checkout.settleUnapplied(session), await market.checkout.settleUnapplied(session)]).toEqual([
      true,
      false,
    ]);
    expect(await listed()).toEqual([]);

    const cents = { ...paidState, currency: 'cad', sessionId: 'cs_less', amountTotal: attempt.total - 1 };
    expect(await market.checkout.handleEvent(market.payment.event('x', cents))).toBe('ignored');
    expect(await market.checkout.handleEvent(market.payment.pay(session))).toBe('applied');
    const secondPayment = { ...paidState, currency: 'cad', sessionId: 'cs_second', amountTotal: attempt.total };
    expect(await market.checkout.handleEvent(market.payment.event('x', secondPayment))).toBe('replay');
    expect((await listed()).map(({ session_id: id, reason }) => [id, reason])).toEqual(
      expect.arrayContaining([
        ['cs_less', 'amount'],
        ['cs_second', 'twice'],
      ]),
    );
    const order = await market.orders.ofAttempt(ann.visitor, attempt.id);
    expect(new Set((await listed()).map(({ order_number: number }) => number))).toEqual(new Set([order!.number]));
  });
});
