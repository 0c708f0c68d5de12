import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { aCustomer } from '../../tests/support/payment/customerHarness.ts';
import {
  gatewayTo,
  goodCard,
  SECRET_KEY,
  startHarnessWithTarget,
  submitForm,
} from '../../tests/support/payment/providerHarness.ts';
import type { OpenMembershipInput, ProviderMembership, StoredCard } from './payment.ts';
import { PaymentUnavailableError } from './payment.ts';

const { target, provider, gateway, close } = await startHarnessWithTarget();
afterAll(close);

const { email: _email, ...CARD } = goodCard;
const now = Math.floor(Date.now() / 1000) * 1000;
const after = (hours: number) => new Date(now + hours * HOUR_MS);
const input = (customer: string, changes: Partial<OpenMembershipInput> = {}): OpenMembershipInput => ({
  pageId: 'page',
  customer,
  locale: 'fr',
  name: 'Adhésion, un an',
  price: 3000,
  taxed: true,
  trialEnd: null,
  successUrl: 'http://localhost:4000/paiement/page/retour',
  cancelUrl: 'http://localhost:4000/compte/adhesion',
  expiresAt: after(2),
  ...changes,
});

/** A provider that answers every request with this, and what it was sent. */
const impostors: { close(): void }[] = [];
afterEach(() => impostors.splice(0).forEach((server) => server.close()));
async function impostor(fixedResponse: object, status = 200) {
  const requests: { path: string; form: URLSearchParams }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({ path: request.url ?? '', form: new URLSearchParams(Buffer.concat(chunks).toString()) });
    response
      .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify(fixedResponse));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  impostors.push(server);
  const { port } = server.address() as AddressInfo;
  return { sent: requests, gateway: gatewayTo(port), url: `http://127.0.0.1:${port}` };
}
const refusal = { error: { type: 'invalid_request_error', message: 'No.' } };

it('opens one page per id, even for concurrent requests, closes it once, and knows whether it was used', async () => {
  const customer = await aCustomer(gateway, 'ann');
  const opened = await Promise.all([1, 2, 3].map(() => gateway.openMembership(input(customer))));
  expect(new Set(opened.map(({ sessionId, url }) => `${sessionId} ${url}`)).size).toBe(1);
  const [{ sessionId, url, expiresAt }] = opened as [(typeof opened)[number]];
  expect(expiresAt).toEqual(after(2));
  await expect(gateway.openMembership(input(customer, { price: 3001 }))).rejects.toThrow(PaymentUnavailableError);

  // Two presses of its button are one year.
  await Promise.all([submitForm(url, CARD), submitForm(url, CARD)]);
  const query = `customer=${customer}&status=all`;
  const headers = { authorization: `Bearer ${SECRET_KEY}` };
  const all = await (await fetch(`${provider.url}/v1/subscriptions?${query}`, { headers })).json();
  expect(all).toMatchObject({ data: [{ status: 'active' }] });
  const year = await gateway.membershipOf(customer);
  expect(year).toMatchObject({ status: 'active', trialEnd: null, cancelAtPeriodEnd: false });
  expect(await gateway.endMembershipPage(sessionId)).toBe('complete');
  const otherPage = await gateway.openMembership(input(customer, { pageId: 'other' }));
  expect(await gateway.endMembershipPage(otherPage.sessionId)).toBe('expired');
  expect(await gateway.endMembershipPage(otherPage.sessionId)).toBe('expired');
  expect((await submitForm(otherPage.url, CARD)).status).toBe(410);
  expect(await gateway.membershipOf(customer)).toEqual(year);
});

it('reports whose membership changed, and nothing that might be outdated by then', async () => {
  const customer = await aCustomer(gateway, 'told');
  const { url } = await gateway.openMembership(input(customer, { pageId: 'told' }));
  await submitForm(url, CARD);
  const statusByCustomer = new Map<string, unknown>();
  while (
    !statusByCustomer.has('customer.subscription.created') ||
    !statusByCustomer.has('checkout.session.completed')
  ) {
    const { body, signature } = await target.next();
    const { type, about, session } = gateway.parseWebhook(body, signature);
    if (body.includes(customer)) statusByCustomer.set(type, { about, session });
  }
  const about = { session: null, about: { kind: 'membership', customer } };
  expect(statusByCustomer.get('customer.subscription.created')).toEqual(about);
  expect(statusByCustomer.get('checkout.session.completed')).toEqual(about);
});

it.each([
  ['none', null, null],
  ['a far one', 30 * 24, 30 * 24],
  // Stripe begins no trial of a checkout session under 48 hours: the page may be filled in for two.
  ['one of tomorrow', 20, 2 + 49],
] as const)(
  'requests from Stripe a yearly price before taxes, its tax, an address and a card; trial: %s',
  async (_, trialDays, expectedDays) => {
    const stripe = await impostor({ id: 'cs_1', object: 'checkout.session', url: null, expires_at: 1 });
    const membershipInput = input('cus_1', { trialEnd: trialDays === null ? null : after(trialDays) });
    await expect(stripe.gateway.openMembership(membershipInput)).rejects.toThrow('came without an address');
    const [{ path, form }] = stripe.sent as [(typeof stripe.sent)[number]];
    expect(path).toBe('/v1/checkout/sessions');
    const trial = expectedDays && String(after(expectedDays).getTime() / 1000);
    expect(Object.fromEntries(form)).toEqual({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: 'page',
      'allowed_payment_method_types[0]': 'card',
      payment_method_collection: 'always',
      locale: 'fr-CA',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'cad',
      'line_items[0][price_data][unit_amount]': '3000',
      'line_items[0][price_data][tax_behavior]': 'exclusive',
      'line_items[0][price_data][recurring][interval]': 'year',
      'line_items[0][price_data][product_data][name]': 'Adhésion, un an',
      'automatic_tax[enabled]': 'true',
      billing_address_collection: 'required',
      'customer_update[address]': 'auto',
      'subscription_data[metadata][kind]': 'membership',
      ...(trial && { 'subscription_data[trial_end]': trial }),
      success_url: 'http://localhost:4000/paiement/page/retour',
      cancel_url: 'http://localhost:4000/compte/adhesion',
      expires_at: String(after(2).getTime() / 1000),
    });
  },
);

it('rejects a page or a portal on another host as not opened (F-137, E45)', async () => {
  const evil = await impostor({
    id: 'cs_1',
    object: 'checkout.session',
    url: 'https://billing.stripe.com.evil.example/p',
  });
  await expect(evil.gateway.openMembership(input('cus_1'))).rejects.toThrow(/leads to no billing host/);
  await expect(
    evil.gateway.openPortal({ customer: 'cus_1', returnUrl: 'http://localhost:4000/compte', locale: 'fr' }),
  ).rejects.toThrow(PaymentUnavailableError);
});

it('reports a provider that is down or refuses as unavailable', async () => {
  const down = gatewayTo(1);
  const refusing = (await impostor(refusal, 400)).gateway;
  for (const nobody of [down, refusing])
    for (const call of [
      () => nobody.openMembership(input('cus_1')),
      () => nobody.endMembershipPage('cs_1'),
      () => nobody.membershipOf('cus_1'),
    ])
      await expect(call()).rejects.toThrow(PaymentUnavailableError);
});

const SECONDS = 1_800_000_000;
const at = (seconds: number) => new Date((SECONDS + seconds) * 1000);
/** A subscription as Stripe tells it: begun at 0, paid until 500. */
const subscription = (changes: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  metadata: { kind: 'membership' },
  start_date: SECONDS,
  trial_end: null,
  cancel_at_period_end: false,
  cancel_at: null,
  ended_at: null,
  items: { object: 'list', data: [{ current_period_start: SECONDS + 100, current_period_end: SECONDS + 500 }] },
  ...changes,
});
const CARD_METHOD = {
  id: 'pm_1',
  object: 'payment_method',
  type: 'card',
  created: SECONDS,
  card: { brand: 'visa', country: 'CA', last4: '4242', exp_month: 8, exp_year: 2040 },
};
const STORED_CARD: StoredCard = {
  id: 'pm_1',
  type: 'card',
  createdAt: at(0),
  card: { brand: 'visa', country: 'CA', last4: '4242', expMonth: 8, expYear: 2040 },
};
const active: ProviderMembership = {
  id: 'sub_1',
  status: 'active',
  startDate: at(0),
  trialEnd: null,
  currentPeriodEnd: at(500),
  cancelAtPeriodEnd: false,
  ownCard: null,
};
it.each([
  ['paid', {}, active],
  ['on trial', { status: 'trialing', trial_end: SECONDS + 500 }, { ...active, status: 'trialing', trialEnd: at(500) }],
  ['retried', { status: 'past_due' }, { ...active, status: 'past_due' }],
  ['no longer retried', { status: 'unpaid' }, { ...active, status: 'cancelled', currentPeriodEnd: at(100) }],
  [
    'ended',
    { status: 'canceled', ended_at: SECONDS + 300 },
    { ...active, status: 'cancelled', currentPeriodEnd: at(300) },
  ],
  ['to end with its period', { cancel_at_period_end: true }, { ...active, cancelAtPeriodEnd: true }],
  ['to end on that day', { cancel_at: SECONDS + 500 }, { ...active, cancelAtPeriodEnd: true }],
  ['paid with a card of its own', { default_payment_method: CARD_METHOD }, { ...active, ownCard: STORED_CARD }],
  ['to end later', { cancel_at: SECONDS + 501 }, active],
  ['never paid at first', { status: 'incomplete' }, null],
  ['given up at first', { status: 'incomplete_expired' }, null],
  ['for something else', { metadata: { kind: 'newspaper' } }, null],
  ['of another software', { metadata: {} }, null],
] as const)('reads a subscription that is %s', async (_, changes, state) => {
  const stripe = await impostor({ object: 'list', data: [subscription(changes)], has_more: false, url: '/' });
  expect(await stripe.gateway.membershipOf('cus_1')).toEqual(state);
  expect(decodeURIComponent(stripe.sent[0]?.path ?? '')).toBe(
    '/v1/subscriptions?customer=cus_1&status=all&limit=100&expand[0]=data.default_payment_method',
  );
});

it('chooses the running one of several subscriptions, else the newest', async () => {
  const list = (...data: object[]) => impostor({ object: 'list', data, has_more: false, url: '/' });
  const ended = (id: string) => subscription({ id, status: 'canceled', ended_at: SECONDS });
  const current = await list(ended('sub_new'), subscription({ id: 'sub_running' }));
  expect(await current.gateway.membershipOf('cus_1')).toMatchObject({ id: 'sub_running', status: 'active' });
  const over = await list(ended('sub_new'), ended('sub_old'));
  expect(await over.gateway.membershipOf('cus_1')).toMatchObject({ id: 'sub_new', status: 'cancelled' });
  expect(await (await list()).gateway.membershipOf('cus_1')).toBeNull();
});

it('reads the receipts of paid periods, not of a free trial, and the next charge', async () => {
  const invoice = (changes: object) => ({
    id: 'in_1',
    object: 'invoice',
    number: 'F1C2-0002',
    created: SECONDS,
    amount_paid: 3449,
    subtotal: 3000,
    total_excluding_tax: 3000,
    amount_due: 3449,
    status_transitions: { paid_at: SECONDS + 10 },
    lines: { object: 'list', data: [{ period: { start: SECONDS, end: SECONDS + 500 } }] },
    ...changes,
  });
  const list = {
    object: 'list',
    data: [invoice({}), invoice({ id: 'in_0', amount_paid: 0 })],
    has_more: false,
    url: '/',
  };
  const stripe = await impostor({ ...list, amount_due: 3449 });
  const charge = {
    id: 'in_1',
    number: 'F1C2-0002',
    paidAt: at(10),
    periodStart: at(0),
    periodEnd: at(500),
    subtotal: 3000,
    total: 3449,
  };
  expect(await stripe.gateway.membershipBilling(active)).toEqual({ charges: [charge], nextCharge: 3449 });
  expect(stripe.sent.map(({ path }) => path)).toEqual([
    '/v1/invoices?subscription=sub_1&status=paid&limit=100',
    '/v1/invoices/create_preview',
  ]);
  expect(Object.fromEntries(stripe.sent[1]!.form)).toEqual({ subscription: 'sub_1' });
  const leaving = { ...active, cancelAtPeriodEnd: true };
  expect(await stripe.gateway.membershipBilling(leaving)).toEqual({ charges: [charge], nextCharge: null });
});

it('sets the card that pays a membership', async () => {
  const stripe = await impostor(subscription());
  expect(await stripe.gateway.setMembershipCard('sub_1', 'pm_1')).toBe(true);
  expect(stripe.sent.map(({ path, form }) => [path, Object.fromEntries(form)])).toEqual([
    ['/v1/subscriptions/sub_1', { default_payment_method: 'pm_1' }],
  ]);
});
