import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Caller } from '../../server/caller.ts';
import type { Database } from '../../server/database/database.ts';
import type { ObjectRecord } from '../../server/embedded/payment/objectRecord.ts';
import { amountDue } from '../../server/embedded/payment/sessionRecord.ts';
import { toId } from '../../server/graphql/globalId.ts';
import { answerWebhook } from '../../server/http/paymentRoutes.ts';
import { marketJobs } from '../../server/marketJobs.ts';
import { basketOffer, giveAddress, idOf, standAt } from './basketMarket.ts';
import { signedIn } from './customers.ts';
import { sum } from './expectedPrices.ts';
import type { ProviderBooks } from './orderBooks.ts';
import { createMemoryProviderStore } from './payment/memoryProviderStore.ts';
import { gatewayTo, goodCard, startHarness, submitForm } from './payment/providerHarness.ts';
import { location, offer, openMarket, servicesOver, zone } from './purchaseMarket.ts';
import type { Rhythm } from './yearCalendar.ts';
import { DELIVERY_PRICES, DEPOSIT_RETURN, PRICES } from './yearExpectation.ts';
import type { Expected } from './yearExpectation.ts';
import type { Act, Place } from './yearPlan.ts';

const BACK = 'https://market.example.test/compte/paniers';
/** Test cards of the embedded provider (docs.stripe.com/testing). */
const NUMBERS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0341',
  authentication: '4000 0027 6000 3184',
} as const;
const { email: _email, ...CARD } = goodCard;
const ADDRESS = {
  name: 'Ann',
  phone: '819 555-0101',
  line1: '1, rue',
  city: 'Gatineau',
  state: 'QC',
  postalCode: 'J0X 1A0',
};
const PRICE = 650;

export const placeInput = (place: Place) =>
  place === 'marche'
    ? { locationId: toId('Location', location(place)) }
    : { shippingZoneId: toId('ShippingZone', zone(place)) };
const week = (friday: string): string => toId('Period', friday);

/**
 * A market whose payments use the embedded provider's own protocol: pages, webhooks on a socket, and paid years by the
 * market's clock. `perform` does what somebody does in a browser.
 */
export async function openYear(database: Database) {
  await openMarket(database);
  // Everybody lives in one street, which both rounds serve.
  await database.kysely
    .updateTable('shipping_zone')
    .set({ prefixes: ['J0X'] })
    .execute();
  const bread = await offer(database, 'pain', {
    price: PRICE,
    deposit: 10,
    track_stock: false,
    product: { taxable: true },
  });
  const baskets = new Map<Rhythm, string>();
  for (const [frequency, { price, taxed, deposit }] of Object.entries(PRICES) as [Rhythm, (typeof PRICES)[Rhythm]][])
    baskets.set(frequency, await basketOffer(database, frequency, { frequency, price, taxable_price: taxed, deposit }));

  let hear: Awaited<ReturnType<typeof makeWebhook>> | undefined;
  const webhook = createServer((request, response) => void hear?.(request, response)).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  const store = createMemoryProviderStore();
  const providerObjects = createMemoryProviderStore<ObjectRecord>();
  const provider = await startHarness({
    webhookUrl: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/webhooks/paiement`,
    marketUrl: 'https://market.example.test',
    store,
    objects: providerObjects,
    billingTime: () => market.clock.now().getTime(),
  });
  const market = servicesOver(database, gatewayTo(provider.port, 2), '2036-10-24T12:00:00Z');
  const jobs = marketJobs(market);
  let messageReceived = Promise.withResolvers<void>();
  async function makeWebhook() {
    const parts = { services: market, payment: market.payment, log: market.log };
    return async (request: IncomingMessage, response: ServerResponse) => {
      await answerWebhook(parts, request, response);
      messageReceived.resolve();
      messageReceived = Promise.withResolvers();
    };
  }
  hear = await makeWebhook();

  /** Resolves once the effect of the provider's messages is visible. */
  async function until(isThere: () => Promise<boolean>): Promise<void> {
    for (;;) {
      const next = messageReceived.promise;
      if (await isThere()) return;
      await next;
    }
  }

  async function changeCard(caller: Caller, card: keyof typeof NUMBERS): Promise<void> {
    const before = await market.cards.chargeable(idOf(caller));
    const page = before ? await market.cards.portal(caller, BACK) : await market.cards.setUp(caller, BACK, BACK);
    await submitForm(page, { ...CARD, card: NUMBERS[card] });
    await until(async () => (await market.cards.chargeable(idOf(caller)))?.card !== before?.card);
  }

  async function pay(caller: Caller, useBalance: boolean): Promise<void> {
    await market.checkout.checkout(caller, { useBalance, period: null });
    const attempt = await market.checkout.payment(caller.visitor);
    if (attempt?.status === 'paid') return;
    await submitForm(attempt?.payment_url ?? '', { ...goodCard, ...ADDRESS });
    await until(async () => (await market.checkout.payment(caller.visitor))?.status === 'paid');
  }

  /** Paid orders of the cart in a week, oldest first. */
  const ordersIn = (customerId: string, friday: string) =>
    database.kysely
      .selectFrom('orders')
      .select(['id', 'location_id', 'shipping_zone_id'])
      .where('customer_id', '=', customerId)
      .where('user_basket_id', 'is', null)
      .where('status', '=', 'processed')
      .where('period_start', '=', friday)
      .orderBy('created_at')
      .orderBy('number')
      .execute();

  async function isBilled(customerId: string): Promise<boolean> {
    const ownMembership = database.kysely
      .selectFrom('membership')
      .select('provider_id')
      .where('customer_id', '=', customerId);
    return typeof (await ownMembership.executeTakeFirst())?.provider_id === 'string';
  }

  async function fill(caller: Caller, place: Place, quantity: number, more = {}): Promise<void> {
    await market.cart.add(caller, bread, quantity);
    await market.cart.updateSession(caller, { ...placeInput(place), ...more });
  }

  async function withBasket(caller: Caller, act: Extract<Act, { basket: Rhythm }>): Promise<void> {
    const { subscriptions } = market.baskets;
    const basket = baskets.get(act.basket) ?? '';
    if (act.kind === 'subscribe') {
      if (!(await market.cards.chargeable(idOf(caller)))) await changeCard(caller, 'good');
      return subscriptions.subscribe(caller, basket, placeInput(act.place));
    }
    const one = (await subscriptions.list(caller.visitor)).find((subscription) => subscription.basket.id === basket);
    if (!one) throw new Error(`There is no ${act.basket} basket to ${act.kind}`);
    const update = (input: object) => subscriptions.update(caller, one.id, input).then(() => undefined);
    if (act.kind === 'end') return subscriptions.cancel(caller, one.id);
    if (act.kind === 'move') return update({ preferences: placeInput(act.place) });
    if (act.how === 'all') return update({ isPaused: act.kind === 'pause' });
    if (act.kind === 'resume') return update({ resumeWeeks: act.weeks.map(week) });
    return act.how === 'range'
      ? update({ pausedOn: { from: act.weeks[0], to: act.weeks.at(-1) } })
      : update({ pauseWeeks: act.weeks.map(week) });
  }

  async function perform(caller: Caller, act: Expected['acts'][number]): Promise<void> {
    standAt(market, act.at);
    if ('basket' in act) return withBasket(caller, act);
    const checkoutInput = {
      email: `${caller.visitor.customer?.subject.replace('auth0|', '')}@exemple.ca`,
      request: `${idOf(caller)} ${act.at.toISOString()}`,
      at: act.at,
    };
    const orders = await ordersIn(idOf(caller), act.week);
    const [first, last] = [orders[0], orders.at(-1)];
    switch (act.kind) {
      case 'card':
        return changeCard(caller, act.card);
      case 'auto':
        return fill(caller, act.place, act.quantity, { autoClose: true });
      case 'buy':
        await fill(caller, act.place, act.quantity);
        return pay(caller, act.balance === true);
      case 'again': {
        const order = await market.orders.ownOrder(caller.visitor, first?.id ?? '');
        await market.cart.orderAgain(caller, order.products);
        const [place] = (Object.keys(DELIVERY_PRICES) as Place[]).filter((one) =>
          [location(one), zone(one)].includes(first?.location_id ?? first?.shipping_zone_id ?? ''),
        );
        await market.cart.updateSession(caller, placeInput(place ?? 'marche'));
        return pay(caller, false);
      }
      case 'cancelOrder':
        return market.refunds.cancelOwn(caller, last?.id ?? '', { reopenCart: false });
      case 'combine': {
        const into = orders.find(
          (one) =>
            one.id !== last?.id &&
            one.location_id === last?.location_id &&
            one.shipping_zone_id === last.shipping_zone_id,
        );
        await market.orderMerging.combine(caller.visitor, into?.id ?? '', last?.id ?? '', market.clock.now());
        return;
      }
      case 'credit':
        await market.balance.adjust({ ...checkoutInput, amount: act.amount, note: 'Geste' });
        return;
      case 'deposit':
        await market.balance.refundDeposit({ ...checkoutInput, amount: DEPOSIT_RETURN, box: false });
        return;
      case 'trial':
        await market.membership.startTrial(caller);
        return;
      case 'year':
        await submitForm(await market.membership.create(caller), { ...CARD, card: NUMBERS.good });
        return until(() => isBilled(idOf(caller)));
      case 'leave': {
        const before = await market.membership.current(caller);
        await submitForm(await market.membership.manage(caller, BACK), {
          [before?.cancel_at_period_end ? 'resume' : 'cancel']: '1',
        });
        return until(
          async () => (await market.membership.current(caller))?.cancel_at_period_end !== before?.cancel_at_period_end,
        );
      }
    }
  }

  async function providerBooks(): Promise<ProviderBooks> {
    const chargedByIntent = new Map<string, number>();
    const refunds: ProviderBooks['refunds'] = [];
    for (const session of await store.load())
      if (session.mode === 'payment' && session.payment)
        chargedByIntent.set(session.payment.intentId, amountDue(session));
    for (const record of await providerObjects.load()) {
      if (record.kind === 'charge' && record.refusal === null) chargedByIntent.set(record.id, record.amount);
      if (record.kind === 'invoice' && record.payment?.intentId)
        chargedByIntent.set(
          record.payment.intentId,
          sum(record.lines, ({ amount }) => amount),
        );
      if (record.kind === 'refund') refunds.push(record);
    }
    return { charged: chargedByIntent, refunds };
  }

  return {
    market,
    jobs,
    baskets,
    providerBooks,
    perform,
    async person(name: string): Promise<Caller> {
      const caller = await signedIn(market, name);
      await giveAddress(database, caller, 'J0X1A0');
      return caller;
    },
    async close(): Promise<void> {
      await provider.close();
      webhook.closeAllConnections();
      webhook.close();
    },
  };
}
