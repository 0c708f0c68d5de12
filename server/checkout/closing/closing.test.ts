import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../../tests/support/checkoutFixture.ts';
import { codes, marketServices, offer, openMarket, shopper } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { toId } from '../../graphql/globalId.ts';
import { checkInvariants } from '../invariants.ts';

const SECOND_BEFORE = '2026-11-29T23:59:59-05:00';
const SECOND_AFTER = '2026-11-30T00:00:01-05:00';

/** A market with a fixed clock. */
function standingAt(market: MarketServices, instant: string): MarketServices {
  market.clock.now = () => new Date(instant);
  return market;
}

describe.each(testDatabaseKinds())('the closing of a week (%s)', (kind) => {
  let database: Database;
  let sunday: MarketServices;
  let monday: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    sunday = standingAt(marketServices(database), SECOND_BEFORE);
    monday = standingAt(marketServices(database, { payment: sunday.payment }), SECOND_AFTER);
  });
  afterEach(async () => expect(await checkInvariants(database)).toEqual([]));
  afterAll(() => database.close());

  const asCallerOf = (market: MarketServices, caller: Caller): Caller => ({
    visitor: caller.visitor,
    locale: caller.locale,
    get now() {
      return market.clock.now();
    },
  });
  async function filled(name: string): Promise<Caller> {
    const ann = shopper(sunday, name);
    await sunday.cart.add(ann, await offer(database, name), 2);
    await sunday.cart.updateSession(ann, AT_THE_MARKET);
    return ann;
  }
  const reasons = async (caller: Caller) =>
    (await monday.cart.view(asCallerOf(monday, caller))).lines.map(({ unsureReason }) => unsureReason);
  const stored = async () =>
    (await database.kysely.selectFrom('cart_item').select(['unsure_reason', 'week']).execute()).map(
      (row) => `${row.week} ${row.unsure_reason}`,
    );

  it('leaves a cart alone at 23:59:59 and makes its lines unsure at 00:00:01, once, keeping place and note (E17, E57)', async () => {
    const ann = await filled('ann');
    await sunday.cart.updateCart(ann, { note: 'Sonnez' });
    expect(await sunday.checkout.close()).toBe(0);
    expect((await sunday.cart.view(ann)).lines.map(({ unsure }) => unsure)).toEqual([false]);
    expect(await reasons(ann)).toEqual(['last_week']);
    expect(await monday.checkout.close()).toBe(1);
    expect(await monday.checkout.close()).toBe(0);
    expect(await stored()).toEqual(['2026-11-27 last_week']);
    const { note, location, lines } = await monday.cart.view(asCallerOf(monday, ann));
    expect([note, location?.key]).toEqual(['Sonnez', 'marche']);
    await monday.cart.confirm(asCallerOf(monday, ann), lines[0]?.id ?? '');
    expect([await reasons(ann), await monday.checkout.close()]).toEqual([[null], 0]);
  });

  it('charges nothing for the closed week from its first instant on, even before the job has run', async () => {
    const ann = await filled('early');
    expect(await codes(monday.checkout.checkout(asCallerOf(monday, ann), PAY))).toEqual(['EMPTY_CART']);
    const request = { useBalance: false, period: toId('Period', '2026-11-27') };
    expect(await codes(monday.checkout.checkout(asCallerOf(monday, ann), request))).toContain('PERIOD_CHANGED');
    expect(await monday.checkout.close()).toBe(1);
  });

  it('skips a cart that is being paid: paid after midnight it belongs to the closed week, unpaid its lines become unsure (E56)', async () => {
    const [pays, leaves] = [await filled('pays'), await filled('leaves')];
    const paidSession = await sunday.checkout.checkout(pays, PAY);
    const abandonedSession = await sunday.checkout.checkout(leaves, PAY);
    expect(await monday.checkout.close()).toBe(0);
    expect([await reasons(pays), await reasons(leaves)]).toEqual([[null], [null]]);
    await monday.checkout.handleEvent(monday.payment.pay(paidSession));
    await monday.checkout.handleEvent(monday.payment.lapse(abandonedSession));
    const payment = await monday.checkout.payment(pays.visitor);
    expect(payment).toMatchObject({ status: 'paid', period_start: '2026-11-27' });
    expect([await monday.checkout.close(), await reasons(leaves)]).toEqual([1, ['last_week']]);
  });

  it('exempts an Express cart (E63)', async () => {
    const ann = shopper(sunday, 'express');
    await sunday.cart.add(ann, await offer(database, 'express', { stored: true, stock_mdo: 5 }), 1);
    await sunday.cart.updateSession(ann, { fromStorage: true });
    expect([await monday.checkout.close(), await reasons(ann)]).toEqual([0, [null]]);
  });

  it('processes each cart once on several processes, and continues after a crash', async () => {
    for (const index of Array.from({ length: 24 }).keys()) await filled(`many ${index}`);
    const stopping = new AbortController();
    let closedCarts = 0;
    const abortSignal = {
      get aborted() {
        return (closedCarts += 1) > 6 || stopping.signal.aborted;
      },
    } as AbortSignal;
    const first = await monday.checkout.close(abortSignal);
    expect(first).toBe(6);
    const replicas = [monday, ...[1, 2].map(() => standingAt(marketServices(database), SECOND_AFTER))];
    const turned = await Promise.all(replicas.map((market) => market.checkout.close()));
    expect(turned.reduce((sum, count) => sum + count, first)).toBe(24);
    expect((await stored()).filter((line) => line === '2026-11-27 null')).toHaveLength(1);
  });

  it.each([
    { weekend: 'of 71 hours', week: '2027-03-12', midnight: '2027-03-15T00:00:00-04:00' },
    { weekend: 'of 73 hours', week: '2027-11-05', midnight: '2027-11-08T00:00:00-05:00' },
  ])(
    "falls on the market's midnight, to the second, after the weekend $weekend (E17, E18)",
    async ({ week, midnight }) => {
      const instantAt = (seconds: number) =>
        standingAt(marketServices(database), new Date(new Date(midnight).getTime() + seconds * 1000).toISOString());
      const [before, after] = [instantAt(-1), instantAt(1)] as const;
      const variant = await offer(database, `weekend ${week}`);
      await before.cart.add(shopper(before, `weekend ${week}`), variant, 1);
      const line = () =>
        database.kysely
          .selectFrom('cart_item')
          .select(['week', 'unsure_reason'])
          .where('variant_id', '=', variant)
          .executeTakeFirst();
      await before.checkout.close();
      expect(await line()).toEqual({ week, unsure_reason: null });
      await after.checkout.close();
      expect(await line()).toEqual({ week, unsure_reason: 'last_week' });
    },
  );
});
