import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi } from '../../../tests/support/apiServer.ts';
import type { ApiServer } from '../../../tests/support/apiServer.ts';
import { marketState } from '../../../tests/support/marketState.ts';
import { location, offer, openMarket, zone } from '../../../tests/support/purchaseMarket.ts';
import { testId } from '../../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import { sign } from '../../../tests/support/testPayment.ts';
import type { PaymentEvent } from '../../gateways/payment.ts';
import { toId } from '../../graphql/globalId.ts';
import { answerWebhook } from '../../http/paymentRoutes.ts';
import { newSessionToken } from '../../identity/session.ts';
import { createLog } from '../../log.ts';
import { checkInvariants } from '../invariants.ts';

const CHECKOUT = 'mutation($period: ID) { checkout(period: $period) }';
const SAVE = 'mutation($input: UpdateCartInput!) { updateCart(input: $input) { id } }';
const CART =
  '{ cart { location { id } shippingZone { id } items { id quantity unsure unsureReason } totals { total } } }';
const WEEK_MS = 7 * 86_400_000;
const NOBODY = { email: null, name: null, phone: null, address: null };

/**
 * State from when the page was opened, or messages that nobody requested: they are reported, or logged and otherwise
 * ignored.
 */
describe.each(testDatabaseKinds())('stale input (%s)', (kind) => {
  let api: ApiServer;
  let webhook: { url: string; close(): void };
  const logged: { level: number; msg: string }[] = [];
  beforeAll(async () => {
    const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line) as (typeof logged)[number]) });
    api = await openApi(kind, { log });
    await openMarket(api.database);
    const parts = { services: api.services, payment: api.payment, log };
    const server = createServer((request, response) => void answerWebhook(parts, request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    webhook = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
  });
  beforeEach(() => void logged.splice(0));
  afterEach(async () => expect(await checkInvariants(api.database)).toEqual([]));
  afterAll(async () => {
    webhook.close();
    await api.close();
  });

  async function filled(product: string, place: { locationId?: string; shippingZoneId?: string }) {
    const who = { session: newSessionToken() };
    const variant = await offer(api.database, product);
    await api.services.catalogue.fresh();
    const add = 'mutation($v: ID!) { addToCart(variant: $v, quantity: 2) { id } }';
    await api.call(add, { v: toId('Variant', variant) }, who);
    expect((await api.call(SAVE, { input: place }, who)).errors).toEqual([]);
    return who;
  }
  async function expectUnchanged(query: string, variables: Record<string, unknown>, who: Record<string, string>) {
    const stateBefore = await marketState(api.database);
    const { data, errors } = await api.call(query, variables, who);
    expect([data, await marketState(api.database)]).toEqual([null, stateBefore]);
    expect(errors.every(({ extensions }) => extensions.displayable === true)).toBe(true);
    return errors.map(({ extensions, message }) => [extensions.code, message]);
  }
  const post = (event: PaymentEvent, signature?: string) => {
    const body = JSON.stringify(event);
    return fetch(webhook.url, { method: 'POST', body, headers: { 'stripe-signature': signature ?? sign(body) } });
  };

  it.each([
    ['a pickup point that closed', 'location', 'marche', 'locationId'],
    ['a zone that no longer serves', 'shipping_zone', 'plateau', 'shippingZoneId'],
  ] as const)('stops %s at the checkout and at its step', async (name, table, key, field) => {
    const [type, id] =
      table === 'location' ? (['Location', location(key)] as const) : (['ShippingZone', zone(key)] as const);
    const who = await filled(`for ${key}`, { [field]: toId(type, id) });
    const serve = (active: boolean) =>
      api.database.kysely.updateTable(table).set({ active }).where('id', '=', id).execute();
    await serve(false);
    await api.services.catalogue.fresh();
    const noDelivery = [['NO_DELIVERY', 'cart.no_delivery']];
    expect(await expectUnchanged(CHECKOUT, {}, who), name).toEqual(noDelivery);
    expect(await expectUnchanged(SAVE, { input: { step: 'checkout', note: 'Sonnez' } }, who)).toEqual(noDelivery);
    expect(await expectUnchanged(SAVE, { input: { [field]: toId(type, id) } }, who)).toEqual(noDelivery);
    await serve(true);
    await api.services.catalogue.fresh();
    expect((await api.call(CHECKOUT, {}, who)).errors).toEqual([]);
  });

  it('shows a cart of last week as unsure at no cost, and rejects paying for the week displayed before (E57)', async () => {
    const who = await filled('last week', { locationId: toId('Location', location('marche')) });
    const { data: openPeriodData } = await api.call('{ openPeriod { id } }', {}, who);
    const { id: period } = (openPeriodData as { openPeriod: { id: string } }).openPeriod;
    api.clock.advance(WEEK_MS);
    expect(await expectUnchanged(CHECKOUT, { period }, who)).toEqual([
      // One cause is named once: the closed week is why nothing of the cart counts.
      ['PERIOD_CHANGED', 'cart.period_changed'],
    ]);
    expect(await expectUnchanged(CHECKOUT, {}, who)).toEqual([['EMPTY_CART', 'errors.basic_cart']]);
    expect((await api.call(CART, {}, who)).data?.cart).toMatchObject({
      location: { id: toId('Location', location('marche')) },
      items: [{ quantity: 2, unsure: true, unsureReason: 'last_week' }],
      totals: { total: 0 },
    });
  });

  it.each([
    ['of a session that nobody opened', { sessionId: 'cs_unknown', attemptId: testId('no attempt') }],
    ['that names no attempt', { sessionId: 'cs_other', attemptId: '' }],
    ['whose attempt is no id', { sessionId: 'cs_other', attemptId: "' or true --" }],
  ])('ignores and logs a payment message %s', async (_, names) => {
    const paidEvent = {
      ...names,
      state: 'paid',
      amountTotal: 1575,
      amountDiscount: 0,
      currency: 'cad',
      contact: NOBODY,
      paymentIntent: 'pi_x',
    };
    for (const session of [paidEvent, { ...names, state: 'expired' }] as const) {
      const stateBefore = await marketState(api.database);
      const response = await post(
        api.payment.event('checkout.session.completed', session as PaymentEvent['session'] & object),
      );
      expect([response.status, await response.text()]).toEqual([200, 'ignored']);
      expect(await marketState(api.database)).toEqual(stateBefore);
    }
    const lines = logged.filter(({ msg }) => msg === 'A payment message changed nothing');
    expect(lines.map(({ level }) => level)).toEqual([40, 40]);
  });

  it('ignores and logs a payment with another amount or a bad signature', async () => {
    const who = await filled('another amount', { locationId: toId('Location', location('marche')) });
    const { data } = await api.call(CHECKOUT, {}, who);
    const session = String(data?.checkout);
    const stateBefore = await marketState(api.database);
    const event = api.payment.pay(session, { amount: 1 });
    expect((await post(event, 'forged')).status).toBe(400);
    expect(await (await post(event)).text()).toBe('ignored');
    expect(await (await post(event)).text()).toBe('replay');
    expect(await marketState(api.database)).toEqual(stateBefore);
    expect(logged.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual([
      'A payment message without a valid signature was refused',
      'A payment of another amount or currency was not applied',
      'A payment message changed nothing',
    ]);
  });

  it('ignores and logs messages about a card page or customer of another shop', async () => {
    const stateBefore = await marketState(api.database);
    for (const about of [
      { kind: 'setup', sessionId: 'cs_unknown', setupId: testId('no set-up') },
      { kind: 'setup', sessionId: 'cs_unknown', setupId: 'x' },
      { kind: 'customer', customer: 'cus_unknown' },
    ] as const)
      expect(await (await post({ id: `evt_${about.kind}`, type: 'x', session: null, about })).text()).toBe('ignored');
    expect(await marketState(api.database)).toEqual(stateBefore);
    expect(logged.filter(({ level }) => level >= 40)).toHaveLength(3);
  });
});
