import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import type { Database } from '../../server/database/database.ts';
import { PaymentRefusedError, PaymentUnavailableError, type PaymentGateway } from '../../server/gateways/payment.ts';
import { toId } from '../../server/graphql/globalId.ts';
import { PAY } from '../support/checkoutFixture.ts';
import { aCard, aCharge, aCustomer, anInvoice, aSetup } from '../support/payment/customerHarness.ts';
import { PROVIDER_TROUBLES, startFaultyProxy, type ProviderTrouble } from '../support/payment/faultyProxy.ts';
import {
  anInput,
  gatewayTo,
  goodCard,
  startHarnessWithTarget,
  submitForm,
} from '../support/payment/providerHarness.ts';
import { codes, location, offer, openMarket, servicesOver, shopper } from '../support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../support/testDatabase.ts';

/** How long the market waits for a response that does not come, in place of its 10 s. */
const SHORT_TIMEOUT_MS = 60;

const { provider, gateway: direct, close } = await startHarnessWithTarget();
const proxy = await startFaultyProxy(provider.url);
const gateway = gatewayTo(proxy.port, 0, [provider.url]);
const impatient = gatewayTo(proxy.port, 0, [provider.url], SHORT_TIMEOUT_MS);
/** Waits as long as the market does in production, unless the response would take longer. */
const gatewayFor = (trouble: ProviderTrouble) => (trouble === 'slow' ? impatient : gateway);
const customer = await aCustomer(direct, 'troubled');
const card = await aCard(direct, customer, goodCard.card);
const { sessionId } = await direct.openSession(anInput({ attemptId: 'troubled' }));
const setup = await direct.openSetup(aSetup(customer));
/** Customers to delete, by the test's key. */
const leavers: Record<string, string> = {};
const expiresAt = new Date(Date.now() + 3_600_000);
afterAll(async () => {
  await proxy.close();
  await close();
});
afterEach(() => proxy.set('none'));

describe('a provider that is slow, fails or breaks off', () => {
  const address = 'http://localhost:4000/compte';
  const year = {
    customer,
    locale: 'fr',
    name: 'Une année',
    price: 3500,
    taxed: true,
    trialEnd: null,
    expiresAt,
  } as const;
  const calls: Record<string, (to: PaymentGateway, key: string) => Promise<unknown>> = {
    'opens no page': (to, key) => to.openSession(anInput({ attemptId: key, expiresAt })),
    'opens no invoice': (to, key) => to.openInvoice(anInvoice(customer, { attemptId: key })),
    'reads no session': (to) => to.retrieveSession(sessionId),
    'ends no session': (to) => to.expireSession(sessionId),
    'knows nothing of a charge': (to, key) => to.charge(aCharge(customer, card.id, { attemptId: key })),
    'knows nothing of a refund': async (to, key) => {
      const paid = await direct.charge(aCharge(customer, card.id, { attemptId: `${key} paid` }));
      if (paid.kind !== 'paid' || paid.state.state !== 'paid') throw new Error('It was paid');
      return to.refund({ paymentIntent: paid.state.paymentIntent ?? '', amount: 100, key });
    },
    'saves no customer': (to) =>
      to.saveCustomer(customer, { customerId: 'uuid-troubled', email: 'a@b.ca', name: null, locale: 'fr' }),
    'opens no card page': (to, key) => to.openSetup({ ...aSetup(customer), setupId: key, expiresAt }),
    'reads no card page': (to) => to.retrieveSetup(setup.sessionId),
    'chooses no card': (to) => to.chooseCard(customer, card.id),
    'reads no card': (to) => to.cardOf(customer),
    'opens no portal': (to) => to.openPortal({ customer, returnUrl: address, locale: 'fr' }),
    'opens no membership page': (to, key) =>
      to.openMembership({ ...year, pageId: key, successUrl: address, cancelUrl: address }),
    'ends no membership page': (to) => to.endMembershipPage(setup.sessionId),
    'reads no membership': (to) => to.membershipOf(customer),
    'deletes no customer': async (to, key) =>
      to.deleteCustomer((leavers[key] ??= await aCustomer(direct, key.replaceAll(' ', '-')))),
  };

  const cases = Object.keys(calls).flatMap((name) => PROVIDER_TROUBLES.map((trouble) => ({ name, trouble })));
  it.each(cases)('$name ($trouble), and does so once the provider answers', async ({ name, trouble }) => {
    const key = `${name} ${trouble}`;
    proxy.set(trouble);
    await expect(calls[name]!(gatewayFor(trouble), key)).rejects.toThrow(PaymentUnavailableError);
    proxy.set('none');
    // The same request, under the same key, whether or not the first one took effect.
    await calls[name]!(gateway, key);
  });
});

it.each(PROVIDER_TROUBLES)('knows nothing of a membership’s money (%s)', async (trouble) => {
  proxy.set(trouble);
  const membership = { id: 'sub_1', status: 'active', cancelAtPeriodEnd: false } as const;
  const to = gatewayFor(trouble);
  const money = [
    () => to.payMembership(membership.id, card.id),
    () =>
      to.membershipBilling({
        ...membership,
        ownCard: null,
        trialEnd: null,
        startDate: expiresAt,
        currentPeriodEnd: expiresAt,
      }),
    () => to.setMembershipCard(membership.id, card.id),
  ];
  for (const call of money) await expect(call()).rejects.toThrow(PaymentUnavailableError);
});

describe('a purchase at a provider that is slow, fails or breaks off', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
  });
  afterAll(() => database.close());

  it.each(PROVIDER_TROUBLES)('is made once, and given back once (%s)', async (trouble) => {
    const market = servicesOver(database, gateway);
    const troubled = servicesOver(database, gatewayFor(trouble));
    const ann = shopper(market, trouble);
    const variant = await offer(database, trouble, { stock: 3 });
    await market.cart.add(ann, variant, 2);
    await market.cart.updateSession(ann, { locationId: toId('Location', location('marche')) });
    const held = async () =>
      (await database.kysely.selectFrom('variant').select('held').where('id', '=', variant).executeTakeFirst())?.held;

    proxy.set(trouble);
    expect(await codes(troubled.checkout.checkout(ann, PAY))).toEqual(['PAYMENT_FAILED']);
    expect(await held()).toBe(0);
    expect((await market.cart.view(ann)).lines).toHaveLength(1);

    proxy.set('none');
    const session = await market.checkout.checkout(ann, PAY);
    const state = await direct.retrieveSession(session);
    await submitForm(state.state === 'open' ? state.url : '', goodCard);
    proxy.set(trouble);
    // Asking for the state of the payment gets no answer.
    await troubled.checkout.sweep({ pending: 0 });
    expect(await held()).toBe(2);
    proxy.set('none');
    await market.checkout.sweep({ pending: 0 });
    expect(await held()).toBe(0);
    expect(await checkInvariants(database)).toEqual([]);

    const orders = await database.kysely
      .selectFrom('orders')
      .select(['id', 'payment_intent', 'total'])
      .where('session_id', '=', ann.visitor.sessionId)
      .execute();
    expect(orders).toHaveLength(1);

    const [order] = orders;
    proxy.set(trouble);
    await troubled.refunds.cancelOwn(ann, order?.id ?? '', { reopenCart: false });
    proxy.set('none');
    await market.refunds.resume(0);
    const refunds = await database.kysely
      .selectFrom('refund')
      .select(['amount', 'status'])
      .where('order_id', '=', order?.id ?? '')
      .execute();
    expect(refunds).toEqual([{ amount: order?.total, status: 'done' }]);
    // Nothing is left at the provider: a second refund would have taken effect twice.
    const again = direct.refund({ paymentIntent: order?.payment_intent ?? '', amount: 1, key: `${trouble} again` });
    await expect(again).rejects.toThrow(PaymentRefusedError);
    expect(await checkInvariants(database)).toEqual([]);
  });
});
