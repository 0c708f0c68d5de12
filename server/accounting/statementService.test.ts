import { describe, expect, it } from 'vitest';
import { dayAt } from '#rules/zone.ts';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, shopper } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { staffReturns } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';

const WEEK = '2026-11-27';
const FARM = testId('seller farm');
const nonZero = (sums: object) => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

describe.each(testDatabaseKinds())('producers’ statements (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy, back } = staffReturns(fixture);
  const on = (moment: string) => {
    const { clock } = fixture.market;
    clock.advance(Date.parse(`${moment}-05:00`) - clock.now().getTime());
  };
  const own = async (weeks: string[] | null) =>
    (await fixture.market.statements.statements(weeks)).statements.find(({ sellerId }) => sellerId === FARM);
  const mark = async (weeks: string[], paid = true, sellerId = FARM) =>
    fixture.market.statements.markPaid((await atDesk()).visitor, { sellerId, weeks, paid });

  it('have the commission of the sale, what came back, and the refunds of earlier weeks', async () => {
    const { database, market } = fixture;
    const commission = (rate: number) => database.kysely.updateTable('seller').set({ commission: rate }).execute();
    await commission(20_000);
    // 20 $ of juice and 7,50 $ of bread each.
    const first = await buy(shopper(market, 'one'), 'one');
    await buy(await signedIn(market, 'two'), 'two');
    await commission(0);
    const third = await buy(shopper(market, 'three'), 'three');
    await market.refunds.cancelAs({ by: 'market', customerId: null }, third.order.id, 'cancelled');
    const fourth = await buy(shopper(market, 'four'), 'four');
    on('2026-12-02T12:00:00');
    await back(first.order.id, [[first.juice, 1]], 'card');
    on('2026-12-08T12:00:00');
    await back(fourth.order.id, [[fourth.bread, 1]], 'card');

    const statement = await own([WEEK]);
    expect(nonZero(statement!.total)).toEqual({
      sold: 3 * 2750,
      returned: 1000,
      commission: 900,
      owed: 3 * 2750 - 1000 - 900,
    });
    const [week, next] = (await own([WEEK, '2026-12-04']))!.weeks;
    expect(week!.sums).toEqual(statement!.total);
    expect(nonZero(next!.sums)).toEqual({ earlier: 750, owed: -750 });
    // The latest week that has ended.
    expect((await own(null))!.total).toEqual(statement!.total);
  });

  it('are marked as paid once, with the day and who did it, and unmarked', async () => {
    const owed = 3 * 2750 - 1000 - 900;
    const paid = await mark([WEEK, '2026-12-04']);
    expect(paid.weeks.map(({ ended, payment }) => [ended, payment?.amount])).toEqual([
      [true, owed],
      // It still runs.
      [false, undefined],
    ]);
    on('2026-12-09T12:00:00');
    expect(dayAt((await mark([WEEK])).weeks[0]!.payment!.at)).toBe('2026-12-08');
    await Promise.all([mark([WEEK], false), mark([WEEK], false)]);
    expect((await own([WEEK]))!.weeks[0]!.payment).toBeNull();
    await Promise.all([mark([WEEK]), mark([WEEK])]);
    expect((await own([WEEK]))!.weeks[0]!.payment).toMatchObject({ amount: owed });
    const rows = await fixture.database.kysely.selectFrom('producer_payment').select('undone_at').execute();
    expect(rows.map(({ undone_at: undone }) => undone !== null).toSorted()).toEqual([false, true]);
  });

  it('are refused for producers without any, and for too many weeks', async () => {
    expect(await codes(mark([WEEK], true, testId('seller nobody')))).toEqual(['NOT_FOUND']);
    const weeks = ['01', '08', '15', '22', '29'].map((day) => `2027-01-${day}`);
    expect(await codes(fixture.market.statements.statements([...weeks, '2027-02-05', '2027-02-12']))).toEqual([
      'BAD_INPUT',
    ]);
    expect((await fixture.market.statements.statements(weeks)).statements).toEqual([]);
  });

  it('have as missing what did not come of an order that was refunded as a whole, whoever ended it', async () => {
    const { database, market } = fixture;
    on('2026-12-12T12:00:00');
    const [empty, half] = [await buy(shopper(market, 'five'), 'five'), await buy(shopper(market, 'six'), 'six')];
    on('2026-12-15T12:00:00');
    const missing = [empty.juice, empty.bread, half.bread];
    const marked = { status: 'missing', last_updated: market.clock.now() } as const;
    await database.kysely.updateTable('order_line').set(marked).where('id', 'in', missing).execute();
    await market.refunds.cancelAs({ by: 'market', customerId: null }, half.order.id, 'refunded');
    on('2026-12-16T18:00:00');
    // Nothing of it comes (E70).
    await market.refunds.settleMissing();
    const statement = await own(['2026-12-11']);
    expect(nonZero(statement!.total)).toEqual({ sold: 2 * 2750, missing: 2750 + 750, returned: 2000 });
    expect(statement!.items.map(({ missing: units, returned }) => units + returned).toSorted()).toEqual([1, 1, 2, 2]);
  });
});
