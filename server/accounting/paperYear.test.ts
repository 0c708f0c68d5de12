import { sql } from 'kysely';
import { expect, describe, it } from 'vitest';
import { basketOffer, FETCHED, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { paperFigures, paperStatement } from '../../tests/support/paperBooks.ts';
import {
  FIRST_COMMISSION,
  NEW_RATES,
  RATE_DAY,
  YEAR,
  type PaperEvent,
  type PaperSale,
} from '../../tests/support/paperYear.ts';
import { offer, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { toId } from '../graphql/globalId.ts';
import { checkSales } from './salesCheck.ts';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
const lastDay = (month: string) => new Date(Date.UTC(2027, Number(month), 0)).toISOString().slice(0, 10);
const MONTH_SPANS = MONTHS.map((month) => [`2027-${month}-01`, lastDay(month)] as const);
const QUARTER_SPANS = [0, 3, 6, 9].map((first) => [MONTH_SPANS[first]![0], MONTH_SPANS[first + 2]![1]] as const);
const JUNE = ['2027-06-04', '2027-06-11', '2027-06-18', '2027-06-25'];

describe.each(testDatabaseKinds())('a year calculated on paper (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const people = new Map<string, Caller>();
  /** Orders by the name of their sale. */
  const orders = new Map<string, string>();
  const caller = async (name: string, isGuest = false) => {
    const person = people.get(name) ?? (isGuest ? shopper(fixture.market, name) : await signedIn(fixture.market, name));
    people.set(name, person);
    return person;
  };
  const atDesk = async () =>
    people.get('equipe') ??
    people.set('equipe', await signedIn(fixture.market, 'equipe', { roles: ['staff'] })).get('equipe')!;

  async function sell(sale: PaperSale): Promise<void> {
    const { market, database } = fixture;
    const who = await caller(sale.who, sale.guest);
    if (sale.basket) {
      await market.baskets.deliver();
      const [order] = await market.customerOrders.listByCustomer(customerOf(who));
      orders.set(sale.name, order!.id);
      return;
    }
    for (const { name, producer, price, units, tax, deposit } of sale.goods) {
      const product = {
        taxable: tax !== 'none',
        tax_kind: tax === 'gst' ? ('gst' as const) : ('both' as const),
        seller_id: testId(`seller ${producer}`),
      };
      await market.cart.add(
        who,
        await offer(database, `${sale.name} ${name}`, { price, deposit, stock: 99, product }),
        units,
      );
    }
    const place = { shippingZoneId: toId('ShippingZone', zone('vallee')) };
    await market.cart.updateSession(who, sale.delivery > 0 ? place : AT_THE_MARKET);
    const session = await market.checkout.checkout(who, { ...PAY, useBalance: sale.credit > 0 });
    const id = session.split('/').at(-1) ?? '';
    if (market.payment.session(id)?.state === 'open')
      await market.checkout.handleEvent(market.payment.pay(id, { discount: sale.off }));
    const attempt = await market.checkout.payment(who.visitor);
    const order = attempt && (await market.orders.ofAttempt(who.visitor, attempt.id));
    if (!order) throw new Error(`Nothing was bought in ${sale.name}`);
    orders.set(sale.name, order.id);
  }

  /** The lines of a sale, in whichever order they are now. */
  async function linesOf(sale: string, names: readonly string[]) {
    const rows = await fixture.database.kysely
      .selectFrom('order_line')
      .select(['id', 'order_id', 'product_name_primary as name'])
      .execute();
    return names.map((name) => {
      const line = rows.find((row) => row.name === `${sale} ${name}`);
      if (!line) throw new Error(`${sale} has no line of ${name}`);
      return line;
    });
  }

  async function perform(event: PaperEvent): Promise<void> {
    const { market, database } = fixture;
    const { visitor } = await atDesk();
    switch (event.kind) {
      case 'sale':
        return sell(event);
      case 'commission':
        return void (await database.kysely
          .updateTable('seller')
          .set({ commission: event.rate })
          .where('handle', '=', event.producer)
          .execute());
      case 'correction':
        return giveCredit(market, await caller(event.who), event.credit);
      case 'membership':
        return void (await sql`insert into membership_charge
          (id, customer_id, provider_id, number, paid_at, period_start, period_end, subtotal, total) values (${testId(event.at)},
          ${customerOf(await caller(event.who))}, ${event.at}, ${event.at}, ${event.at}, '2027-05-10', '2028-05-10', ${event.price},
          ${event.total})`.execute(database.kysely));
      case 'deposit':
        return market.refunds.refundDeposit(visitor, {
          customerId: customerOf(await caller(event.who)),
          amount: event.credit,
          box: false,
          requestId: event.at,
        });
      case 'missing': {
        const lines = await linesOf(event.of, Object.keys(event.goods));
        const ids = lines.map(({ id }) => id);
        const missing = { status: 'missing', last_updated: new Date(Date.parse(event.at) - 1000) } as const;
        await database.kysely.updateTable('order_line').set(missing).where('id', 'in', ids).execute();
        await market.refunds.settleMissing();
        return;
      }
      case 'returned': {
        const lines = await linesOf(event.of, Object.keys(event.goods));
        const items = lines.map(({ id }, nth) => ({ lineId: id, quantity: Object.values(event.goods)[nth]! }));
        const to = event.card > 0 ? 'card' : 'balance';
        await market.refunds.returnGoods(visitor, lines[0]!.order_id, event.at, {
          kind: 'returned',
          to,
          items,
          locale: 'fr',
        });
        return;
      }
      case 'amount': {
        const { id } = await survivorOf(event.of);
        const amount = { amount: event.card, toCard: event.card, to: 'card', reason: 'Geste' } as const;
        await market.refunds.refundAmount(visitor, id, event.at, amount);
        return;
      }
      default: {
        const { id } = await survivorOf(event.of);
        await market.refunds.cancelAs({ by: 'staff', customerId: customerOf(await atDesk()) }, id, event.kind);
      }
    }
  }
  const survivorOf = async (sale: string) => {
    const id = orders.get(sale)!;
    const { merged_into: into } = await fixture.database.kysely
      .selectFrom('orders')
      .select('merged_into')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id: into ?? id };
  };
  const report = async (from: string, to: string) => {
    const { days, total } = await fixture.market.accounting.salesReport({ from, to }, fixture.market.clock.now());
    return { days, total };
  };

  it('is sold and refunded as the list says', async () => {
    const { market, database } = fixture;
    standAt(market, '2027-01-04T12:00:00-05:00');
    await smallMarket(database.kysely).seller('mill');
    for (const [handle, commission] of Object.entries(FIRST_COMMISSION))
      await database.kysely.updateTable('seller').set({ commission }).where('handle', '=', handle).execute();
    const rates = { gst: [{ from: RATE_DAY, rate: NEW_RATES.gst }], pst: [{ from: RATE_DAY, rate: NEW_RATES.pst }] };
    await sql`update market set gst_rates = ${JSON.stringify(rates.gst)}, pst_rates = ${JSON.stringify(rates.pst)}`.execute(
      database.kysely,
    );
    market.catalogue.changed();
    for (const name of ['ann', 'dan']) await writeAddress(database, await caller(name));
    const cat = await caller('cat');
    await writeAddress(database, cat, 'J0X1A0');
    const bea = await caller('bea');
    for (const event of YEAR) {
      if (event.kind === 'sale' && event.basket) {
        standAt(market, '2027-04-17T12:00:00-04:00');
        await leaveCard(market, bea);
        const { price, taxed, deposit } = event.basket;
        const basket = await basketOffer(database, 'panier', { price, taxable_price: taxed, deposit });
        await market.baskets.subscriptions.subscribe(bea, basket, FETCHED);
      }
      standAt(market, event.at);
      if (event.kind === 'sale' && event.who === 'cat') await market.membership.startTrial(cat);
      await perform(event);
      if (event.kind === 'sale' && event.basket)
        await database.kysely.updateTable('user_basket').set({ cancelled_at: market.clock.now() }).execute();
    }
    const merged = await database.kysely
      .selectFrom('orders')
      .select('merged_into')
      .where('status', '=', 'merged')
      .execute();
    expect(merged).toHaveLength(2);
    expect(await checkSales(database)).toEqual([]);
  });

  it.each([...MONTH_SPANS, ...QUARTER_SPANS, ['2027-01-01', '2027-12-31'] as const])(
    'has the sums of %s to %s in the sales report, to the cent',
    async (from, to) => {
      const { total } = await report(from, to);
      expect(total).toEqual({ date: null, ...paperFigures(from, to) });
    },
  );

  it('has each day beside its month', async () => {
    const { days } = await report('2027-06-01', '2027-06-30');
    expect(days).toEqual(days.map(({ date }) => ({ date, ...paperFigures(date!, date!) })));
    expect(days.map(({ date }) => date)).toEqual(
      [...new Set(YEAR.map(({ at }) => at.slice(0, 10)))].filter((day) => day.startsWith('2027-06')),
    );
  });

  it.each(['farm', 'mill'] as const)(
    'has the statements of %s for the weeks of June, to the cent',
    async (producer) => {
      const { statements } = await fixture.market.statements.statements(JUNE);
      const own = statements.find(({ sellerId }) => sellerId === testId(`seller ${producer}`))!;
      const stated = own.weeks.map(({ period, sums }) => [period.startDate, sums]);
      const expected = JUNE.map((week) => [week, paperStatement(producer, week)] as const);
      expect(stated).toEqual(expected.filter(([, sums]) => Object.values(sums).some((amount) => amount !== 0)));
      expect(own.total.owed).toBe(expected.reduce((sum, [, { owed }]) => sum + owed, 0));
      const items = own.items.reduce((sum, { amount }) => sum + amount, 0);
      expect(items).toBe(own.total.owed + own.total.commission);
    },
  );
});
