import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { marketServices, offer, openMarket, shopper } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import { createTestPayment } from '../../../tests/support/testPayment.ts';
import { wholeState } from '../../../tests/support/wholeState.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { checkInvariants } from '../invariants.ts';
import type { ClosingRehearsal } from './closingRehearsal.ts';

const FRIDAY = '2026-11-27T12:00:00-05:00';
const AFTER = '2026-11-30T00:00:01-05:00';

/** The payment provider, recording the name of every call. */
function watchedPayment() {
  const paymentCalls: string[] = [];
  const payment = createTestPayment();
  const watched = Object.fromEntries(
    Object.entries(payment).map(([name, part]) => [
      name,
      typeof part === 'function'
        ? (...args: unknown[]) => {
            paymentCalls.push(name);
            return (part as (...args: unknown[]) => unknown)(...args);
          }
        : part,
    ]),
  ) as typeof payment;
  return { payment: watched, asked: paymentCalls };
}

/** The result for each cart by its customer's address; `guest` for a guest's. */
const resultsByCustomer = ({ carts }: ClosingRehearsal) =>
  Object.fromEntries(
    carts.map(({ customer, result: outcome }) => [customer?.email?.split('@')[0] ?? 'guest', outcome]),
  );

describe.each(testDatabaseKinds())('the rehearsal of a closing (%s)', (kind) => {
  let database: Database;
  let friday: MarketServices;
  let monday: MarketServices;
  const { payment, asked: paymentCalls } = watchedPayment();
  const callers: Record<string, Caller> = {};

  async function leaveCard(caller: Caller, refuses: 'declined' | null = null): Promise<void> {
    const id = caller.visitor.customer?.id ?? '';
    const customer = await friday.cards.providerCustomer(id);
    const card = payment.customers.card('4242', refuses);
    await payment.chooseCard(customer, card.id);
    await sql`insert into payment_card (customer_id, provider_id, type, brand, country, last4, exp_month, exp_year, created_at)
      values (${id}, ${card.id}, 'card', 'visa', 'CA', '4242', 12, 2030, now())`.execute(database.kysely);
  }
  /** A customer with automatic purchase and two units of `goods`, or of something of their own. */
  async function filled(name: string, variant?: string): Promise<Caller> {
    const caller = await signedIn(friday, name);
    await leaveCard(caller);
    await friday.cart.add(caller, variant ?? (await offer(database, name, { price: 450 })), 2);
    await friday.cart.updateSession(caller, { ...AT_THE_MARKET, autoClose: true });
    return (callers[name] = caller);
  }

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    friday = marketServices(database, { payment, now: FRIDAY });
    monday = marketServices(database, { payment, now: AFTER });
    const ann = await filled('ann');
    await sql`update customer set first_name = 'Ann', last_name = 'Roy' where id = ${ann.visitor.customer?.id}`.execute(
      database.kysely,
    );
    const lastUnits = await offer(database, 'last', { price: 300, track_stock: true, stock: 5 });
    for (const name of ['first', 'second', 'third']) await filled(name, lastUnits);
    const bob = await filled('bob');
    await sql`delete from payment_card where customer_id = ${bob.visitor.customer?.id}`.execute(database.kysely);
    const dear = await filled('dear');
    await sql`update variant set price = 470 where id = ${(await friday.cart.view(dear)).lines[0]!.variant.id}`.execute(
      database.kysely,
    );
    const [lateCustomer, payer, guest] = [await filled('late'), await filled('payer'), shopper(friday, 'guest')];
    await sql`update cart_item set week = '2026-11-20' where cart_id in
      (select id from cart where customer_id = ${lateCustomer.visitor.customer?.id})`.execute(database.kysely);
    await friday.checkout.checkout(payer, PAY);
    await friday.cart.add(guest, await offer(database, 'guest'), 1);
    await friday.cart.updateSession(guest, AT_THE_MARKET);
  });
  afterAll(() => database.close());

  it('reports what the closing would do with each cart, charging and changing nothing', async () => {
    const stateBefore = await wholeState(database);
    paymentCalls.length = 0;
    const rehearsal = await friday.checkout.rehearseClosing();
    expect(paymentCalls).toEqual([]);
    expect(await wholeState(database)).toEqual(stateBefore);
    const boughtResult = { kind: 'bought', credit: 0, card: { brand: 'visa', last4: '4242' }, reasons: [] };
    const { first, second, third, ...others } = resultsByCustomer(rehearsal);
    expect(others).toEqual({
      ann: { ...boughtResult, total: 1475 },
      bob: { kind: 'refused', reasons: [{ code: 'NO_CARD', params: {} }] },
      dear: { kind: 'refused', reasons: [{ code: 'CART_CHANGED', params: { items: ['dear (unité)'] } }] },
      late: { kind: 'refused', reasons: [{ code: 'NO_DELIVERY', params: {} }] },
      payer: { kind: 'waiting' },
      guest: { kind: 'unsure' },
    });
    // Five are left and each wants two: two of them get theirs, and the other is told how many remain.
    const results = [first, second, third];
    const bought = { ...boughtResult, total: 1175 };
    expect(results.filter((result) => result?.kind === 'bought')).toEqual([bought, bought]);
    expect(results.filter((result) => result?.kind !== 'bought')).toMatchObject([
      { kind: 'refused', reasons: [{ code: 'MAX_REACHED', params: { nb: 1 } }] },
    ]);
    expect(rehearsal).toMatchObject({ total: 3825, period: { id: '2026-11-27' } });
    expect(rehearsal.carts.map(({ lines }) => lines)).toEqual(rehearsal.carts.map(() => 1));
    const customers = rehearsal.carts.map(({ customer }) => customer);
    const ann = { id: callers['ann']?.visitor.customer?.id, email: 'ann@exemple.ca', name: 'Ann Roy' };
    expect(customers.find((customer) => customer?.email === ann.email)).toEqual(ann);
    expect(customers).toContain(null);
  });

  it('warns each customer once of what would not be bought, while there is time', async () => {
    const warnings = async (at: string, signal?: AbortSignal) => {
      friday.clock.now = () => new Date(at);
      const count = await friday.checkout.warnOfClosing(signal);
      friday.clock.now = () => new Date(FRIDAY);
      return count;
    };
    const sunday = '2026-11-29T10:00:00-05:00';
    expect(await warnings(FRIDAY)).toBe(0);
    expect(await warnings(sunday, AbortSignal.abort())).toBe(0);
    const { carts } = await friday.checkout.rehearseClosing();
    const expected = carts.flatMap(({ cartId, customer, result }) =>
      customer && result.kind === 'refused'
        ? {
            about: `${cartId} 2026-11-27`,
            data: { customerId: customer.id, period: '2026-11-27', buys: false, reasons: result.reasons },
          }
        : [],
    );
    expect([await warnings(sunday), await warnings(sunday), expected.length]).toEqual([4, 0, 4]);
    const mails = database.kysely
      .selectFrom('outbox')
      .select(['about', 'data'])
      .where('kind', '=', 'auto_purchase_warning');
    expect(await mails.orderBy('about').execute()).toEqual(expected.toSorted((a, b) => (a.about < b.about ? -1 : 1)));
  });

  it('matches what the closing then does', async () => {
    const rehearsal = resultsByCustomer(await friday.checkout.rehearseClosing());
    await monday.checkout.close();
    const totals: Record<string, number> = {};
    for (const [name, caller] of Object.entries(callers)) {
      const [order] = await monday.customerOrders.listByCustomer(caller.visitor.customer?.id ?? '');
      if (order) totals[name] = order.total;
    }
    // The closing may begin with any cart, so who gets the last unit may differ.
    const { first, second, third, ...others } = totals;
    expect([first, second, third].filter((total) => total !== undefined)).toEqual([1175, 1175]);
    expect(others).toEqual({ ann: rehearsal.ann?.kind === 'bought' ? rehearsal.ann.total : null });
    expect(await checkInvariants(database)).toEqual([]);
    // The week that is open then has nothing yet, except what is still being paid.
    expect(resultsByCustomer(await monday.checkout.rehearseClosing())).toEqual({ payer: { kind: 'waiting' } });
  });
});
