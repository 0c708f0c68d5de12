import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usableCredit } from '#rules/totals.ts';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { changedMeanwhile } from '../../tests/support/changedMeanwhile.ts';
import { AT_THE_MARKET } from '../../tests/support/checkoutFixture.ts';
import { giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, type MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { insertMovement } from '../balance/balanceStore.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { ChargeRefusal } from '../gateways/payment.ts';
import { checkInvariants } from './invariants.ts';

const TUESDAY = '2026-11-24T12:00:00-05:00';
const WEDNESDAY = '2026-11-25T00:00:00-05:00';
const SUNDAY = '2026-11-29T20:00:00-05:00';
const MONDAY = '2026-11-30T00:00:01-05:00';

describe.each(testDatabaseKinds())('credit before the card, without a screen (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  beforeEach(() => standAt(market, TUESDAY));
  afterEach(async () => {
    expect(await checkInvariants(database)).toEqual([]);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
  });
  afterAll(() => database.close());

  let shoppers = 0;
  const balanceOf = async (caller: Caller) => (await market.account.current(caller.visitor))?.balance;
  const ordersOf = (caller: Caller) => market.customerOrders.listByCustomer(idOf(caller));
  const charged = (caller: Caller) =>
    market.payment.customers
      .charges()
      .filter(({ input, outcome }) => outcome.kind === 'paid' && input.customer === `cus_${idOf(caller)}`)
      .map(({ input }) => input.amount);
  /** A customer with credit, an address and a card, whose cart the closing buys: 14,75 $. */
  async function filled(
    name: string,
    credit: number,
    { address = true, first = true, refuses = null as ChargeRefusal | null } = {},
  ): Promise<Caller> {
    const ann = await signedIn(market, name);
    await leaveCard(market, ann, '4242', refuses);
    if (address) await writeAddress(database, ann);
    if (credit > 0) await giveCredit(market, ann, credit);
    if (!first) await market.account.update(ann, { creditFirst: false });
    await market.cart.add(ann, await offer(database, name, { price: 450 }), 2);
    await market.cart.updateSession(ann, { ...AT_THE_MARKET, autoClose: true });
    return ann;
  }
  async function close(): Promise<void> {
    standAt(market, MONDAY);
    const other = marketServices(database, { payment: market.payment });
    standAt(other, MONDAY);
    await Promise.all([market.checkout.close(), other.checkout.close()]);
    await market.checkout.close();
  }

  it.each([
    ['a part, and the card the rest', 500, {}, { charged: [975], applied: 500, balance: 0 }],
    ['nothing where there is none', 0, {}, { charged: [1475], applied: 0, balance: 0 }],
    ['nothing where it is switched off', 500, { first: false }, { charged: [1475], applied: 0, balance: -500 }],
    [
      'nothing without an address on file (F-118)',
      500,
      { address: false },
      { charged: [1475], applied: 0, balance: -500 },
    ],
    ['all but the smallest card payment (E66)', 1470, {}, { charged: [50], applied: 1425, balance: -45 }],
    ['all of it, without the card', 2000, {}, { charged: [], applied: 1475, balance: -525 }],
    [
      'nothing if the card refuses the rest',
      500,
      { refuses: 'declined' },
      { charged: [], applied: null, balance: -500 },
    ],
  ] as const)('the closing takes of it %s (E71)', async (_, credit, options, expected) => {
    const ann = await filled(`closing-${(shoppers += 1)}`, credit, options as Parameters<typeof filled>[2]);
    standAt(market, SUNDAY);
    const applied = expected.applied ?? usableCredit(-credit, 1475);
    const preview = await market.cart.previewClosing(ann, await market.cart.view(ann));
    expect(preview).toMatchObject({ buys: true, credit: applied, charged: 1475 - applied });
    const { carts, total: charge } = await market.checkout.rehearseClosing();
    expect(charge).toBe(1475 - applied);
    const [mine] = carts.filter(({ customer }) => customer?.id === idOf(ann));
    expect(mine?.result).toMatchObject({ kind: 'bought', total: 1475, credit: applied });
    await close();
    expect(charged(ann)).toEqual(expected.charged);
    expect((await ordersOf(ann)).map(({ total, balanceApplied }) => [total, balanceApplied])).toEqual(
      expected.applied === null ? [] : [[1475, expected.applied]],
    );
    expect(await balanceOf(ann)).toBe(expected.balance);
    await market.mails.sendDue();
    const text = market.mail.accepted
      .splice(0)
      .map((mail) => mail.text.replace(/\s/g, ' '))
      .join('\n');
    if (expected.applied) expect(text).toMatch(/Solde[^$]*-?[^$]*\$[^]*(Débité|carte)/i);
  });

  it.each([
    ['a part', 2000, { charged: [2900], balance: 0 }],
    ['all of it', 9000, { charged: [], balance: -4100 }],
  ] as const)('a basket takes %s before the card, once (E71)', async (_, credit, expected) => {
    const bob = await signedIn(market, `basket-${(shoppers += 1)}`);
    await leaveCard(market, bob);
    await writeAddress(database, bob);
    const basket = await basketOffer(database, `basket-${credit}`, { price: 4900, deposit: 0, taxable_price: 0 });
    await market.catalogue.fresh();
    await market.baskets.subscriptions.subscribe(bob, basket, FETCHED);
    await giveCredit(market, bob, credit);
    const [mine] = await market.baskets.subscriptions.list(bob.visitor);
    expect(await market.baskets.totals(mine!, '2026-11-20')).toMatchObject({
      total: 4900,
      credit: Math.min(credit, 4900),
    });
    standAt(market, WEDNESDAY);
    const other = marketServices(database, { payment: market.payment });
    standAt(other, WEDNESDAY);
    await Promise.all([market.baskets.deliver(), other.baskets.deliver()]);
    await market.baskets.deliver();
    expect([charged(bob), await balanceOf(bob)]).toEqual([expected.charged, expected.balance]);
    expect((await ordersOf(bob)).map(({ balanceApplied }) => balanceApplied)).toEqual([Math.min(credit, 4900)]);
    await sql`update user_basket set cancelled_at = now()`.execute(database.kysely);
  });

  it.runIf(kind === 'postgres')('a basket takes none of the credit that staff take away meanwhile', async () => {
    const bob = await signedIn(market, `basket-${(shoppers += 1)}`);
    await leaveCard(market, bob);
    await writeAddress(database, bob);
    const basket = await basketOffer(database, 'basket of no credit', { price: 4900, deposit: 0, taxable_price: 0 });
    await market.catalogue.fresh();
    await market.baskets.subscriptions.subscribe(bob, basket, FETCHED);
    await giveCredit(market, bob, 1000);
    standAt(market, WEDNESDAY);
    const at = new Date(WEDNESDAY);
    const charge = { customerId: idOf(bob), amount: 1000, reason: 'adjustment', request: 'charge', at } as const;
    await changedMeanwhile(
      database,
      (tx) => insertMovement(tx, charge),
      () => market.baskets.deliver(),
    );
    expect([charged(bob), await balanceOf(bob)]).toEqual([[4900], 0]);
    await sql`update user_basket set cancelled_at = now()`.execute(database.kysely);
  });
});
