import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';
import { answerProblemPhoto } from './problemPhotoRoute.ts';

type Problem = { photo: string | null };
type Order = { id: string; link: string; slot: { from: string }; products: { id: string; problems: Problem[] }[] };

const FIELDS = 'id link slot { from } products { id problems { photo } }';
const REPORT = `mutation($o: ID!, $l: ID!, $r: ID!) {
  reportOrderProblem(order: $o, line: $l, kind: damaged, quantity: 1, requestId: $r) { ${FIELDS} } }`;
const ORIGIN = 'https://market.example';
const picture = (red: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 80, b: 60 } } });

describe.each(testDatabaseKinds())('the photo of a reported problem (%s)', (kind) => {
  let api: ApiServer;
  let server: Server;
  let url: string;
  let now: Date;
  let counter = 0;
  let ann: Who;
  let order: Order;
  let jpeg: Buffer;

  beforeAll(async () => {
    jpeg = await picture(200)
      .withExif({ IFD3: { GPSLatitude: '45/1 25/1 30/1' } })
      .jpeg()
      .toBuffer();
    api = await openApi(kind);
    now = api.clock.now();
    api.clock.now = () => now;
    const { services, callerOf } = api;
    const parts = { services, callerOf, origins: new Set([ORIGIN]), now: () => now, realNow: () => api.time.real };
    server = createServer((request, response) => {
      const [, , name = null] = (request.url ?? '').split('?')[0]!.split('/');
      answerProblemPhoto(parts, name, request, response).catch(() => response.writeHead(500).end());
    });
    url = await listenLocally(server);
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    await market.product('jus', 'farm', {}, [], [{ price: 1000, stock: 999 }]);
    await market.location('marche');
  });
  afterAll(async () => {
    await closeNow(server);
    await api.close();
  });
  beforeEach(async () => {
    counter += 1;
    ann = await api.signIn(`ann${counter}`);
    order = await buy(ann);
  });

  async function buy(who: Who): Promise<Order> {
    now = new Date('2026-11-24T12:00:00-05:00');
    const add = 'mutation($v: ID!) { addToCart(variant: $v, quantity: 1) { id } }';
    await api.ask(who, add, { v: toId('Variant', testId('variant jus 0')) });
    const choose = 'mutation($l: ID!) { updateShoppingSession(input: { locationId: $l }) { id } }';
    await api.ask(who, choose, { l: toId('Location', testId('location marche')) });
    const { checkout } = await api.ask<{ checkout: string }>(who, 'mutation { checkout }');
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
    const { payment } = await api.ask<{ payment: { order: Order } }>(who, `{ payment { order { ${FIELDS} } } }`);
    now = new Date(payment.order.slot.from);
    return payment.order;
  }
  const report = (who = ann, id = order.id) =>
    api.ask(who, REPORT, { o: id, l: order.products[0]!.id, r: `report ${counter}` });
  const photoOf = async (who: Who, id = order.id) => {
    const query = `query($o: ID!) { order(id: $o) { ${FIELDS} } }`;
    const { order: read } = await api.ask<{ order: Order }>(who, query, { o: id });
    return read.products[0]!.problems[0]!.photo;
  };
  async function upload(
    photo: Buffer,
    { who = ann, id = order.id, line = order.products[0]!.id, headers = {} as Record<string, string> } = {},
  ): Promise<number> {
    const { session, authorization } = who;
    const cookie = api.sessions.cookie(api.sessions.issue(session, null));
    const sent = { origin: ORIGIN, cookie, ...(authorization && { authorization }), ...headers };
    const query = new URLSearchParams({ order: id, line });
    const response = await fetch(`${url}/photos?${query}`, {
      method: 'POST',
      headers: sent,
      body: new Uint8Array(photo),
    });
    return response.status;
  }
  const open = (path: string) => fetch(url + path);

  it('is stored once, and shown to its buyer and to staff by a signed path, for as long as that holds', async () => {
    await report();
    expect(await photoOf(ann)).toBeNull();
    expect(await upload(jpeg)).toBe(204);
    expect(await upload(jpeg)).toBe(204);
    expect(await upload(await picture(10).jpeg().toBuffer())).toBe(409);
    const staff = await api.signIn(`staff${counter}`, { roles: ['volunteer'] });
    const path = await photoOf(ann);
    expect(path).toMatch(/^\/photos\/[\da-f-]{36}\.\d+\.[\w-]{43}$/);
    expect(await photoOf(staff)).toBe(path);
    const response = await open(path!);
    expect(response.status).toBe(200);
    const stored = Buffer.from(await response.arrayBuffer());
    expect((await sharp(stored).stats()).dominant).toEqual((await sharp(jpeg).stats()).dominant);
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    const [, , name = ''] = path!.split('/');
    const [id, expires, signature] = name.split('.');
    const later = Number(expires) + 3600;
    for (const forged of [`${id}.${later}.${signature}`, `${testId('another')}.${expires}.${signature}`, `${id}`, ''])
      expect((await open(`/photos/${forged}`)).status, forged).toBe(404);
    now = new Date(Number(expires) * 1000);
    expect((await open(path!)).status).toBe(404);
    expect(await photoOf(ann)).not.toBe(path);
  });

  it('is stored for a guest by the order’s link too, which does not show it', async () => {
    const guest = { session: newSessionToken() };
    order = await buy(guest);
    const stranger = { session: newSessionToken() };
    const link = order.link.split('/').at(-1)!;
    await report(guest);
    expect(await upload(jpeg, { who: stranger })).toBe(404);
    expect(await upload(jpeg, { who: stranger, id: link })).toBe(204);
    expect(await photoOf(guest)).not.toBeNull();
    expect(await photoOf(stranger, link)).toBeNull();
  });

  it('is refused of others, without a report, and by other sites', async () => {
    expect(await upload(jpeg)).toBe(409);
    await report();
    const bob = await api.signIn(`bob${counter}`);
    const manager = await api.signIn(`manager${counter}`, { roles: ['staff'] });
    for (const who of [bob, manager, { session: ann.session }, { session: newSessionToken() }])
      expect(await upload(jpeg, { who })).toBe(404);
    expect(await upload(jpeg, { who: { ...ann, authorization: 'Bearer forged' } })).toBe(401);
    expect(await upload(jpeg, { line: 'x' })).toBe(404);
    expect(await upload(jpeg, { headers: { origin: 'https://evil.example' } })).toBe(403);
    expect((await fetch(`${url}/photos`)).status).toBe(405);
    expect(await photoOf(ann)).toBeNull();
  });

  it('is a picture by its content, and at most 2 MB', async () => {
    await report();
    const headers = { 'content-type': 'image/jpeg' };
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'.padEnd(64)), { headers })).toBe(415);
    expect(await upload(Buffer.alloc(0), { headers })).toBe(415);
    expect(await upload(Buffer.concat([jpeg, Buffer.alloc(2_000_001 - jpeg.length)]))).toBe(413);
    expect(await upload(await picture(9).webp().toBuffer(), { headers: { 'content-type': 'text/html' } })).toBe(204);
    expect((await open((await photoOf(ann))!)).headers.get('content-type')).toBe('image/webp');
  });

  it('is counted, for a session and its network', async () => {
    const bob = await api.signIn(`bob${counter}`);
    for (let sent = 0; sent < 12; sent += 1) expect(await upload(jpeg, { who: bob })).toBe(404);
    expect(await upload(jpeg, { who: bob })).toBe(429);
    api.time.real += 3_600_000;
    expect(await upload(jpeg, { who: bob })).toBe(404);
  });
});
