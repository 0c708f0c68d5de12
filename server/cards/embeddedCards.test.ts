import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import {
  gatewayTo,
  goodCard,
  startHarness,
  startWebhookTarget,
  submitForm,
} from '../../tests/support/payment/providerHarness.ts';
import { offer, openMarket, servicesOver, location } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const { email: _email, ...CARD } = goodCard;
const CANCEL = 'https://market.example.test/compte/paniers';
const SUCCESS = `${CANCEL}?carte=oui`;

let database: Database;
let webhook: Awaited<ReturnType<typeof startWebhookTarget>>;
let provider: Awaited<ReturnType<typeof startHarness>>;
beforeAll(async () => {
  database = await createTestDatabase(eitherDatabaseKind());
  await openMarket(database);
  webhook = await startWebhookTarget();
  provider = await startHarness({ webhookUrl: webhook.url, marketUrl: 'https://market.example.test' });
});
afterAll(async () => {
  expect(await checkInvariants(database)).toEqual([]);
  await provider.close();
  await webhook.close();
  await database.close();
});

const over = () => servicesOver(database, gatewayTo(provider.port));
type Market = ReturnType<typeof over>;

/** What the webhook's route does with a message (server/http/paymentRoutes.ts). */
async function hear(market: Market): Promise<string> {
  const { body, signature } = await webhook.next();
  const event = market.payment.parseWebhook(body, signature);
  const { about } = event;
  return about && about.kind !== 'payment' && about.kind !== 'membership'
    ? market.cards.handle(about)
    : market.checkout.handleEvent(event);
}
const last4 = async (market: Market, ann: Caller) => (await market.cards.current(ann.visitor))?.last4 ?? null;

it('stores a card, accepts its messages in any order and repeatedly, changes it in the portal, and deletes it', async () => {
  const market = over();
  const ann = await signedIn(market, 'ann');
  const url = await market.cards.setUp(ann, SUCCESS, CANCEL);
  const returned = await submitForm(url, CARD);
  expect(returned.headers.get('location')).toBe(SUCCESS);
  const events: string[] = [];
  while ((await last4(market, ann)) === null) events.push(await hear(market));
  expect(events).toContain('applied');
  expect(await last4(market, ann)).toBe('4242');

  const portal = await market.cards.portal(ann, CANCEL);
  await submitForm(portal, { ...CARD, card: '5555 5555 5555 4444' });
  while ((await last4(market, ann)) !== '4444') await hear(market);
  expect(await market.cards.current(ann.visitor)).toMatchObject({ brand: 'mastercard', exp_month: 8, exp_year: 2040 });

  const { customer } = (await market.cards.chargeable(ann.visitor.customer!.id))!;
  await market.account.erase(ann.visitor.customer!.id);
  expect(await market.payment.cardOf(customer)).toBeNull();
  expect((await fetch(portal)).status).toBe(404);
});

it('recovers from lost messages: a stored card, a paid invoice, an entered code', async () => {
  const market = over();
  const bea = await signedIn(market, 'bea');
  const url = await market.cards.setUp(bea, SUCCESS, CANCEL);
  await submitForm(url, CARD);
  await database.kysely
    .updateTable('card_setup')
    .set((update) => ({ updated_at: update.ref('created_at') }))
    .execute();
  expect(await market.cards.sweep(0)).toBe(1);
  expect(await last4(market, bea)).toBe('4242');

  const variant = await offer(database, 'miel', { price: 500, stock: 10, product: { taxable: true } });
  await market.cart.add(bea, variant, 2);
  await market.cart.updateSession(bea, { locationId: toId('Location', location('marche')) });
  const session = await market.checkout.checkout(bea, { useBalance: false, period: null });
  const attempt = (await market.checkout.payment(bea.visitor, session))!;
  await submitForm(attempt.payment_url!, { apply: '1', promotion: 'MARCHE10' });
  await submitForm(attempt.payment_url!, goodCard);
  expect(await market.checkout.sweep({ creating: 0, pending: 0, overdue: 0 })).toBe(1);
  const [order] = await database.kysely.selectFrom('orders').selectAll().where('attempt_id', '=', attempt.id).execute();
  // 10 % of the goods alone; the taxes are those of 1000 and the fee, without the code (E12).
  expect(order).toMatchObject({ subtotal: 1000, discount: 100, gst: 75, pst: 150, total: attempt.total - 100 });
});
