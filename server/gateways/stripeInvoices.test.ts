import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomer, anInvoice } from '../../tests/support/payment/customerHarness.ts';
import {
  goodCard,
  startHarness,
  startWebhookTarget,
  submitBadForm,
  submitForm,
} from '../../tests/support/payment/providerHarness.ts';
import { PaymentUnavailableError } from './payment.ts';
import type { PaymentEvent, PaymentGateway } from './payment.ts';

let target: Awaited<ReturnType<typeof startWebhookTarget>>;
let provider: Awaited<ReturnType<typeof startHarness>>;
let gateway: PaymentGateway;
let customer: string;

beforeAll(async () => {
  target = await startWebhookTarget();
  provider = await startHarness({ webhookUrl: target.url, marketUrl: 'http://localhost:4000' });
  ({ gateway } = provider);
  customer = await aCustomer(gateway, 'ann');
});

afterAll(async () => {
  await provider.close();
  await target.close();
});

const { email: _email, ...CARD } = goodCard;
const collapseSpaces = (page: string): string => page.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');
const readPage = async (url: string): Promise<string> => collapseSpaces(await (await fetch(url)).text());

async function eventOf(sessionId: string): Promise<PaymentEvent> {
  for (;;) {
    const { body, signature } = await target.next();
    const event = gateway.parseWebhook(body, signature);
    if (event.about?.kind === 'payment' && event.about.sessionId === sessionId) return event;
  }
}

it('opens one invoice per attempt, even for concurrent requests (E13)', async () => {
  const input = anInvoice(customer, { attemptId: 'once' });
  const [first, second] = await Promise.all([gateway.openInvoice(input), gateway.openInvoice(input)]);
  expect(second).toEqual(first);
  expect(await gateway.openInvoice(input)).toEqual(first);
  expect(first).toEqual({
    sessionId: expect.stringMatching(/^in_/),
    url: `${provider.url}/i/${first.sessionId}`,
    isPaid: false,
  });
  const { sessionId, url } = first;
  expect(await gateway.retrieveSession(sessionId)).toEqual({ state: 'open', sessionId, attemptId: 'once', url });
  await expect(gateway.openInvoice({ ...input, credit: 999 })).rejects.toThrow(PaymentUnavailableError);
});

it('shows the amount due after the credit, accepts no code, and leads to the order once it is paid', async () => {
  const { sessionId, url } = await gateway.openInvoice(anInvoice(customer, { attemptId: 'page' }));
  const page = await readPage(url);
  expect(page).toContain('<strong>13,85 $</strong>');
  expect(page).toContain('<dt>Miche de campagne × 2</dt><dd>13,00 $</dd>');
  expect(page).toContain('<dt>TPS</dt><dd>0,25 $</dd>');
  expect(page).toContain('<dt>Solde utilisé</dt><dd>−10,00 $</dd>');
  expect(page).not.toMatch(/promo/i);

  expect(collapseSpaces(await submitBadForm(url, { ...CARD, card: '4000 0000 0000 0002' }))).toContain(
    'Votre carte a été refusée',
  );
  expect((await gateway.retrieveSession(sessionId)).state).toBe('open');
  const paid = await submitForm(url, CARD);
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://localhost:4000/commande-recue']);
  const state = await gateway.retrieveSession(sessionId);
  expect(state).toEqual({
    state: 'paid',
    sessionId,
    attemptId: 'page',
    amountTotal: 1385,
    amountDiscount: 0,
    currency: 'cad',
    contact: { email: 'ann@exemple.ca', name: 'ann', phone: null, address: null },
    paymentIntent: expect.stringMatching(/^pi_/),
  });
  expect(await gateway.expireSession(sessionId)).toEqual(state);
  expect((await submitForm(url, CARD)).status).toBe(303);
  expect(await gateway.retrieveSession(sessionId)).toEqual(state);
  expect(await readPage(url)).toContain('Ce paiement est déjà fait');
  expect(await eventOf(sessionId)).toMatchObject({ type: 'invoice.paid', session: null });
});

it('pays an invoice that the credit covers at once, without a card (E15)', async () => {
  const opened = await gateway.openInvoice(anInvoice(customer, { attemptId: 'covered', credit: 2385 }));
  expect(opened.isPaid).toBe(true);
  expect(await gateway.retrieveSession(opened.sessionId)).toMatchObject({ state: 'paid', amountTotal: 0 });
  expect(await readPage(opened.url)).not.toContain('id="card"');
});

it('accepts no payment of a cancelled invoice, and says so in the customer’s language', async () => {
  const erin = await gateway.saveCustomer(null, {
    customerId: 'erin',
    email: 'e@exemple.ca',
    name: null,
    locale: 'en',
  });
  const { sessionId, url } = await gateway.openInvoice(anInvoice(erin, { attemptId: 'ended', locale: 'en' }));
  expect(await readPage(url)).toContain('<dt>Balance used</dt>');
  const expired = { state: 'expired', sessionId, attemptId: 'ended' };
  expect(await gateway.expireSession(sessionId)).toEqual(expired);
  expect(await gateway.expireSession(sessionId)).toEqual(expired);
  expect((await submitForm(url, CARD)).status).toBe(410);
  expect(await gateway.retrieveSession(sessionId)).toEqual(expired);
  expect(await readPage(url)).toContain('This invoice has been cancelled');
  expect(await eventOf(sessionId)).toMatchObject({ type: 'invoice.voided' });
});

it.each([
  ['a credit of nothing', { credit: 0 }, RangeError],
  ['a credit above the total', { credit: 2386 }, RangeError],
  ['half a cent', { credit: 10.5 }, RangeError],
  ['a total that is not the sum', { total: 2384 }, RangeError],
  ['a due amount that no card pays', { credit: 2336 }, PaymentUnavailableError],
  ['an unknown customer', { customer: 'cus_none' }, PaymentUnavailableError],
])('opens no invoice with %s', async (name, changes, error) => {
  await expect(gateway.openInvoice(anInvoice(customer, { attemptId: name, ...changes }))).rejects.toThrow(error);
});
