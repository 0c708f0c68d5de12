import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, shopper } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { checkSales } from './salesCheck.ts';

const nonZero = (sums: object) => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

describe.each(testDatabaseKinds())('the sales report (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { atDesk, buy, back } = staffReturns(fixture);
  const on = (moment: string) => {
    const { clock } = fixture.market;
    clock.advance(Date.parse(`${moment}-05:00`) - clock.now().getTime());
  };
  const report = (from: string | null, to: string | null) =>
    fixture.market.accounting.salesReport({ from, to }, fixture.market.clock.now());

  it('states a month as calculated by hand: sales, a rate that changes, refunds of another month, credit, deposits and a membership', async () => {
    const { database, market } = fixture;
    // 30 November: a guest's order, with 50 cents off by a code.
    on('2026-11-30T23:59:00');
    const guest = await buy(shopper(market, 'guest'), 'guest', false, { discount: 50 });
    // 1 December: QST is 20 %. Two orders of a customer are merged; the second is paid with 10 $ of credit in part.
    on('2026-12-01T00:00:00');
    await sql`update market set pst_rates = '[{"from":"2026-12-01","rate":20000}]'`.execute(database.kysely);
    market.catalogue.changed();
    const ann = await signedIn(market, 'ann');
    await writeAddress(database, ann);
    const first = await buy(ann, 'ann 1');
    on('2026-12-01T02:00:00');
    await giveCredit(market, ann, 1000);
    await buy(ann, 'ann 2', true);
    // 2 December: the guest brings back a juice, one at the old rates; Ann a deposit of 3 $, and then the juice without it.
    on('2026-12-02T12:00:00');
    await back(guest.order.id, [[guest.juice, 1]], 'card');
    const staff = (await atDesk()).visitor;
    await market.refunds.refundDeposit(staff, {
      customerId: customerOf(ann),
      amount: 300,
      box: false,
      requestId: 'bottle',
    });
    // 3 December: Ann's orders are cancelled as a whole.
    on('2026-12-03T12:00:00');
    await market.refunds.cancelAs({ by: 'staff', customerId: customerOf(await atDesk()) }, first.order.id, 'cancelled');
    await sql`insert into membership_charge (id, customer_id, provider_id, number, paid_at, period_start, period_end, subtotal, total)
      values (${testId('charge')}, ${customerOf(ann)}, 'in_1', 'M-1', '2026-11-30T12:00:00-05:00', '2026-11-30', '2027-11-30', 3000, 3449)`.execute(
      database.kysely,
    );

    const november = await report('2026-11-01', '2026-11-30');
    expect(november.days.map(({ date }) => date)).toEqual(['2026-11-30']);
    expect(nonZero(november.total.sold)).toEqual({
      goods: 2750,
      fee: 500,
      deposits: 600,
      discount: 50,
      memberships: 3000,
      gst: 125 + 150,
      pst: 249 + 299,
      total: TOTAL - 50 + 3449,
    });
    expect(november.total).toMatchObject({ orders: 1, memberships: 1, card: TOTAL - 50 + 3449, creditUsed: 0 });

    const december = await report(null, null);
    expect([december.from, december.to]).toEqual(['2026-12-01', '2026-12-31']);
    const [bought, returned, cancelled] = december.days;
    // 25 $ taxed in each: 1,25 $ and 5,00 $ of tax.
    const each = { goods: 2750, fee: 500, deposits: 600, gst: 125, pst: 500, total: 4475 };
    expect(nonZero(bought!.sold)).toEqual(
      Object.fromEntries(Object.entries(each).map(([name, sum]) => [name, 2 * sum])),
    );
    expect(bought).toMatchObject({ orders: 2, card: 2 * 4475 - 1000, creditUsed: 1000, adjustments: -1000 });
    // Tax on 25 $ less tax on 15 $: 1,25 - 0,75 and 2,49 - 1,50; of 50 cents off 27,50 $, 18 are the juice's.
    const juice = 1000 + 300 + 50 + 99 - 18;
    expect(nonZero(returned!.refunded)).toEqual({
      goods: 1000,
      deposits: 300 + 300,
      discount: 18,
      gst: 50,
      pst: 99,
      total: juice + 300,
    });
    expect(returned).toMatchObject({ cardRefunded: juice, creditRefunded: 300, notRefunded: 0 });
    // The deposit that is credit already is withheld.
    expect(nonZero(cancelled!.refunded)).toEqual({
      goods: 5500,
      fee: 1000,
      deposits: 900,
      gst: 250,
      pst: 1000,
      total: 8650,
    });
    expect(cancelled).toMatchObject({ cardRefunded: 7950, creditRefunded: 700, notRefunded: 0 });
    expect(december.total.sold.total - december.total.refunded.total).toBe(-juice);
    expect(await checkSales(database)).toEqual([]);
  });

  it('is compared with orders, refunds and the ledger by `check`, to the cent', async () => {
    const { database } = fixture;
    const changed = async (change: ReturnType<typeof sql>, undo: ReturnType<typeof sql>) => {
      await change.execute(database.kysely);
      const found = (await checkInvariants(database)).filter((violation) => violation.startsWith('the sales report'));
      await undo.execute(database.kysely);
      return found;
    };
    const latest = sql`(select id from order_return where status = 'done' order by at desc limit 1)`;
    expect(
      await changed(
        sql`update order_return set to_card = to_card + 1 where id = ${latest}`,
        sql`update order_return set to_card = to_card - 1 where id = ${latest}`,
      ),
    ).toEqual([expect.stringMatching(/^the sales report has \d+ of card_refunded, the books \d+$/)]);
    const used = sql`(select id from orders where balance_applied > 0 and status = 'merged' limit 1)`;
    expect(
      await changed(
        sql`update orders set balance_applied = balance_applied + 1 where id = ${used}`,
        sql`update orders set balance_applied = balance_applied - 1 where id = ${used}`,
      ),
    ).toEqual([]);
    const survivor = sql`(select merged_into from orders where balance_applied > 0 and status = 'merged' limit 1)`;
    expect(
      await changed(
        sql`update orders set balance_applied = balance_applied + 1 where id = ${survivor}`,
        sql`update orders set balance_applied = balance_applied - 1 where id = ${survivor}`,
      ),
    ).toEqual([expect.stringMatching(/^the sales report has \d+ of credit_used, the books \d+$/)]);
  });

  it('rejects what is no period, or one of more than a year', async () => {
    for (const [from, to] of [
      ['2026-11-31', '2026-12-01'],
      ['2026-12-01', '2026-11-30'],
      ['2026-12-01', null],
      [null, '2026-12-01'],
      ['2025-01-01', '2026-01-02'],
    ] as const)
      expect(await codes(report(from, to))).toEqual(['BAD_INPUT']);
    expect((await report('2024-01-01', '2024-12-31')).days).toEqual([]);
  });
});
