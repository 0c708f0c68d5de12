import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  gatewayTo,
  goodCard,
  startHarness,
  startWebhookTarget,
  submitBadForm,
} from '../../tests/support/payment/providerHarness.ts';
import { offer, openMarket, servicesOver, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { toId } from '../graphql/globalId.ts';
import { checkInvariants } from './invariants.ts';

const PAY = { useBalance: false, period: null };

let database: Database;
let webhook: Awaited<ReturnType<typeof startWebhookTarget>>;
let provider: Awaited<ReturnType<typeof startHarness>>;
beforeAll(async () => {
  database = await createTestDatabase(eitherDatabaseKind());
  await openMarket(database);
  webhook = await startWebhookTarget();
  provider = await startHarness({ webhookUrl: webhook.url });
});
afterAll(async () => {
  await provider.close();
  await webhook.close();
  await database.close();
});

it("opens a payment again after a crash and ends it, over the provider's own protocol", async () => {
  const market = servicesOver(database, gatewayTo(provider.port));
  const ann = shopper(market, 'over http');
  const variant = await offer(database, 'à la pièce', {
    deposit: 10,
    product: { taxable: true, name_primary: "Pain d'ici" },
  });
  await market.cart.add(ann, variant, 2);
  await market.cart.updateSession(ann, { shippingZoneId: toId('ShippingZone', zone('vallee')) });

  // The answer of the first opening never arrives: its server has crashed.
  const lost = Promise.withResolvers<void>();
  const silent: PaymentGateway = {
    ...market.payment,
    async openSession(input) {
      await market.payment.openSession(input);
      lost.resolve();
      return new Promise(() => {});
    },
  };
  void servicesOver(database, silent).checkout.checkout(ann, PAY);
  await lost.promise;
  const first = await market.checkout.checkout(ann, PAY);
  expect(await market.payment.retrieveSession(first)).toMatchObject({ state: 'open' });
  expect(await database.kysely.selectFrom('checkout_attempt').select('provider_session_id').execute()).toHaveLength(1);

  await market.cart.remove(ann, variant, false);
  const second = await market.checkout.checkout(ann, { ...PAY, postalCode: ' j0x-1a0' });
  expect(second).not.toBe(first);
  const { body, signature } = await webhook.next();
  const event = market.payment.parseWebhook(body, signature);
  expect(event.session).toMatchObject({ state: 'expired', sessionId: first });
  expect(await market.checkout.handleEvent(event)).toBe('replay');
  const target = await market.checkout.payRedirect(ann.visitor, second);
  expect(target).toMatchObject({ kind: 'pay', url: expect.stringMatching(/^http/) });
  // The address begins with what was typed to find the zone.
  const page = target.kind === 'pay' ? await (await fetch(target.url)).text() : '';
  expect(page).toMatch(/id="postalCode"[^>]*\svalue="J0X 1A0"/);
  expect(await checkInvariants(database)).toEqual([]);
});

it('begins the page of a guest who pays again with what they sent before a refusal, and nobody else’s (E59)', async () => {
  const market = servicesOver(database, gatewayTo(provider.port));
  const variant = await offer(database, 'deux fois');
  const pageOf = async (guest: ReturnType<typeof shopper>) => {
    await market.cart.add(guest, variant, 1);
    await market.cart.updateSession(guest, { shippingZoneId: toId('ShippingZone', zone('vallee')) });
    const target = await market.checkout.payRedirect(guest.visitor, await market.checkout.checkout(guest, PAY));
    if (target.kind !== 'pay') throw new Error('No page was opened');
    return { url: target.url, page: await (await fetch(target.url)).text() };
  };
  const ann = shopper(market, 'pays again');
  const { url } = await pageOf(ann);
  await submitBadForm(url, { ...goodCard, name: 'Ann', line1: '14, rue des Bouleaux', card: '4000 0000 0000 0002' });
  const again = await pageOf(ann);
  expect(again.url).not.toBe(url);
  for (const value of [goodCard.email, 'Ann', '14, rue des Bouleaux']) expect(again.page).toContain(`value="${value}"`);
  const { page } = await pageOf(shopper(market, 'another guest'));
  for (const value of [goodCard.email, 'Ann', '14, rue des Bouleaux']) expect(page).not.toContain(value);
});
