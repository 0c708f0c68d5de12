import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  codes,
  location,
  marketServices,
  offer,
  openMarket,
  refusals,
  shopper,
} from '../../tests/support/purchaseMarket.ts';
import type { MarketServices, Offer } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../cart/cartService.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { checkInvariants } from './invariants.ts';

const AT_THE_MARKET = { locationId: toId('Location', location('marche')) };
const PAY = { useBalance: false, period: null };

describe.each(testDatabaseKinds())('checkout by mode, week and owner (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  afterEach(async () => {
    market.payment.provider.state = 'up';
    expect(await checkInvariants(database)).toEqual([]);
  });

  const stockOf = (id: string) =>
    database.kysely
      .selectFrom('variant')
      .select(['stock', 'held', 'stock_mdo', 'held_mdo'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const attemptsOf = ({ visitor }: Caller) =>
    database.kysely
      .selectFrom('checkout_attempt')
      .selectAll()
      .where('session_id', '=', visitor.sessionId)
      .orderBy('created_at')
      .execute();

  /** A shopper with one product in the cart, to be fetched at the market. */
  async function filled(name: string, quantity: number, goods: Offer = {}): Promise<{ ann: Caller; variant: string }> {
    const ann = shopper(market, name);
    const variant = await offer(database, name, goods);
    await market.cart.add(ann, variant, quantity);
    await market.cart.choose(ann, AT_THE_MARKET);
    return { ann, variant };
  }

  it('never sells to others what Express holds, nor to Express what is not at the market (E58)', async () => {
    const goods = { stock: 6, stored: true, stock_mdo: 4 };
    const { ann, variant } = await filled('express', 4, goods);
    await market.cart.choose(ann, { fromStorage: true, locationId: toId('Location', location('depot')) });
    await market.checkout.checkout(ann, PAY);
    expect(await stockOf(variant)).toEqual({ stock: 6, held: 4, stock_mdo: 4, held_mdo: 4 });
    expect((await attemptsOf(ann))[0]).toMatchObject({ from_storage: true, period_start: '2026-11-20' });
    const bob = shopper(market, 'beside express');
    expect(await refusals(market.cart.add(bob, variant, 3))).toMatchObject([{ params: { nb: 2 } }]);
    await market.cart.add(bob, variant, 2);
    const eve = shopper(market, 'more express');
    await market.cart.choose(eve, { fromStorage: true });
    expect(await refusals(market.cart.add(eve, variant, 1))).toMatchObject([
      { code: 'MAX_REACHED', params: { nb: 0 } },
    ]);
    const fresh = await offer(database, 'not stored');
    await market.cart.choose(bob, { fromStorage: true, locationId: toId('Location', location('depot')) });
    expect(await codes(market.cart.add(bob, fresh, 1))).toEqual(['MAX_REACHED']);
    await market.cart.choose(bob, { fromStorage: false });
    expect(await codes(market.checkout.checkout(bob, PAY))).toEqual(['NEEDS_STORAGE']);
    await market.cart.choose(bob, AT_THE_MARKET);
    await market.checkout.checkout(bob, PAY);
    expect(await stockOf(variant)).toEqual({ stock: 6, held: 6, stock_mdo: 4, held_mdo: 4 });
  });

  it('is a week later from the very closing on, and says so before any money moves (E18, E56)', async () => {
    const shown = toId('Period', '2026-11-27');
    const late = marketServices(database, { payment: market.payment, now: '2026-11-29T23:59:59-05:00' });
    const { ann, variant } = await filled('closing', 1);
    const inTime = { ...ann, now: new Date('2026-11-29T23:59:59-05:00') };
    const first = await late.checkout.checkout(inTime, { ...PAY, period: shown });
    const tooLate = { ...ann, now: new Date('2026-11-30T00:00:01-05:00') };
    expect(await refusals(late.checkout.checkout(tooLate, { ...PAY, period: shown }))).toEqual([
      {
        code: 'PERIOD_CHANGED',
        params: { period: toId('Period', '2026-12-04'), closesAt: '2026-12-07T00:00:00-05:00' },
      },
    ]);
    expect(market.payment.session(first)).toMatchObject({ state: 'open' });
    const second = await late.checkout.checkout(tooLate, { ...PAY, period: toId('Period', '2026-12-04') });
    expect(second).not.toBe(first);
    expect((await attemptsOf(ann)).map(({ period_start, status }) => [period_start, status])).toEqual([
      ['2026-11-27', 'expired'],
      ['2026-12-04', 'pending'],
    ]);
    expect(await stockOf(variant)).toMatchObject({ held: 1 });
  });

  it('shows a payment, its order and its way to the provider to its own session alone', async () => {
    const { ann } = await filled('private', 1);
    const session = await market.checkout.checkout(ann, PAY);
    const { visitor: other } = shopper(market, 'curious');
    const attempt = (await market.checkout.payment(ann.visitor, session))!;
    expect(await market.checkout.payRedirect(ann.visitor, session)).toEqual({
      kind: 'pay',
      url: `https://pay.example.test/${session}`,
    });
    expect(await market.checkout.payRedirect(other, session)).toEqual({ kind: 'unknown' });
    expect(await market.checkout.payRedirect(ann.visitor, 'cs_unknown')).toEqual({ kind: 'unknown' });
    expect(await market.checkout.payment(other, session)).toBeNull();
    expect(await market.checkout.payment(other)).toBeNull();
    expect(await market.checkout.byId(other, attempt.id)).toBeNull();
    await market.checkout.handleEvent(market.payment.pay(session));
    const order = (await market.orders.ofAttempt(ann.visitor, attempt.id))!;
    expect(await market.orders.byId(ann.visitor, order.id)).toEqual(order);
    expect(await market.orders.byId(other, order.id)).toBeNull();
    expect(await market.orders.ofAttempt(other, attempt.id)).toBeNull();
    expect(await market.checkout.payRedirect(ann.visitor, session)).toEqual({ kind: 'over', locale: 'fr' });
    const eve = shopper(market, 'english', 'en');
    await market.cart.add(eve, await offer(database, 'english'), 1);
    await market.cart.choose(eve, AT_THE_MARKET);
    const paid = await market.checkout.checkout(eve, PAY);
    await market.checkout.handleEvent(market.payment.pay(paid));
    expect(await market.checkout.payRedirect(eve.visitor, paid)).toEqual({ kind: 'over', locale: 'en' });
  });
});
