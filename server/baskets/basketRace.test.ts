import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, idOf, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, openMarket } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { toId } from '../graphql/globalId.ts';

const TUESDAY = '2026-11-24T12:00:00-05:00';
const LAST_MOMENT = '2026-11-24T23:59:59.999-05:00';
const WEDNESDAY = '2026-11-25T00:00:00-05:00';
const WEEK = toId('Period', '2026-11-20');
/** As many as meet in one moment; each meets the job anew. */
const PEOPLE = 12;

/** Only PostgreSQL has connections that can wait for one another. */
describe('baskets that several windows and processes change at once (postgres)', () => {
  let database: Database;
  let market: MarketServices;
  let otherServer: MarketServices;
  let basket: string;
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    await openMarket(database);
    market = marketServices(database);
    otherServer = marketServices(database, { payment: market.payment });
    basket = await basketOffer(database, 'legumes');
  });
  beforeEach(() => {
    standAt(market, TUESDAY);
    standAt(otherServer, TUESDAY);
  });
  afterAll(async () => {
    expect(await checkInvariants(database)).toEqual([]);
    await database.close();
  });

  const readSubscription = async (caller: Caller) => (await market.baskets.subscriptions.list(caller.visitor))[0];
  async function customer(name: string): Promise<Caller> {
    const ann = await signedIn(market, name);
    await leaveCard(market, ann);
    return ann;
  }
  /** People whose baskets are due in the week that closes next. */
  const people = (name: string) =>
    Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => {
        const ann = await customer(`${name} ${index}`);
        await market.baskets.subscriptions.subscribe(ann, basket, FETCHED);
        return { ann, id: (await readSubscription(ann))!.id };
      }),
    );
  const charged = (caller: Caller): number =>
    market.payment.customers
      .charges()
      .filter(({ input, outcome }) => outcome.kind === 'paid' && input.customer === `cus_${idOf(caller)}`).length;
  const ordered = async (caller: Caller): Promise<number> =>
    (await market.customerOrders.listByCustomer(idOf(caller))).length;
  /** What each call came to: `done`, or the code that it was refused with. */
  const resultsOf = (calls: Promise<unknown>[]): Promise<string[]> =>
    Promise.all(
      calls.map((call) =>
        call.then(
          () => 'done',
          async (error: unknown) => (await codes(Promise.reject(error))).join(),
        ),
      ),
    );

  it('store what each of two windows pauses and resumes, in any order', async () => {
    const customers = await people('tabs');
    const fridays = ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25', '2027-01-01'];
    for (const { ann, id } of customers)
      await market.baskets.subscriptions.update(ann, id, { pauseWeeks: [toId('Period', '2027-02-05')] });
    await Promise.all(
      customers.flatMap(({ ann, id }) => [
        ...fridays.map((friday, index) =>
          (index % 2 ? market : otherServer).baskets.subscriptions.update(ann, id, {
            pauseWeeks: [toId('Period', friday)],
          }),
        ),
        otherServer.baskets.subscriptions.update(ann, id, { resumeWeeks: [toId('Period', '2027-02-05')] }),
      ]),
    );
    for (const { ann } of customers) expect((await readSubscription(ann))!.paused).toEqual(fridays);
  });

  it('are delivered or paused if a pause and the job run together, and the customer is notified which', async () => {
    const customers = await people('pause');
    standAt(market, LAST_MOMENT);
    standAt(otherServer, WEDNESDAY);
    // In turns with the job's own decisions, so that some are before it and some after.
    const calls = customers.map(async ({ ann, id }, index) => {
      for (let turn = 0; turn < index * 3; turn += 1) await sql`select 1`.execute(database.kysely);
      return market.baskets.subscriptions.update(ann, id, { pauseWeeks: [WEEK] });
    });
    const [results] = await Promise.all([resultsOf(calls), otherServer.baskets.deliver()]);
    await otherServer.baskets.deliver();
    for (const [index, { ann }] of customers.entries()) {
      const count = results[index] === 'done' ? 0 : 1;
      expect([results[index], await ordered(ann), charged(ann)]).toEqual([
        count ? 'WEEK_CLOSED' : 'done',
        count,
        count,
      ]);
    }
  });

  it('are charged and delivered, or neither, if they are cancelled while the job decides and charges', async () => {
    const customers = await people('cancel');
    standAt(market, LAST_MOMENT);
    standAt(otherServer, WEDNESDAY);
    const calls = customers.map(async ({ ann, id }, index) => {
      for (let turn = 0; turn < index * 3; turn += 1) await sql`select 1`.execute(database.kysely);
      return market.baskets.subscriptions.cancel(ann, id);
    });
    await Promise.all([...calls, otherServer.baskets.deliver()]);
    await otherServer.baskets.deliver();
    for (const { ann } of customers) {
      expect(await readSubscription(ann)).toBeUndefined();
      expect(charged(ann)).toBe(await ordered(ann));
    }
    standAt(otherServer, '2026-12-02T00:00:00-05:00');
    const before = await Promise.all(customers.map(({ ann }) => ordered(ann)));
    await otherServer.baskets.deliver();
    expect(await Promise.all(customers.map(({ ann }) => ordered(ann)))).toEqual(before);
  });

  it('are delivered if they are cancelled during the charge, and never charged without an order', async () => {
    const ann = await customer('in the middle');
    await market.baskets.subscriptions.subscribe(ann, basket, FETCHED);
    const { id } = (await readSubscription(ann))!;
    standAt(market, WEDNESDAY);
    const chargeRequested = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const payment: PaymentGateway = {
      ...market.payment,
      async charge(input) {
        const result = await market.payment.charge(input);
        chargeRequested.resolve();
        await letGo.promise;
        return result;
      },
    };
    const slow = marketServices(database, { payment: { ...market.payment, ...payment } });
    standAt(slow, WEDNESDAY);
    const delivery = slow.baskets.deliver();
    await chargeRequested.promise;
    await market.baskets.subscriptions.cancel(ann, id);
    expect([charged(ann), await ordered(ann)]).toEqual([1, 0]);
    await market.baskets.deliver();
    letGo.resolve();
    await delivery;
    expect([charged(ann), await ordered(ann)]).toEqual([1, 1]);
  });

  it('start once for a double click, in however many windows', async () => {
    const customers = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => customer(`click ${index}`)));
    const results = await Promise.all(
      customers.map((ann) =>
        resultsOf(
          [market, otherServer, market].map(({ baskets }) => baskets.subscriptions.subscribe(ann, basket, FETCHED)),
        ),
      ),
    );
    for (const [index, ann] of customers.entries()) {
      expect(results[index]!.toSorted()).toEqual(['ALREADY_SUBSCRIBED', 'ALREADY_SUBSCRIBED', 'done']);
      expect(await market.baskets.subscriptions.list(ann.visitor)).toHaveLength(1);
    }
    const mails = database.kysely.selectFrom('outbox').select('about').where('kind', '=', 'basket_begun');
    const about = (await mails.execute()).map((mail) => mail.about);
    expect(new Set(about).size).toBe(about.length);
    for (const ann of customers) expect(about).toContain((await readSubscription(ann))!.id);
  });
});
