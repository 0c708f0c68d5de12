import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveCredit } from '../../tests/support/credit.ts';
import { claimsOf, signedIn } from '../../tests/support/customers.ts';
import {
  codes,
  location,
  marketServices,
  offer,
  openMarket,
  shopper,
  zone,
} from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createTestPayment } from '../../tests/support/testPayment.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const ADDRESS = { line1: '12, rue Eddy', city: 'Gatineau', state: 'QC', postal_code: 'J0X1A0', country: 'CA' };
/** Everything that these tests write about people. */
const PERSONAL = /exemple\.ca|guest@example|Zorah|Bellerose|rue Eddy|J0X1A0|555-0123|Gatineau|sonnette/i;

describe.each(testDatabaseKinds())('changing the address and deleting the account on %s', (kind) => {
  let database: Database;
  let market: MarketServices;
  const payment = createTestPayment();
  let honey: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database, { payment });
    honey = await offer(database, 'honey', { stock: 100 });
  });
  afterAll(() => database.close());
  beforeEach(() => void Object.assign(market.gateway.state, { refuses: null, emails: 'confirmation' }));
  const requestsFor = (subject: string) => market.gateway.calls.filter((request) => request.subject === subject);

  async function buy(caller: Caller): Promise<string> {
    await market.cart.add(caller, honey, 2);
    await market.cart.updateSession(caller, { shippingZoneId: toId('ShippingZone', zone('vallee')) });
    await market.cart.updateCart(caller, { note: 'La sonnette ne marche pas' });
    const session = await market.checkout.checkout(caller, { useBalance: false, period: null });
    await market.checkout.handleEvent(payment.pay(session));
    const attempt = await market.checkout.payment(caller.visitor, session);
    return (await market.orders.ofAttempt(caller.visitor, attempt!.id))!.id;
  }

  async function profile(caller: Caller): Promise<void> {
    await market.account.update(caller, {
      firstName: 'Zorah',
      lastName: 'Bellerose',
      subscribeToNewsletter: true,
      shippingAddress: { name: 'Zorah', phone: '819 555-0123', address: ADDRESS },
      preferredLocationId: toId('Location', location('marche')),
    });
  }

  /** Every row of every table of the market as text. */
  async function everything(): Promise<string> {
    const tables = ['customer', 'newsletter_consent', 'ended_subject', 'cart', 'cart_item', 'session'] as const;
    const more = ['orders', 'order_line', 'fulfillment', 'checkout_attempt', 'attempt_line'] as const;
    const rows = await Promise.all(
      [...tables, ...more].map((table) => database.kysely.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  }

  describe('an address (F-164)', () => {
    it('changes with the token that confirms it, and is pending until then', async () => {
      const ann = await signedIn(market, 'ann', { locale: 'en' });
      const waiting = await market.account.changeEmail(ann, ' Ann.New@exemple.ca ', 'Ann.New@exemple.ca');
      expect(waiting).toMatchObject({ email: 'ann@exemple.ca', pendingEmail: 'ann.new@exemple.ca' });
      expect(requestsFor('auth0|ann')).toEqual([
        { call: 'changeEmail', subject: 'auth0|ann', email: 'ann.new@exemple.ca', locale: 'en' },
      ]);
      await market.identity.recognise(claimsOf('ann', { email: 'ann.new@exemple.ca' }), ann.visitor, 'en');
      expect(await market.account.current(ann.visitor)).toMatchObject({
        email: 'ann.new@exemple.ca',
        pendingEmail: null,
      });
    });

    it.each([
      ['bob@exemple', 'bob@exemple'],
      ['bob.new@exemple.ca', 'bob.old@exemple.ca'],
      ['bob.new@exemple.ca', 'Bob.New@exemple.ca'],
      ['', ''],
    ])('is refused as %j with the confirmation %j', async (email, confirmation) => {
      const bob = await signedIn(market, 'bob');
      expect(await codes(market.account.changeEmail(bob, email, confirmation))).toEqual(['EMAIL_INVALID']);
      expect(requestsFor('auth0|bob')).toEqual([]);
    });

    it('is not updated if it is the same', async () => {
      const cleo = await signedIn(market, 'cleo');
      expect(await codes(market.account.changeEmail(cleo, 'CLEO@exemple.ca', 'CLEO@exemple.ca'))).toEqual([
        'NO_UPDATE',
      ]);
    });

    it('changes immediately where the provider changes it, and earlier tokens do not restore the former one', async () => {
      const before = claimsOf('flo');
      const flo = await signedIn(market, 'flo');
      await market.account.changeEmail(flo, 'flo.typo@exemple.ca', 'flo.typo@exemple.ca');
      market.gateway.state.emails = 'changed';
      const now = await market.account.changeEmail(flo, 'Flo.New@exemple.ca', 'Flo.New@exemple.ca');
      expect(now).toMatchObject({ email: 'flo.new@exemple.ca', pendingEmail: null });
      const verified = () =>
        database.kysely.selectFrom('customer').select('email_verified').where('email', '=', 'flo.new@exemple.ca');
      expect(await verified().execute()).toEqual([{ email_verified: false }]);

      await market.identity.recognise(before, flo.visitor, 'fr');
      expect(await market.account.current(flo.visitor)).toMatchObject({
        email: 'flo.new@exemple.ca',
        pendingEmail: null,
      });
      const later = { email: 'flo.new@exemple.ca', issuedAt: new Date(Date.now() + 1000) };
      await market.identity.recognise(claimsOf('flo', later), flo.visitor, 'fr');
      expect(await verified().execute()).toEqual([{ email_verified: true }]);
    });

    it.each([
      ['emailTaken', 'EMAIL_REFUSED'],
      ['keptElsewhere', 'EMAIL_ELSEWHERE'],
      ['unknownAccount', 'IDENTITY_UNAVAILABLE'],
      ['unavailable', 'IDENTITY_UNAVAILABLE'],
    ] as const)('answers %s of the provider with %s, and nothing is pending', async (refuses, code) => {
      const dan = await signedIn(market, 'dan');
      market.gateway.state.refuses = refuses;
      expect(await codes(market.account.changeEmail(dan, 'ann@exemple.ca', 'ann@exemple.ca'))).toEqual([code]);
      expect(await market.account.current(dan.visitor)).toMatchObject({ email: 'dan@exemple.ca', pendingEmail: null });
    });

    it('is no longer pending after three days without confirmation', async () => {
      const eve = await signedIn(market, 'eve');
      await market.account.changeEmail(eve, 'new@exemple.ca', 'new@exemple.ca');
      const days = (count: number) => new Date(Date.now() - count * 86_400_000);
      const pending = async (at: Date) => {
        await database.kysely
          .updateTable('customer')
          .set({ pending_email_at: at })
          .where('email', '=', 'eve@exemple.ca')
          .execute();
        return (await market.account.current(eve.visitor))?.pendingEmail;
      };
      expect([await pending(days(2.99)), await pending(days(3.01))]).toEqual(['new@exemple.ca', null]);
    });
  });

  it('exports all data of a customer, and nobody else’s (Law 25)', async () => {
    const gus = await signedIn(market, 'gus', { newsletterAt: new Date('2026-11-20T10:00:00Z') });
    const fay = await signedIn(market, 'fay');
    await profile(fay);
    const order = await buy(fay);
    await profile(gus);
    await buy(gus);
    await market.cart.add(fay, honey, 1);
    for (const amount of [250, 130]) await giveCredit(market, fay, amount);
    await market.membership.startTrial(fay);
    const [startDate, trialEnd, currentPeriodEnd] = ['05', '06', '07'].map((day) => `2026-12-${day}T17:00:00.000Z`);
    await database.kysely
      .updateTable('membership')
      .set({
        start_date: new Date(startDate!),
        trial_end: new Date(trialEnd!),
        current_period_end: new Date(currentPeriodEnd!),
      })
      .where('customer_id', '=', fay.visitor.customer!.id)
      .execute();
    const file = await market.account.personalData(fay);
    expect(file?.fileName).toBe('etal-2026-11-24.json');
    const data = JSON.parse(file?.content ?? '') as Record<string, unknown>;
    expect(data).toMatchObject({
      customer: {
        email: 'fay@exemple.ca',
        firstName: 'Zorah',
        address: { phone: '819 555-0123', postalCode: 'J0X1A0' },
        preferredLocation: toId('Location', location('marche')),
      },
      newsletterConsents: [{ given: true, source: 'account' }],
      cart: { lines: [{ quantity: 1, confirmed: true }] },
      membership: { status: 'trialing', startDate, trialEnd, currentPeriodEnd },
      balanceMovements: [
        { amount: -130, balance: -380, reason: 'adjustment', note: 'Geste du marché' },
        { amount: -250, balance: -250, reason: 'adjustment', note: 'Geste du marché' },
      ],
      orders: [
        {
          id: order,
          note: 'La sonnette ne marche pas',
          products: [{ quantity: 2, price: 500 }],
          changes: [{ to: 'processed' }],
          refunds: [],
        },
      ],
    });
    expect(file?.content).not.toContain('gus@');
    expect(await market.account.personalData(shopper(market, 'a guest'))).toBeNull();
  });

  describe('an account that is deleted (E49)', () => {
    it('leaves the orders and nothing of the person, and its token does not reopen it', async () => {
      const alone = await createTestDatabase(kind);
      const before = [database, market] as const;
      [database, market] = [alone, marketServices(alone, { payment })];
      try {
        await openMarket(alone);
        honey = await offer(alone, 'honey', { stock: 100 });
        const zoe = await signedIn(market, 'zoe');
        await profile(zoe);
        const order = await buy(zoe);
        await market.refunds.cancelOwn(zoe, order, { reopenCart: false });
        await giveCredit(market, zoe, 250);
        await market.cart.add(zoe, honey, 1);
        await market.cart.updateCart(zoe, { note: 'La sonnette encore' });
        await market.account.changeEmail(zoe, 'zoe.new@exemple.ca', 'zoe.new@exemple.ca');
        expect(await everything()).toMatch(PERSONAL);

        const { customer, sessionId } = zoe.visitor;
        const token = claimsOf('zoe');
        expect(await codes(market.account.deleteOwn(zoe.visitor, 'not@exemple.ca', 250))).toEqual(['EMAIL_INVALID']);
        expect(await market.account.deleteOwn(zoe.visitor, ' Zoe@exemple.ca ', 250)).toBe(customer?.id);
        expect(await everything()).not.toMatch(PERSONAL);
        expect(await market.balance.allMovements(customer?.id ?? '')).toMatchObject([{ amount: -250, note: null }]);
        expect(requestsFor('auth0|zoe').map(({ call }) => call)).toEqual(['changeEmail', 'deleteAccount']);
        const [anonymised] = await alone.kysely.selectFrom('orders').selectAll().where('id', '=', order).execute();
        expect(anonymised).toMatchObject({ subtotal: 1000, customer_id: customer?.id, contact_email: null });

        expect(zoe.visitor.customer).toBeNull();
        expect(zoe.visitor.sessionId).not.toBe(sessionId);
        expect(await codes(market.identity.recognise(token, zoe.visitor, 'fr'))).toEqual(['UNAUTHENTICATED']);
        const later = claimsOf('zoe', { issuedAt: new Date(Date.now() + 2000) });
        const newAccount = await market.identity.recognise(later, zoe.visitor, 'fr');
        expect(newAccount.id).not.toBe(customer?.id);
        expect(await market.customerOrders.listByCustomer(newAccount.id)).toEqual([]);
      } finally {
        [database, market] = before;
        await alone.close();
      }
    });

    it('is remembered only while one of its tokens may exist', async () => {
      const mia = await signedIn(market, 'mia');
      await market.account.erase(mia.visitor.customer!.id);
      const ended = async () => (await database.kysely.selectFrom('ended_subject').selectAll().execute()).length;
      const before = await ended();
      expect(await market.identity.forgetEnded()).toBe(0);
      await database.kysely
        .updateTable('ended_subject')
        .set({ at: new Date(Date.now() - 32 * 86_400_000) })
        .where('hash', '=', createHash('sha256').update('auth0|mia').digest('hex'))
        .execute();
      expect(await market.identity.forgetEnded()).toBe(1);
      expect(await ended()).toBe(before - 1);
    });

    it('stays complete while the identity provider refuses', async () => {
      const ida = await signedIn(market, 'ida');
      await profile(ida);
      market.gateway.state.refuses = 'unavailable';
      expect(await codes(market.account.deleteOwn(ida.visitor, 'ida@exemple.ca', 0))).toEqual(['IDENTITY_UNAVAILABLE']);
      expect(await market.account.current(ida.visitor)).toMatchObject({ firstName: 'Zorah', email: 'ida@exemple.ca' });
      market.gateway.state.refuses = null;
      await market.account.deleteOwn(ida.visitor, 'ida@exemple.ca', 0);
      await expect(market.account.erase('00000000-0000-4000-8000-000000000000')).resolves.toBeUndefined();
    });

    it('ends the payment in progress first, and stays complete while its state is unknown', async () => {
      const jo = await signedIn(market, 'jo');
      await market.cart.add(jo, honey, 3);
      await market.cart.updateSession(jo, { locationId: toId('Location', location('marche')) });
      const session = await market.checkout.checkout(jo, { useBalance: false, period: null });
      const depositsHeld = async () =>
        (await database.kysely.selectFrom('variant').select('held').where('id', '=', honey).executeTakeFirstOrThrow())
          .held;
      const before = await depositsHeld();
      payment.provider.state = 'down';
      expect(await codes(market.account.deleteOwn(jo.visitor, 'jo@exemple.ca', 0))).toEqual(['PAYMENT_FAILED']);
      expect(requestsFor('auth0|jo')).toEqual([]);
      payment.provider.state = 'up';
      await market.account.deleteOwn(jo.visitor, 'jo@exemple.ca', 0);
      expect(await depositsHeld()).toBe(before - 3);
      expect((await payment.retrieveSession(session)).state).toBe('expired');
    });

    it('is deleted once for concurrent requests', async () => {
      const kim = await signedIn(market, 'kim');
      const results = await Promise.allSettled([1, 2, 3].map(() => market.account.erase(kim.visitor.customer!.id)));
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      expect(await codes(market.account.current(kim.visitor))).toEqual(['UNAUTHENTICATED']);
    });
  });
});
