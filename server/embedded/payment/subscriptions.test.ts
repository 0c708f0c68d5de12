import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#rules/constants.ts';
import { aCustomer } from '../../../tests/support/payment/customerHarness.ts';
import {
  goodCard,
  startHarness,
  startWebhookTarget,
  submitForm,
} from '../../../tests/support/payment/providerHarness.ts';
import type { OpenMembershipInput, PaymentEvent } from '../../gateways/payment.ts';

const { email: _email, ...CARD } = goodCard;
const RETURN_URL = 'http://localhost:4000/compte/adhesion';
let time = Date.now();
let provider: Awaited<ReturnType<typeof startHarness>>;
let target: Awaited<ReturnType<typeof startWebhookTarget>>;
beforeAll(async () => {
  target = await startWebhookTarget();
  provider = await startHarness({ webhookUrl: target.url, billingTime: () => time });
});
afterAll(async () => {
  await provider.close();
  await target.close();
});

const anYear = (customer: string, pageId: string, changes: Partial<OpenMembershipInput> = {}): OpenMembershipInput => ({
  pageId,
  customer,
  locale: 'fr',
  name: 'Adhésion, un an',
  price: 3000,
  taxed: true,
  trialEnd: null,
  successUrl: `${RETURN_URL}?payee`,
  cancelUrl: RETURN_URL,
  expiresAt: new Date(Date.now() + 2 * 3_600_000),
  ...changes,
});

it('charges a year with its taxes, reports it, renews it by its own time, and cancels it from the portal (E47, F-133)', async () => {
  const { gateway } = provider;
  const customer = await aCustomer(gateway, 'ann');
  const input = anYear(customer, 'page-1');
  const { url, sessionId } = await gateway.openMembership(input);
  expect((await gateway.openMembership(input)).sessionId).toBe(sessionId);
  expect(await gateway.membershipOf(customer)).toBeNull();
  const page = await (await fetch(url)).text();
  for (const amount of ['30,00', '1,50', '2,99', '34,49']) expect(page).toContain(amount);

  const startedAt = time;
  expect((await submitForm(url, CARD)).headers.get('location')).toBe(`${RETURN_URL}?payee`);
  const first = await gateway.membershipOf(customer);
  expect(first).toMatchObject({ status: 'active', trialEnd: null, cancelAtPeriodEnd: false });
  expect(await gateway.endMembershipPage(sessionId)).toBe('complete');
  const events: PaymentEvent['about'][] = [];
  for (let attempts = 0; attempts < 6 && !events.some((about) => about?.kind === 'membership'); attempts += 1) {
    const { body, signature } = await target.next();
    events.push(gateway.parseWebhook(body, signature).about);
  }
  expect(events).toContainEqual({ kind: 'membership', customer });

  time = first!.currentPeriodEnd.getTime() + DAY_MS;
  const renewed = await gateway.membershipOf(customer);
  expect(renewed).toMatchObject({
    id: first!.id,
    status: 'active',
    startDate: new Date(Math.floor(startedAt / 1000) * 1000),
  });
  expect(renewed!.currentPeriodEnd.getTime()).toBeGreaterThan(time);

  const portal = await gateway.openPortal({ customer, returnUrl: RETURN_URL, locale: 'fr' });
  await submitForm(portal, { cancel: '1' });
  expect(await gateway.membershipOf(customer)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  await submitForm(portal, { resume: '1' });
  expect(await gateway.membershipOf(customer)).toMatchObject({ cancelAtPeriodEnd: false });
  await submitForm(portal, { cancel: '1' });
  time = renewed!.currentPeriodEnd.getTime();
  expect(await gateway.membershipOf(customer)).toMatchObject({ status: 'cancelled' });
});

it('adds no taxes for a market that collects none', async () => {
  const { gateway } = provider;
  const customer = await aCustomer(gateway, 'bea');
  const { url } = await gateway.openMembership(anYear(customer, 'page-untaxed', { taxed: false }));
  const page = await (await fetch(url)).text();
  expect(page).toContain('30,00');
  expect(page).not.toContain('34,49');
  await submitForm(url, CARD);
  const membership = await gateway.membershipOf(customer);
  expect(await gateway.membershipBilling(membership!)).toMatchObject({ charges: [{ total: 3000 }], nextCharge: 3000 });
});

it('charges nothing before a trial’s end, becomes overdue with a refused card, and ends with its customer (E62)', async () => {
  const { gateway } = provider;
  const customer = await aCustomer(gateway, 'ben');
  const trialEnd = new Date((Math.floor(time / 1000) + 500 * 86_400) * 1000);
  const { url } = await gateway.openMembership(anYear(customer, 'page-2', { trialEnd }));
  await submitForm(url, { ...CARD, card: '4000 0000 0000 0341' });
  expect(await gateway.membershipOf(customer)).toMatchObject({
    status: 'trialing',
    trialEnd,
    currentPeriodEnd: trialEnd,
  });
  time = trialEnd.getTime();
  expect(await gateway.membershipOf(customer)).toMatchObject({ status: 'past_due' });
  await gateway.deleteCustomer(customer);
  expect(await gateway.membershipOf(customer)).toMatchObject({ status: 'cancelled' });
});

it('retries a refused renewal for two weeks: another card continues the year, without one it ends', async () => {
  const { gateway } = provider;
  const refusedYear = async (name: string) => {
    const customer = await aCustomer(gateway, name);
    const { url } = await gateway.openMembership(anYear(customer, name, { trialEnd: new Date(time + 60 * DAY_MS) }));
    await submitForm(url, { ...CARD, card: '4000 0000 0000 0341' });
    return customer;
  };
  time = Math.floor(time / 1000) * 1000;
  const [dora, emil] = [await refusedYear('dora'), await refusedYear('emil')];
  const periodEnd = time + 60 * DAY_MS;
  time = periodEnd + 14 * DAY_MS - 1000;
  expect(await gateway.membershipOf(dora)).toMatchObject({ status: 'past_due', currentPeriodEnd: new Date(periodEnd) });
  expect(await gateway.membershipOf(emil)).toMatchObject({ status: 'past_due' });

  const portal = await gateway.openPortal({ customer: dora, returnUrl: RETURN_URL, locale: 'fr' });
  await submitForm(portal, CARD);
  const { id } = (await gateway.membershipOf(dora))!;
  const cardId = (await gateway.cardOf(dora))!.id;
  expect(await gateway.membershipOf(dora)).toMatchObject({ status: 'past_due' });
  const paid = await Promise.all([1, 2].map(() => gateway.payMembership(id, cardId)));
  expect([...paid, await gateway.payMembership(id, cardId)]).toEqual(['paid', 'paid', 'none']);
  const nextYear = new Date(periodEnd);
  nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
  expect(await gateway.membershipOf(dora)).toMatchObject({ status: 'active', currentPeriodEnd: nextYear });
  time += 1000;
  expect(await gateway.membershipOf(dora)).toMatchObject({ status: 'active' });
  expect(await gateway.membershipOf(emil)).toMatchObject({ status: 'cancelled', currentPeriodEnd: new Date(time) });
  for (;;) {
    const { body } = await target.next();
    if (body.includes('customer.subscription.deleted') && body.includes(emil)) break;
  }
});

it('shows in the portal what the year is paid with, and cancels it by a button outside any card form', async () => {
  const { gateway } = provider;
  const customer = await aCustomer(gateway, 'fanny');
  const { url } = await gateway.openMembership(anYear(customer, 'page-4', { locale: 'en' }));
  await submitForm(url, { ...CARD, card: '5555 5555 5555 4444' });
  const readPage = async (portal: string) => (await (await fetch(portal)).text()).replaceAll('\u00A0', ' ');
  const page = await readPage(await gateway.openPortal({ customer, returnUrl: RETURN_URL, locale: 'en' }));
  expect(page).toContain('Mastercard ending in 4444');
  const periodEnd = (await gateway.membershipOf(customer))!.currentPeriodEnd;
  expect(page).toMatch(new RegExp(`Membership until \\w+, \\w+ \\d+, ${periodEnd.getFullYear()}; it renews`));
  const forms = page.match(/<form[^]*?<\/form>/g) ?? [];
  expect(forms).toHaveLength(2);
  // Enter in a field presses the first button of its form.
  for (const form of forms) expect(form.includes('name="cancel"') && form.includes('<input')).toBe(false);
});

it('starts nothing from an expired page', async () => {
  const { gateway } = provider;
  const customer = await aCustomer(gateway, 'cleo');
  const { url, sessionId } = await gateway.openMembership(anYear(customer, 'page-3'));
  expect(await gateway.endMembershipPage(sessionId)).toBe('expired');
  expect((await submitForm(url, CARD)).status).toBe(410);
  expect(await gateway.membershipOf(customer)).toBeNull();
});
