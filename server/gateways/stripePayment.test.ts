import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  anInput,
  gatewayTo,
  goodCard,
  startHarness,
  startWebhookTarget,
  submitForm,
  WEBHOOK_SECRET,
} from '../../tests/support/payment/providerHarness.ts';
import { PaymentSignatureError, PaymentUnavailableError } from './payment.ts';

let target: Awaited<ReturnType<typeof startWebhookTarget>>;
let provider: Awaited<ReturnType<typeof startHarness>>;

beforeEach(async () => {
  target = await startWebhookTarget();
  provider = await startHarness({ webhookUrl: target.url });
});

afterEach(async () => {
  await provider.close();
  await target.close();
});

it('opens one session per attempt, even for concurrent requests', async () => {
  const input = anInput();
  const [first, second] = await Promise.all([provider.gateway.openSession(input), provider.gateway.openSession(input)]);
  const third = await provider.gateway.openSession(input);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(first.url).toContain(`${provider.url}/c/pay/${first.sessionId}`);
  expect(first.expiresAt.getTime() - input.expiresAt.getTime()).toBeLessThan(1000);
  expect(await provider.gateway.retrieveSession(first.sessionId)).toEqual({
    state: 'open',
    sessionId: first.sessionId,
    attemptId: 'attempt-1',
    url: first.url,
  });
});

it('opens another session for another attempt, and rejects the same attempt with other content', async () => {
  const first = await provider.gateway.openSession(anInput());
  const otherSession = await provider.gateway.openSession(anInput({ attemptId: 'attempt-2' }));
  expect(otherSession.sessionId).not.toBe(first.sessionId);
  await expect(provider.gateway.openSession(anInput({ locale: 'en' }))).rejects.toThrow(PaymentUnavailableError);
});

it('returns the session of an attempt that has been paid since', async () => {
  const input = anInput();
  const first = await provider.gateway.openSession(input);
  await submitForm(first.url, goodCard);
  expect(await provider.gateway.openSession(input)).toEqual(first);
});

it('reads amount, contact and payment of a paid session, which stays paid when it is expired', async () => {
  const { sessionId, url } = await provider.gateway.openSession(anInput());
  await submitForm(url, goodCard);
  const paid = await provider.gateway.retrieveSession(sessionId);
  expect(paid).toEqual({
    state: 'paid',
    sessionId,
    attemptId: 'attempt-1',
    amountTotal: 2385,
    amountDiscount: 0,
    currency: 'cad',
    contact: { email: 'camille@exemple.ca', name: 'Camille Gauthier-Roy', phone: null, address: null },
    paymentIntent: expect.stringMatching(/^pi_/),
  });
  expect(await provider.gateway.expireSession(sessionId)).toEqual(paid);
});

it('reads name, phone and address of a guest with delivery', async () => {
  const { sessionId, url } = await provider.gateway.openSession(anInput({ collectAddress: true }));
  const address = { line1: '12, rue des Braves', line2: '', city: 'Gatineau', state: 'QC', postalCode: 'j8x2k1' };
  await submitForm(url, { ...goodCard, ...address, name: 'Léa Roy', phone: '(819) 555-0142' });
  expect(await provider.gateway.retrieveSession(sessionId)).toMatchObject({
    contact: {
      email: 'camille@exemple.ca',
      name: 'Léa Roy',
      phone: '+18195550142',
      address: {
        line1: '12, rue des Braves',
        line2: null,
        city: 'Gatineau',
        state: 'QC',
        postalCode: 'J8X 2K1',
        country: 'CA',
      },
    },
  });
});

it('reports an expired session as expired, however often', async () => {
  const { sessionId } = await provider.gateway.openSession(anInput());
  const expired = { state: 'expired', sessionId, attemptId: 'attempt-1' };
  expect(await provider.gateway.expireSession(sessionId)).toEqual(expired);
  expect(await provider.gateway.expireSession(sessionId)).toEqual(expired);
  expect(await provider.gateway.retrieveSession(sessionId)).toEqual(expired);
});

it('rejects a total that differs from the sum as our own mistake, without a request', async () => {
  await expect(provider.gateway.openSession(anInput({ total: 2386 }))).rejects.toThrow(RangeError);
});

it.each([
  ['a total under 50 cents', { lines: [{ name: 'Miche', unitAmount: 49, quantity: 1 }], taxes: [], total: 49 }],
  ['an end less than 30 minutes ahead', { expiresAt: new Date(Date.now() + 29 * 60_000) }],
  ['an end more than 24 hours ahead', { expiresAt: new Date(Date.now() + 25 * 3_600_000) }],
  ['a return address that is none', { cancelUrl: 'javascript:alert(1)' }],
])('reports what the provider refuses as unavailable: %s', async (_, changes) => {
  await expect(provider.gateway.openSession(anInput(changes))).rejects.toThrow(PaymentUnavailableError);
});

it('reports an unknown session, or a provider that is down, as unavailable', async () => {
  await expect(provider.gateway.retrieveSession('cs_test_none')).rejects.toThrow(PaymentUnavailableError);
  await expect(provider.gateway.expireSession('cs_test_none')).rejects.toThrow(PaymentUnavailableError);
  const nobody = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => nobody.once('listening', resolve));
  const { port } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  const down = gatewayTo(port);
  await expect(down.openSession(anInput())).rejects.toThrow(PaymentUnavailableError);
  await expect(down.retrieveSession('cs_test_1')).rejects.toThrow(PaymentUnavailableError);
  await expect(down.expireSession('cs_test_1')).rejects.toThrow(PaymentUnavailableError);
});

it('repeats a request whose answer was lost, without a second session', async () => {
  const opened: string[] = [];
  const loser = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const headers = request.headers as Record<string, string>;
      const { authorization = '', 'idempotency-key': key = '' } = headers;
      const forwarded = await fetch(provider.url + (request.url ?? ''), {
        method: 'POST',
        headers: { authorization, 'idempotency-key': key },
        body: Buffer.concat(chunks).toString(),
      });
      const text = await forwarded.text();
      opened.push((JSON.parse(text) as { id: string }).id);
      if (opened.length === 1) response.destroy();
      else response.end(text);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => loser.once('listening', resolve));
  const session = await gatewayTo((loser.address() as AddressInfo).port, 2, [provider.url]).openSession(anInput());
  expect(opened).toEqual([session.sessionId, session.sessionId]);
  loser.closeAllConnections();
  loser.close();
});

it('accepts a webhook that is signed correctly and recent', async () => {
  const { sessionId, url } = await provider.gateway.openSession(anInput());
  await submitForm(url, goodCard);
  const { body, signature } = await target.next();
  const { parseWebhook } = provider.gateway;
  expect(parseWebhook(body, signature)).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'checkout.session.completed',
    session: await provider.gateway.retrieveSession(sessionId),
  });

  const tampered = Buffer.from(body.toString().replace('"amount_total":2385', '"amount_total":1'));
  expect(tampered.equals(body)).toBe(false);
  expect(() => parseWebhook(tampered, signature)).toThrow(PaymentSignatureError);
  expect(() => parseWebhook(body, undefined)).toThrow(PaymentSignatureError);
  expect(() => parseWebhook(body, '')).toThrow(PaymentSignatureError);
  expect(() => parseWebhook(body, 't=1,v1=00')).toThrow(PaymentSignatureError);
  const sign = (secret: string, age: number) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body.toString(),
      secret,
      timestamp: Math.floor(Date.now() / 1000) - age,
    });
  expect(parseWebhook(body, sign(WEBHOOK_SECRET, 200)).type).toBe('checkout.session.completed');
  expect(() => parseWebhook(body, sign(WEBHOOK_SECRET, 400))).toThrow(PaymentSignatureError);
  expect(parseWebhook(body, sign(WEBHOOK_SECRET, -200)).type).toBe('checkout.session.completed');
  expect(() => parseWebhook(body, sign(WEBHOOK_SECRET, -400))).toThrow('in the future');
  expect(() => parseWebhook(body, sign('whsec_other', 0))).toThrow(PaymentSignatureError);
  for (const payload of ['', '{}', 'null', '[]', '{"id":"evt_1","type":"invoice.paid","data":{}}']) {
    const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    expect(() => parseWebhook(Buffer.from(payload), signed), payload).toThrow(PaymentSignatureError);
  }
});

it.each([
  ['an amount that no database stores', { amount_total: 1e308 }],
  ['an amount of half a cent', { amount_total: 0.5 }],
  ['a negative amount', { amount_total: -1 }],
  ['an amount as text', { amount_total: '2385' }],
  ['a discount beyond all bounds', { total_details: { amount_discount: 2 ** 31 } }],
  ['a currency that is none', { currency: {} }],
  ['a contact that cannot be stored', { customer_details: { email: 'a\0@exemple.ca' } }],
  ['no contact', { customer_details: 7, collected_information: { shipping_details: 7 } }],
  ['an id that is none', { id: [] }],
])('rejects a signed message with %s, so that nothing of it reaches the database', (_, changes) => {
  const whole = { id: 'cs_1', mode: 'payment', status: 'complete', payment_status: 'paid', client_reference_id: 'a' };
  const parse = (object: object) => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return provider.gateway.parseWebhook(Buffer.from(payload), signature);
  };
  const paid = { ...whole, amount_total: 2385, currency: 'cad', payment_intent: 'pi_1' };
  expect(parse(paid).session).toMatchObject({ amountTotal: 2385 });
  expect(() => parse({ ...paid, ...changes })).toThrow(PaymentSignatureError);
});

it('rejects a signed message without the parts of its type', () => {
  for (const [type, object] of [
    ['payment_intent.succeeded', { id: 'pi_1' }],
    ['customer.updated', { id: 7 }],
    ['invoice.paid', { id: 7, metadata: { attempt_id: 'a' } }],
  ] as const) {
    const payload = JSON.stringify({ id: 'evt_1', type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    expect(() => provider.gateway.parseWebhook(Buffer.from(payload), signature), type).toThrow(PaymentSignatureError);
  }
});

it('finds no session in a webhook that the market does not act on, or of a session it did not open', async () => {
  const parse = (event: object) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return provider.gateway.parseWebhook(Buffer.from(payload), signature);
  };
  expect(parse({ type: 'charge.succeeded', data: { object: { id: 'ch_1', object: 'charge' } } })).toEqual({
    id: 'evt_1',
    type: 'charge.succeeded',
    session: null,
  });
  const session = { id: 'cs_1', object: 'checkout.session', mode: 'payment', status: 'complete' };
  const foreign = { ...session, client_reference_id: null };
  expect(parse({ type: 'checkout.session.completed', data: { object: foreign } }).session).toBeNull();
  // A session's own intent says the same as the session, and would be a second payment of its attempt.
  const intent = { id: 'pi_1', object: 'payment_intent', status: 'succeeded', amount_received: 2385, currency: 'cad' };
  const succeeded = (metadata: object) =>
    parse({ type: 'payment_intent.succeeded', data: { object: { ...intent, metadata } } });
  expect(succeeded({ attempt_id: 'attempt-1' }).session).toBeNull();
  expect(succeeded({}).session).toBeNull();
  expect(succeeded({ attempt_id: 'attempt-1', kind: 'charge' }).session).toMatchObject({ state: 'paid' });
  const unpaid = { ...foreign, client_reference_id: 'attempt-1', payment_status: 'unpaid', url: null };
  expect(parse({ type: 'checkout.session.completed', data: { object: unpaid } }).session).toMatchObject({
    state: 'open',
  });
});
