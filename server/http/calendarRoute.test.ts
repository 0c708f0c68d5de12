import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createLog } from '../log.ts';
import { calendarOf } from '../mail/orderCalendar.ts';
import { createSite } from './site.ts';

const nothing = () => Promise.reject(new Error('Only the calendar is asked for'));

describe.each(testDatabaseKinds())('GET /calendrier/… (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let server: http.Server;
  let origin = '';
  beforeAll(async () => {
    const { market, database } = fixture;
    const publicUrl = 'https://market.example';
    const calendar = (file: string) => calendarOf({ ...market, database, publicUrl }, file);
    server = http.createServer(
      createSite({
        origin: publicUrl,
        live: true,
        api: nothing,
        log: createLog('silent'),
        visitor: () => ({ sessionToken: '', sessionId: '', isNew: true, customer: null, address: '', origin: '' }),
        asset: async () => false,
        picture: async () => false,
        worker: () => false,
        page: nothing,
        webhook: nothing,
        providerStates: null,
        payRedirect: nothing,
        mailLink: nothing,
        slip: nothing,
        placeForm: nothing,
        problemPhoto: nothing,
        pictureUpload: nothing,
        catalogueFiles: nothing,
        calendar,
        health: nothing,
        readiness: () => 'ok',
        seoFiles: async () => null,
        legacySeller: async () => null,
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  async function send(address: string, method = 'GET') {
    const response = await fetch(`${origin}${address}`, { method });
    const text = await response.text();
    const header = (name: string) => response.headers.get(name);
    return { status: response.status, text, header, lines: text.split('\r\n') };
  }
  async function buy(name: string) {
    const { market, database } = fixture;
    const ann = await signedIn(market, name);
    await market.cart.add(ann, await offer(database, name, { price: 1000 }), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    const attempt = await market.checkout.payment(ann.visitor);
    const order = attempt && (await market.orders.ofAttempt(ann.visitor, attempt.id));
    if (!order) throw new Error('Nothing was bought');
    return { ann, order, address: (locale: string) => `/calendrier/${order.calendarKey}-${locale}.ics` };
  }

  it('returns a file of the order’s slot in either language, which no cache stores', async () => {
    const { order, address } = await buy('ann');
    const french = await send(address('fr'));
    expect([french.status, french.header('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(french.header('content-disposition')).toBe(`attachment; filename="commande-${order.number}.ics"`);
    expect(french.header('cache-control')).toBe('private, no-store');
    expect([french.header('etag'), french.header('last-modified'), french.header('set-cookie')]).toEqual([
      null,
      null,
      null,
    ]);
    const stamp = (at: Date | undefined) => at?.toISOString().replaceAll(/[-:]|\.000/g, '');
    expect(french.lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `UID:order-${order.number}@market.example`,
        `DTSTART:${stamp(order.slot?.from)}`,
        `DTEND:${stamp(order.slot?.to)}`,
        'END:VCALENDAR',
      ]),
    );
    expect(french.text).toContain('SUMMARY:Cueillette');
    expect(french.text).not.toContain('CANCEL');
    const english = await send(address('en'));
    expect(english.header('content-disposition')).toBe(`attachment; filename="order-${order.number}.ics"`);
    expect(english.text).toContain('SUMMARY:Pickup');
    expect((await send(address('fr'), 'HEAD')).text).toBe('');
  });

  it('returns the current slot and status at each request', async () => {
    const { order, address } = await buy('bob');
    await send(address('fr'));
    const at = new Date('2026-12-04T20:00:00Z');
    await fixture.database.kysely
      .updateTable('orders')
      .set({ slot_from: at, slot_to: new Date(at.getTime() + 3_600_000) })
      .where('id', '=', order.id)
      .execute();
    expect((await send(address('fr'))).text).toContain('DTSTART:20261204T200000Z');
  });

  it('answers 404 once the order is cancelled, or merged into another', async () => {
    const { ann, order, address } = await buy('cat');
    await fixture.market.refunds.cancelOwn(ann, order.id, { reopenCart: false });
    for (const locale of ['fr', 'en'])
      expect(await send(address(locale))).toMatchObject({ status: 404, text: 'not found' });
  });

  it.each([
    `${testId('nobody')}-fr.ics`,
    `${testId('nobody')}-de.ics`,
    'x.ics',
    '%E0%A4%A.ics',
    `..%2f${testId('nobody')}-fr.ics`,
  ])('answers 404 for %s', async (file) => {
    expect((await send(`/calendrier/${file}`)).status).toBe(404);
  });

  it('answers to the calendar key alone, never to an order’s id, and accepts GET only', async () => {
    const { order, address } = await buy('dan');
    expect((await send(`/calendrier/${order.id}-fr.ics`)).status).toBe(404);
    expect((await send(address('fr'), 'POST')).status).toBe(405);
  });
});
