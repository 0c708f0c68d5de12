import { afterAll, expect, it } from 'vitest';
import { aCard, aCustomer, aSetup } from '../../tests/support/payment/customerHarness.ts';
import {
  gatewayTo,
  goodCard,
  startHarnessWithTarget,
  submitForm,
} from '../../tests/support/payment/providerHarness.ts';
import { PaymentUnavailableError } from './payment.ts';
import type { PaymentEvent } from './payment.ts';

const { target, gateway, close } = await startHarnessWithTarget();
afterAll(close);

const { email: _email, ...CARD } = goodCard;
const input = (name: string) => ({
  customerId: `uuid-${name}`,
  email: `${name}@exemple.ca`,
  name,
  locale: 'fr' as const,
});

async function eventOf(matches: (event: PaymentEvent) => boolean): Promise<PaymentEvent> {
  for (;;) {
    const { body, signature } = await target.next();
    const event = gateway.parseWebhook(body, signature);
    if (matches(event)) return event;
  }
}

it('creates a customer once, even under another address and for concurrent requests', async () => {
  const ids = await Promise.all([1, 2].map(() => gateway.saveCustomer(null, input('one'))));
  const later = await gateway.saveCustomer(null, { ...input('one'), email: 'other@exemple.ca' });
  expect(new Set([...ids, later]).size).toBe(1);
  expect(await gateway.saveCustomer(later, { ...input('one'), email: 'third@exemple.ca' })).toBe(later);
  expect(await aCustomer(gateway, 'two')).not.toBe(later);
});

it('deletes a customer once without an error, and creates a new one when needed', async () => {
  const id = await aCustomer(gateway, 'gone');
  await aCard(gateway, id, goodCard.card);
  await gateway.deleteCustomer(id);
  await gateway.deleteCustomer(id);
  expect(await gateway.cardOf(id)).toBeNull();
  expect(await gateway.cardOf('cus_none')).toBeNull();
  const next = await gateway.saveCustomer(id, input('gone'));
  expect(next).not.toBe(id);
  expect(await gateway.saveCustomer(id, input('gone'))).toBe(next);
  expect(await gateway.cardOf(next)).toBeNull();
});

it.each(['fr', 'en'] as const)('stores a card on the hosted page and reads it back (%s)', async (locale) => {
  const customer = await aCustomer(gateway, `card-${locale}`);
  const setup = aSetup(customer, locale);
  const { sessionId, url } = await gateway.openSetup(setup);
  expect(await gateway.openSetup(setup)).toMatchObject({ sessionId, url });
  expect(await gateway.retrieveSetup(sessionId)).toEqual({ state: 'open', sessionId });
  const page = await (await fetch(url)).text();
  expect(page).toContain(locale === 'fr' ? 'Enregistrer la carte' : 'Save the card');
  expect(page).not.toMatch(/id="email"|id="promotion"|<strong>0/);

  const refusedForm = await submitForm(url, { ...CARD, card: '4000 0000 0000 0002' });
  expect(refusedForm.headers.get('location')).toBe(`/c/pay/${sessionId}?corrected`);
  const response = await submitForm(url, { ...CARD, card: '4000 0012 4000 0000' });
  expect(response.headers.get('location')).toBe(setup.successUrl);
  const state = await gateway.retrieveSetup(sessionId);
  const card = { brand: 'visa', country: 'CA', last4: '0000', expMonth: 8, expYear: 2040 };
  expect(state).toMatchObject({ state: 'complete', card: { type: 'card', card } });
  expect(await gateway.cardOf(customer)).toBeNull();
  if (state.state !== 'complete') throw new Error('The card was left');
  await gateway.chooseCard(customer, state.card.id);
  expect(await gateway.cardOf(customer)).toEqual(state.card);
  expect(Math.abs(state.card.createdAt.getTime() - Date.now())).toBeLessThan(60_000);

  expect((await submitForm(url, CARD)).headers.get('location')).toBe(setup.successUrl);
  expect(await gateway.retrieveSetup(sessionId)).toEqual(state);
  const event = await eventOf(({ about }) => about?.kind === 'setup' && about.sessionId === sessionId);
  expect(event).toMatchObject({ type: 'checkout.session.completed', session: null, about: { setupId: setup.setupId } });
});

it('keeps card set-ups and payments apart', async () => {
  const { sessionId } = await gateway.openSetup(aSetup(await aCustomer(gateway, 'apart')));
  await expect(gateway.retrieveSession(sessionId)).rejects.toThrow(PaymentUnavailableError);
  await expect(gateway.openSetup(aSetup('cus_none'))).rejects.toThrow(PaymentUnavailableError);
  await expect(gateway.chooseCard(await aCustomer(gateway, 'apart'), 'pm_none')).rejects.toThrow(
    PaymentUnavailableError,
  );
});

it.each(['fr', 'en'] as const)('shows and changes the card in the portal (%s)', async (locale) => {
  const customer = await aCustomer(gateway, `portal-${locale}`);
  const first = await aCard(gateway, customer, goodCard.card);
  const returnUrl = 'http://localhost:4000/compte/paniers';
  const url = await gateway.openPortal({ customer, returnUrl, locale });
  const page = await (await fetch(url)).text();
  expect(page).toContain('4242');
  expect(page).toContain(`href="${returnUrl}"`);
  expect(page).toContain(locale === 'fr' ? 'Changer votre carte' : 'Change your card');
  const response = await submitForm(url, { ...CARD, card: '5555 5555 5555 4444' });
  const after = await (await fetch(new URL(response.headers.get('location') ?? '', url))).text();
  expect(after).toContain(locale === 'fr' ? 'Votre carte est changée.' : 'Your card has been changed.');
  const card = await gateway.cardOf(customer);
  expect(card).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
  expect(card?.id).not.toBe(first.id);
  const event = await eventOf(({ about }) => about?.kind === 'customer' && about.customer === customer);
  expect(event.session).toBeNull();
});

it('opens no portal for a deleted customer, or for nobody', async () => {
  const customer = await aCustomer(gateway, 'no-portal');
  const url = await gateway.openPortal({ customer, returnUrl: 'http://localhost:4000/compte', locale: 'fr' });
  await gateway.deleteCustomer(customer);
  expect((await fetch(url)).status).toBe(404);
  expect((await submitForm(url, CARD)).status).toBe(404);
  const none = { customer: 'cus_none', returnUrl: 'http://localhost:4000/compte', locale: 'fr' } as const;
  await expect(gateway.openPortal(none)).rejects.toThrow(PaymentUnavailableError);
});

it('reports a provider that is down as unavailable, whatever is requested', async () => {
  const down = gatewayTo(1);
  await expect(down.saveCustomer(null, input('down'))).rejects.toThrow(PaymentUnavailableError);
  await expect(down.deleteCustomer('cus_1')).rejects.toThrow(PaymentUnavailableError);
  await expect(down.cardOf('cus_1')).rejects.toThrow(PaymentUnavailableError);
  await expect(down.retrieveSetup('cs_1')).rejects.toThrow(PaymentUnavailableError);
});
