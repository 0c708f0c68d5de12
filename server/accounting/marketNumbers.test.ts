import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { writeReturns } from '../../tests/support/moneyRows.ts';
import { codes, shopper } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { staffReturns } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import type { Transaction } from '../database/transaction.ts';
import { marketNumbers } from './marketNumbers.ts';

describe.each(testDatabaseKinds())('numbers by week (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { buy, back } = staffReturns(fixture);
  const on = (moment: string) => {
    const { clock } = fixture.market;
    clock.advance(Date.parse(`${moment}-05:00`) - clock.now().getTime());
  };
  const numbers = (weeks = 13) => fixture.market.numbers.marketNumbers(weeks, fixture.market.clock.now());

  it('are empty for a market without sales, and begin with its first week', async () => {
    expect(await numbers()).toEqual({ weeks: [], goods: [], missing: [] });
    on('2026-11-28T12:00:00');
    await buy(shopper(fixture.market, 'one'), 'one');
    const { weeks } = await numbers();
    expect(weeks.map(({ period, orders, sales, average }) => [period.startDate, orders, sales, average])).toEqual([
      // 27,50 $ of goods and 5 $ of fee.
      ['2026-11-27', 1, 3250, 3250],
    ]);
  });

  it('equal the sales report of the same days to the cent, with refunds, discounts and memberships', async () => {
    const { market, database } = fixture;
    const second = await buy(await signedIn(market, 'ann'), 'ann', false, { discount: 50 });
    on('2026-12-03T23:59:00');
    await sql`insert into membership_charge (id, customer_id, provider_id, number, paid_at, period_start, period_end, subtotal, total)
      values (${testId('charge')}, ${customerOf(await signedIn(market, 'ann'))}, 'in_1', 'M-1', ${market.clock.now()}, '2026-12-03', '2027-12-03', 3000, 3449)`.execute(
      database.kysely,
    );
    on('2026-12-04T00:00:00');
    await back(second.order.id, [[second.juice, 1]], 'card');
    await buy(shopper(market, 'three'), 'three');
    const { weeks } = await numbers(53);
    expect(weeks.map(({ period }) => period.startDate)).toEqual(['2026-11-27', '2026-12-04']);
    const reports = await Promise.all(
      weeks.map(async ({ period }) => {
        const to = new Date(Date.parse(period.endDate) - 86_400_000).toISOString().slice(0, 10);
        const { total } = await market.accounting.salesReport({ from: period.startDate, to }, market.clock.now());
        const before = ({ goods, fee, delivery, memberships, discount }: typeof total.sold) =>
          goods + fee + delivery + memberships - discount;
        return [total.orders, before(total.sold), before(total.refunded)];
      }),
    );
    expect(weeks.map(({ orders, sales, refunded }) => [orders, sales, refunded])).toEqual(reports);
    expect(reports).toEqual([
      [2, 2 * 3250 - 50 + 3000, 0],
      // Of 50 cents off 27,50 $, 18 were the juice's.
      [1, 3250, 1000 - 18],
    ]);
    // A membership is no part of an order.
    expect(weeks[0]!.average).toBe(3225);
  });

  it('name what sells best and what was missing, as statements have them', async () => {
    const { goods, missing } = await numbers();
    const statement = await fixture.market.statements.statements(['2026-11-27', '2026-12-04']);
    const amounts = statement.statements.flatMap(({ items }) => items.map(({ amount }) => amount));
    expect(goods.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    expect(goods.map(({ units, amount }) => [units, amount])).toEqual([
      [2, 2000],
      [2, 2000],
      [1, 1000],
      [1, 750],
      [1, 750],
      [1, 750],
    ]);
    expect(missing).toEqual([]);
    await sql`update order_return set kind = 'missing'`.execute(fixture.database.kysely);
    // Refunded in the week after: of an earlier week, not missing in this one.
    expect((await numbers()).missing).toEqual([]);
    await sql`update order_return set done_at = '2026-12-02T12:00:00Z'`.execute(fixture.database.kysely);
    expect((await numbers()).missing).toMatchObject([{ units: 1, amount: 1000 }]);
  });

  /** The numbers after these changes, which are undone. */
  async function numbersAfter(change: (tx: Transaction) => Promise<unknown>) {
    const { database, market } = fixture;
    const [terms, calendar] = [await market.siteInformation.terms(), await market.fulfilment.calendar()];
    return undoing(database, async (tx) => {
      await change(tx);
      return marketNumbers(
        {
          database: { ...database, kysely: tx },
          siteInformation: { ...market.siteInformation, terms: async () => terms },
          fulfilment: { ...market.fulfilment, calendar: async () => calendar },
        },
        13,
        market.clock.now(),
      );
    });
  }

  it('name first the producer of whose goods most was missing', async () => {
    const found = await numbersAfter(async (tx) => {
      const breads = await tx.selectFrom('order_line').select(['id', 'order_id']).where('price', '=', 750).execute();
      for (const [nth, [sellerName, units]] of (
        [
          ['Abeille', 1],
          ['Bergerie', 3],
          ['Chèvrerie', 2],
        ] as const
      ).entries()) {
        const { id, order_id: orderId } = breads[nth]!;
        await sql`update order_line set seller_id = null, seller_name = ${sellerName} where id = ${id}`.execute(tx);
        const missing = { done_at: '2026-12-02T12:00:00Z', items: 750 * units, units: { [id]: units } };
        await writeReturns(tx, { id: orderId, customerId: null }, { [sellerName]: missing });
      }
    });
    expect(found?.missing.map(({ sellerName, units, amount }) => [sellerName, units, amount])).toEqual([
      ['Bergerie', 3, 2250],
      ['Chèvrerie', 2, 1500],
      [expect.any(String), 1, 1000],
      ['Abeille', 1, 750],
    ]);
  });

  it('name the ten best, those of two producers under one name apart', async () => {
    const found = await numbersAfter((tx) =>
      sql`insert into order_line select copy.* from (select * from order_line where price = 750 order by id limit 1) line,
          generate_series(1, 12) as nth, lateral jsonb_populate_record(null::order_line, to_jsonb(line) || jsonb_build_object(
            'id', gen_random_uuid(), 'position', 100 + nth, 'seller_id', null, 'price', 10000 * nth, 'quantity', 1,
            'seller_name', 'Ferme ' || nth, 'product_name_primary', case when nth > 10 then 'Pain' else 'Pain ' || nth end)) as copy`.execute(
        tx,
      ),
    );
    expect(found?.goods.map(({ sellerName, product, amount }) => [sellerName, product.primary, amount])).toEqual(
      Array.from({ length: 10 }, (_, at) => [
        `Ferme ${12 - at}`,
        at < 2 ? 'Pain' : `Pain ${12 - at}`,
        10_000 * (12 - at),
      ]),
    );
  });

  it('count baskets and members at the end of each week, and what changed in it', async () => {
    const { database, market } = fixture;
    const ann = customerOf(await signedIn(market, 'ann'));
    await sql`insert into basket (id, handle_primary, priority, name_primary, price, frequency, images)
      values (${testId('basket')}, 'panier', 0, 'Panier', 3000, 'weekly', '{}')`.execute(database.kysely);
    for (const [name, created, cancelled] of [
      ['stays', '2026-11-28', null],
      ['ends', '2026-11-28', '2026-12-05'],
    ])
      await sql`insert into user_basket (id, customer_id, basket_id, location_id, agreed_total, start_week, decided_through, created_at, cancelled_at)
        values (${testId(`${name}`)}, ${ann}, ${testId('basket')}, (select id from location limit 1), 3000, '2026-12-04', '2026-11-27',
          ${created}::timestamptz, ${cancelled}::timestamptz)`.execute(database.kysely);
    await sql`insert into basket_pause (user_basket_id, week) values (${testId('stays')}, '2026-12-04')`.execute(
      database.kysely,
    );
    await sql`insert into membership (id, customer_id, status, current_period_end, start_date)
      values (${testId('member')}, ${ann}, 'cancelled', '2026-12-06T12:00Z', '2026-11-29T12:00Z')`.execute(
      database.kysely,
    );
    const { weeks } = await numbers();
    expect(
      weeks.map((week) => [
        week.basketsActive,
        week.basketsSkipped,
        week.basketsEnded,
        week.membersActive,
        week.membersNew,
        week.membersEnded,
      ]),
    ).toEqual([
      [2, 0, 0, 1, 1, 0],
      [1, 1, 1, 0, 0, 1],
    ]);
  });

  it('say which weeks were closed, and refuse more than a year', async () => {
    await sql`insert into market_week (start_date, closed) values ('2026-12-11', true)`.execute(
      fixture.database.kysely,
    );
    on('2026-12-19T12:00:00');
    fixture.market.catalogue.changed();
    const { weeks } = await numbers();
    expect(weeks.map(({ closed, average }) => [closed, average === null])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [false, true],
    ]);
    for (const wrong of [0, 54]) expect(await codes(numbers(wrong))).toEqual(['BAD_INPUT']);
  });
});
