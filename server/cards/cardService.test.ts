import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { createCardService } from './cardService.ts';

const ORIGIN = 'https://market.example.test';
const SUCCESS = `${ORIGIN}/compte/paniers?carte=oui`;
const CANCEL = `${ORIGIN}/compte/paniers`;

describe.each(testDatabaseKinds())('stored cards (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    market.payment.provider.state = 'up';
    market.payment.customers.behaviour.refusesDeletion = null;
  });

  const customerOf = async ({ visitor }: Caller) =>
    (await database.kysely
      .selectFrom('customer')
      .select('provider_customer_id as id')
      .where('id', '=', visitor.customer!.id)
      .executeTakeFirst())!.id;
  const setupsOf = ({ visitor }: Caller) =>
    database.kysely
      .selectFrom('card_setup')
      .selectAll()
      .where('customer_id', '=', visitor.customer!.id)
      .orderBy('created_at')
      .execute();
  const last4 = async ({ visitor }: Caller) => (await market.cards.current(visitor))?.last4 ?? null;

  /** Opens the card page and answers the provider's session and the market's set-up. */
  async function openPage(ann: Caller, success = SUCCESS) {
    const url = await market.cards.setUp(ann, success, CANCEL);
    const setup = (await setupsOf(ann)).find((setup) => setup.url === url)!;
    return { url, sessionId: setup.provider_session_id!, setupId: setup.id };
  }
  const notify = (page: { sessionId: string; setupId: string }) => market.cards.handle({ kind: 'setup', ...page });

  it('create one customer at the provider, even for concurrent requests', async () => {
    const ann = await signedIn(market, 'once');
    const { id } = ann.visitor.customer!;
    await sql`update customer set first_name = 'Ann', last_name = 'Roy' where id = ${id}`.execute(database.kysely);
    const providerIds = await Promise.all([1, 2, 3].map(() => market.cards.providerCustomer(id)));
    expect(new Set(providerIds).size).toBe(1);
    expect(await customerOf(ann)).toBe(providerIds[0]);
    expect(market.payment.customers.customers.get(providerIds[0]!)?.input).toEqual({
      customerId: id,
      email: 'once@exemple.ca',
      name: 'Ann Roy',
      locale: 'fr',
    });
  });

  it('have one page for one request; a completed page is reported, read back, and reported again (F-144, F-148)', async () => {
    const ann = await signedIn(market, 'page');
    expect(await market.cards.current(ann.visitor)).toBeNull();
    const urls = await Promise.all([1, 2].map(() => market.cards.setUp(ann, SUCCESS, CANCEL)));
    expect(urls[1]).toBe(urls[0]);
    const page = await openPage(ann);
    expect(await setupsOf(ann)).toHaveLength(1);
    expect(await notify(page)).toBe('ignored');
    market.payment.customers.leaveCard(page.sessionId, '4242');
    expect([await notify(page), await notify(page)]).toEqual(['applied', 'replay']);
    expect(await market.cards.current(ann.visitor)).toMatchObject({
      type: 'card',
      brand: 'visa',
      country: 'CA',
      last4: '4242',
      exp_month: 8,
      exp_year: 2040,
    });
    expect(await market.cards.chargeable(ann.visitor.customer!.id)).toEqual({
      customer: await customerOf(ann),
      card: expect.stringMatching(/^pm_4242/),
    });
    const again = (await openPage(ann)).url;
    const others = [
      await market.cards.setUp(ann, SUCCESS, `${CANCEL}?retour`),
      await market.cards.setUp({ ...ann, locale: 'en' }, SUCCESS, CANCEL),
      await market.cards.setUp(ann, SUCCESS, CANCEL, true),
    ];
    expect(new Set([page.url, again, ...others]).size).toBe(5);
  });

  it('are charged by the one stored last, whichever message arrives first', async () => {
    const ann = await signedIn(market, 'two');
    const first = await openPage(ann);
    const second = await openPage(ann, `${SUCCESS}&encore`);
    market.payment.customers.leaveCard(first.sessionId, '1111');
    market.payment.customers.leaveCard(second.sessionId, '2222');
    await notify(second);
    await notify(first);
    expect(await last4(ann)).toBe('2222');
    await notify(second);
    expect(await last4(ann)).toBe('2222');
  });

  it('are updated after a change in the portal, and deleted after a removal', async () => {
    const ann = await signedIn(market, 'portal');
    expect(await market.cards.portal(ann, CANCEL)).toMatch(/^https:\/\/pay\.example\.test\/p\//);
    const customer = (await customerOf(ann))!;
    market.payment.customers.changeCard(customer, '3333');
    expect(await market.cards.handle({ kind: 'customer', customer })).toBe('applied');
    expect(await last4(ann)).toBe('3333');
    market.payment.customers.customers.get(customer)!.card = null;
    await market.cards.handle({ kind: 'customer', customer });
    expect(await last4(ann)).toBeNull();
    expect(await market.cards.chargeable(ann.visitor.customer!.id)).toBeNull();
  });

  it('keep the later of two answers, whichever arrives first', async () => {
    const ann = await signedIn(market, 'late');
    const customer = await market.cards.providerCustomer(ann.visitor.customer!.id);
    const old = market.payment.customers.changeCard(customer, '1234');
    const requested = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<typeof old>();
    const slow: PaymentGateway = {
      ...market.payment,
      cardOf: () => {
        requested.resolve();
        return answered.promise;
      },
    };
    const slowService = createCardService({ database, payment: slow, log: market.log, publicUrl: ORIGIN });
    const early = slowService.handle({ kind: 'customer', customer });
    await requested.promise;
    market.payment.customers.changeCard(customer, '5678');
    await market.cards.handle({ kind: 'customer', customer });
    answered.resolve(old);
    await early;
    expect(await last4(ann)).toBe('5678');
  });

  it('survive lost messages: a stored card, an unused page, an interrupted opening', async () => {
    const ann = await signedIn(market, 'lost');
    const cancelledPage = await openPage(ann);
    const over = await openPage(ann, `${SUCCESS}&over`);
    const open = await openPage(ann, `${SUCCESS}&open`);
    const dying = createCardService({
      database,
      payment: { ...market.payment, openSetup: () => new Promise(() => {}) },
      log: market.log,
      publicUrl: ORIGIN,
    });
    void dying.setUp(ann, `${SUCCESS}&cut`, CANCEL);
    await expect.poll(async () => (await setupsOf(ann)).length).toBe(4);
    market.payment.customers.leaveCard(cancelledPage.sessionId, '9999');
    market.payment.customers.endSetup(over.sessionId);
    expect(await market.cards.sweep()).toBe(0);

    market.payment.provider.state = 'down';
    expect(await market.cards.sweep(0)).toBe(1);
    expect(await last4(ann)).toBeNull();
    market.payment.provider.state = 'up';
    // A page is queried again after half of its age: at an hour's age not now, however slow the machine is.
    await database.kysely
      .updateTable('card_setup')
      .set({ created_at: sql<Date>`created_at - interval '1 hour'` })
      .execute();
    expect(await market.cards.sweep(0)).toBe(0);
    await database.kysely
      .updateTable('card_setup')
      .set((update) => ({ updated_at: update.ref('created_at') }))
      .execute();
    const firstSweeps = await Promise.all([1, 2].map(() => market.cards.sweep(0)));
    const thirdSweep = await market.cards.sweep(0);
    expect(firstSweeps.reduce((sum, count) => sum + count, thirdSweep)).toBe(2);
    expect(await last4(ann)).toBe('9999');
    const statuses = (await setupsOf(ann)).map(({ id, status }) => [id, status]);
    expect(statuses.slice(0, 3)).toEqual([
      [cancelledPage.setupId, 'complete'],
      [over.setupId, 'expired'],
      [open.setupId, 'open'],
    ]);
    expect(statuses[3]?.[1]).toBe('expired');
  });

  it('are gone with a customer that was deleted at the provider, who is created there again, unless the account is gone too', async () => {
    const ann = await signedIn(market, 'created again');
    const { id } = ann.visitor.customer!;
    const { customers } = market.payment.customers;
    const page = await openPage(ann);
    market.payment.customers.leaveCard(page.sessionId, '4242');
    await notify(page);
    customers.delete((await customerOf(ann))!);
    expect(await market.cards.providerCustomer(id)).toBe(`cus_${id}_again`);
    expect(await last4(ann)).toBeNull();

    const bob = await signedIn(market, 'deleted meanwhile');
    const bobsId = bob.visitor.customer!.id;
    const slowService = createCardService({
      database,
      payment: {
        ...market.payment,
        saveCustomer: async (...args) => {
          const created = await market.payment.saveCustomer(...args);
          await sql`update customer set subject = null, deleted_at = now() where id = ${bobsId}`.execute(
            database.kysely,
          );
          return created;
        },
      },
      log: market.log,
      publicUrl: ORIGIN,
    });
    expect(await codes(slowService.providerCustomer(bobsId))).toEqual(['UNAUTHENTICATED']);
    expect(customers.has(`cus_${bobsId}`)).toBe(false);
  });

  it('ignore messages about an unknown page, session or customer', async () => {
    const ann = await signedIn(market, 'foreign');
    const page = await openPage(ann);
    market.payment.customers.leaveCard(page.sessionId, '4242');
    expect(await notify({ ...page, setupId: 'none' })).toBe('ignored');
    expect(await notify({ ...page, setupId: '00000000-0000-4000-8000-000000000000' })).toBe('ignored');
    expect(await notify({ ...page, sessionId: 'cs_other' })).toBe('ignored');
    expect(await market.cards.handle({ kind: 'customer', customer: 'cus_none' })).toBe('ignored');
    expect(await market.cards.current(ann.visitor)).toBeNull();
  });

  it('are refused for guests, for foreign return addresses, and while the provider is down', async () => {
    const guest = shopper(market, 'a guest');
    expect(await market.cards.current(guest.visitor)).toBeNull();
    expect(await codes(market.cards.setUp(guest, SUCCESS, CANCEL))).toEqual(['UNAUTHENTICATED']);
    const ann = await signedIn(market, 'elsewhere');
    const evil = 'https://market.example.test.host.evil/compte';
    expect(await refusals(market.cards.setUp(ann, evil, CANCEL))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'successUrl' } },
    ]);
    expect(await refusals(market.cards.setUp(ann, SUCCESS, '/compte'))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'cancelUrl' } },
    ]);
    expect(await codes(market.cards.portal(ann, 'https://host.evil/'))).toEqual(['BAD_INPUT']);
    expect(await customerOf(ann)).toBeNull();
    market.payment.provider.state = 'down';
    expect(await codes(market.cards.setUp(ann, SUCCESS, CANCEL))).toEqual(['CARD_PAGE_UNAVAILABLE']);
    market.payment.provider.state = 'up';
    expect(await market.cards.setUp(ann, SUCCESS, CANCEL)).toMatch(/^https:/);
  });

  describe('an account that is deleted (E49)', () => {
    it('is deleted at the provider first, with all card data', async () => {
      const zoe = await signedIn(market, 'zoe');
      const page = await openPage(zoe);
      market.payment.customers.leaveCard(page.sessionId, '4242');
      await notify(page);
      const customer = (await customerOf(zoe))!;
      const id = zoe.visitor.customer!.id;
      await market.account.erase(id);
      expect(market.payment.customers.customers.has(customer)).toBe(false);
      expect(await customerOf({ ...zoe, visitor: { ...zoe.visitor, customer: { id } as never } })).toBeNull();
      for (const table of ['card_setup', 'payment_card'] as const)
        expect(
          await database.kysely.selectFrom(table).select('customer_id').where('customer_id', '=', id).execute(),
        ).toEqual([]);
      expect(await codes(market.cards.providerCustomer(id))).toEqual(['UNAUTHENTICATED']);
      expect(await notify(page)).toBe('ignored');
    });

    it('stays complete while the provider refuses, with its message, or does not respond', async () => {
      const ida = await signedIn(market, 'ida');
      await market.cards.providerCustomer(ida.visitor.customer!.id);
      market.payment.customers.behaviour.refusesDeletion = 'This customer has an open dispute.';
      const refusal: unknown = await market.account.erase(ida.visitor.customer!.id).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'PROVIDER_REFUSED', message: 'This customer has an open dispute.' });
      market.payment.customers.behaviour.refusesDeletion = null;
      market.payment.provider.state = 'down';
      expect(await codes(market.account.erase(ida.visitor.customer!.id))).toEqual(['PAYMENT_FAILED']);
      expect(market.gateway.calls.filter(({ subject }) => subject === 'auth0|ida')).toEqual([]);
      expect((await market.account.current(ida.visitor))?.email).toBe('ida@exemple.ca');
      market.payment.provider.state = 'up';
      await market.account.erase(ida.visitor.customer!.id);
    });

    it('is deleted again at the provider if it was created there during the deletion', async () => {
      const jo = await signedIn(market, 'jo');
      const id = jo.visitor.customer!.id;
      const { deleteAccount } = market.gateway;
      market.gateway.deleteAccount = async (subject) => {
        market.gateway.deleteAccount = deleteAccount;
        await market.cards.providerCustomer(id);
        return deleteAccount(subject);
      };
      await market.account.erase(id);
      const cancelledPage = [...market.payment.customers.customers.values()].filter(
        ({ input }) => input.customerId === id,
      );
      expect(cancelledPage).toEqual([]);
      expect(await codes(market.account.current(jo.visitor))).toEqual(['UNAUTHENTICATED']);
    });
  });
});
