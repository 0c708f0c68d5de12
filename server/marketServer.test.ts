import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySeededFiles } from '../tests/support/databaseTemplates.ts';
import { freePort } from '../tests/support/freePort.ts';
import { createJourneyDatabase } from '../tests/support/journeyDatabase.ts';
import { nameMarket } from '../tests/support/nameMarket.ts';
import { loadConfig } from './config.ts';
import type { Environment } from './config.ts';
import { openedOtherwise } from './database/openedAs.ts';
import type { Storefront } from './http/storefront.ts';
import { createLog } from './log.ts';
import { startMarketServer } from './marketServer.ts';
import type { MarketServer } from './marketServer.ts';
import { sendToServer } from './operator/operatorSocket.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';
const IMAGE = '205/carotte.avif';

/** A page that contains the requested address; `/lent` waits until it is released. */
function storefront() {
  let letGo = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  const render: Storefront['render'] = async (request, { nonce }) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/lent') await waiting;
    if (pathname === '/ancien') return new Response(null, { status: 301, headers: { location: '/nouveau' } });
    const status = ['/', '/en', '/lent'].includes(pathname) ? 200 : 404;
    return { status, html: `<!DOCTYPE html><body><script nonce="${nonce}">start()</script><p>${request.url}</p>` };
  };
  const files: Storefront = { render, assets: () => ({ entry: '', modules: [], styles: () => [] }), assetFolder: null };
  return { files, letGo };
}

type Raw = { status: number; headers: http.IncomingHttpHeaders; text: string };

async function open(env: Environment, fill?: (dataDir: string) => Promise<void>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-server-'));
  const dataDir = path.join(folder, 'not', 'yet', 'there');
  const port = await freePort();
  const config = loadConfig({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env });
  const { files, letGo } = storefront();
  await fill?.(dataDir);
  const market: MarketServer = await startMarketServer(config, files, createLog('silent'));
  /** A request whose target and Host are sent as they are, on a connection of its own. */
  const get = (target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<Raw>((resolve, reject) => {
      const ownHeaders = { host: `localhost:${port}`, ...headers };
      const request = http.request({
        port,
        host: '127.0.0.1',
        path: target,
        method,
        headers: ownHeaders,
        agent: false,
      });
      request.on('error', reject).on('response', (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      request.end();
    });
  const post = (address: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${address}`, { method: 'POST', body, headers });
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  return { market, get, post, port, dataDir, letGo, remove };
}

type Opened = Awaited<ReturnType<typeof open>>;

const PAGES = ['/', '/en', '/nulle-part', '//evil.example/', '/%E0%A4%A', '/paiement'];

const liveSettings = {
  MARKET_MODE: 'live',
  PUBLIC_URL: 'https://market.example',
  AUTH_DOMAIN: 'market.eu.auth0.com',
  AUTH_CLIENT_ID: 'storefront',
  AUTH_AUDIENCE: 'https://market.example/graphql',
  AUTH_CLAIMS: 'https://market.example/',
  AUTH_MANAGEMENT_CLIENT_ID: 'machine',
  AUTH_MANAGEMENT_CLIENT_SECRET: 'a secret of the tests',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Market <orders@market.example>',
};

describe('a live market', () => {
  let database: Awaited<ReturnType<typeof createJourneyDatabase>>;
  let live: Opened;
  beforeAll(async () => {
    database = await createJourneyDatabase();
    await nameMarket({ url: database.url });
    live = await open({ ...liveSettings, DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await live?.market.close();
    live?.remove();
    await database?.remove();
  });

  it('starts on a machine without its data folder, for its owner and one process alone', async () => {
    for (const file of ['', 'operator.sock']) expect(fs.statSync(path.join(live.dataDir, file)).mode & 0o077).toBe(0);
    const same = { ...liveSettings, DATABASE_URL: database.url, DATA_DIR: live.dataDir };
    await expect(open(same)).rejects.toThrow(/is in use by process \d+/);
  });

  it('leads from an unknown payment to the page of the result, which says what it cannot show', async () => {
    const response = await live.get('/paiement/cs_nobody');
    expect([response.status, response.headers.location]).toEqual([303, '/commande-recue?session=cs_nobody&mail']);
  });

  it.each(PAGES)('sends its security headers with %s, and nothing of the visitor', async (target) => {
    const { headers, text } = await live.get(target, { cookie: `etal_session=${'a'.repeat(43)}` });
    const allowed = createHash('sha256').update('start()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${allowed}';`);
    expect(text).toContain('<script>start()</script>');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': target === '/' || target === '/en' ? 'public, no-cache' : 'public, max-age=60',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('sends HSTS with answers that are no page, too', async () => {
    for (const target of ['/healthz', '/robots.txt', '/ancien', '/images/none-205.avif', '/assets/none.js'])
      expect((await live.get(target)).headers['strict-transport-security'], target).toBeDefined();
  });

  it('uses its own origin, whatever a request names', async () => {
    for (const [target, rendered] of [
      ['//evil.example/', 'https://market.example//evil.example/'],
      ['/\\evil.example/', 'https://market.example//evil.example/'],
      ['http://evil.example/en', 'https://market.example/en'],
      ['/%E0%A4%A', 'https://market.example/%25E0%25A4%25A'],
    ]) {
      const { text } = await live.get(target!, { host: 'evil.example' });
      expect(text).toContain(`<p>${rendered}</p>`);
    }
    expect((await live.get('*')).status).toBe(400);
    expect((await live.get('/ancien', { host: 'evil.example' })).headers.location).toBe('/nouveau');
  });

  it('has no stand-ins, no introspection, and runs only released documents', async () => {
    expect((await live.get('/provider-states', {}, 'POST')).status).toBe(404);
    expect(live.market.paymentUrl).toBeNull();
    const response = await live.post('/graphql', JSON.stringify({ query: '{ __schema { description } }' }), {
      'content-type': 'application/json',
    });
    expect(await response.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNKNOWN_DOCUMENT' } }] });
  });

  it('accepts each of the provider’s messages once, only if it is signed, recent and of limited size', async () => {
    const session = { object: 'checkout.session', id: 'cs_1', status: 'expired', client_reference_id: 'nobody’s' };
    const payload = JSON.stringify({
      id: 'evt_of_the_tests',
      object: 'event',
      type: 'checkout.session.expired',
      data: { object: session },
    });
    const now = Math.floor(Date.now() / 1000);
    const send = async (secret: string, timestamp: number, body = payload) => {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const response = await live.post('/webhooks/paiement', body, { 'stripe-signature': signature });
      return [response.status, await response.text()];
    };
    expect(await send('whsec_of_somebody', now)).toEqual([400, 'signature']);
    expect(await send(WEBHOOK_SECRET, now - 301)).toEqual([400, 'signature']);
    expect(await send(WEBHOOK_SECRET, now, payload.replace('cs_1', 'cs_2'))).toEqual([400, 'signature']);
    expect((await live.post('/webhooks/paiement', payload)).status).toBe(400);
    expect(await send(WEBHOOK_SECRET, now)).toEqual([200, 'ignored']);
    expect(await send(WEBHOOK_SECRET, now)).toEqual([200, 'replay']);
    for (const size of [1_000_001, 3_000_000]) {
      const { status, headers } = await live.post('/webhooks/paiement', 'x'.repeat(size));
      expect([status, headers.get('connection')]).toEqual([413, 'close']);
      expect((await live.post('/webhooks/paiement', payload)).status).toBe(400);
    }
  });

  it('closes for maintenance and opens again, by the operator’s tool', async () => {
    await sendToServer(live.dataDir, 'maintenance', ['on']);
    const closed = await live.get('/');
    expect([closed.status, closed.headers['retry-after']]).toEqual([503, '120']);
    expect(closed.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await live.get('/?force')).status).toBe(200);
    expect((await live.get('/nulle-part')).status).toBe(404);
    expect((await live.get('/healthz')).status).toBe(200);
    await expect(sendToServer(live.dataDir, 'maintenance', ['perhaps'])).rejects.toThrow('on or off');
    await expect(sendToServer(live.dataDir, 'advance', ['1h'])).rejects.toThrow('Only the clock of a demo or trial');
    await sendToServer(live.dataDir, 'maintenance', ['off']);
    expect((await live.get('/')).status).toBe(200);
  });
});

describe('a trial', () => {
  const PASSWORD = 'trois-lacs-2026';
  let database: Awaited<ReturnType<typeof createJourneyDatabase>>;
  let trial: Opened;
  const settings = () => ({
    MARKET_MODE: 'trial',
    PUBLIC_URL: 'https://essai.market.example',
    TRIAL_PASSWORD: PASSWORD,
    DATABASE_URL: database.url,
  });
  beforeAll(async () => {
    database = await createJourneyDatabase();
    await nameMarket({ url: database.url });
    trial = await open(settings());
  });
  afterAll(async () => {
    await trial?.market.close();
    trial?.remove();
    await database?.remove();
  });
  const standIns = () => [0, 1, 2, 3].map((offset) => `http://127.0.0.1:${trial.port + offset}`);
  const enter = (password: string, to = '/panier') =>
    fetch(`http://127.0.0.1:${trial.port}/essai`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ password, to }),
    });

  it('shows nobody a page, of the market or its stand-ins, without the password', async () => {
    const paths = ['/', '/en', '/panier', '/graphql', '/robots.txt', '/sitemap.xml', '/images/carotte-205.avif'];
    for (const origin of standIns())
      for (const path of paths) {
        const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
        expect([response.status, response.headers.get('x-robots-tag')], path).toEqual([401, 'noindex, nofollow']);
        expect(await response.text()).toMatch(/Mot de passe de l’essai|Trial password/);
      }
    expect((await fetch(`${standIns()[0]}/graphql`, { method: 'POST' })).status).toBe(401);
  });

  it('opens for 30 days with it, on every host below its own, and leads back to the page', async () => {
    const entered = await enter(PASSWORD);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/panier']);
    const set = entered.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/; HttpOnly; SameSite=Lax; Domain=essai\.market\.example; Secure$/);
    const [cookie = ''] = set.split(';');
    for (const [path, text] of Object.entries({ '/': 'ni livré', '/en': 'is charged' }))
      expect((await trial.get(path, { cookie })).text).toMatch(
        RegExp(`<body><section[^>]*>\\s*<p[^>]*>[^<]*${text}[^<]*<a\\s+href="https://courriels`),
      );
    for (const origin of standIns())
      expect((await fetch(`${origin}/nulle-part`, { headers: { cookie } })).status, origin).not.toBe(401);
    for (const wrong of [`${cookie}x`, 'etal_trial=', `etal_trial=${PASSWORD}`])
      expect((await trial.get('/', { cookie: wrong })).status).toBe(401);
  });
  it('refuses a wrong password, leads to no other site, and has a limit of tries', async () => {
    const refused = await enter('trois-lacs-2025');
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await refused.text()).toContain('role="alert"');
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
      expect((await enter(PASSWORD, to)).headers.get('location')).toBe('/');
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await enter('trois-lacs-2024')).status);
    // Right ones before them took no try away.
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(9);
    expect((await enter(PASSWORD)).status).toBe(429);
  });

  it('answers machines: whoever watches it, the sign-in client and the payment provider', async () => {
    const [market, identity, payment] = standIns();
    expect((await fetch(`${market}/healthz`)).status).toBe(200);
    expect((await fetch(`${identity}/.well-known/jwks.json`)).status).toBe(200);
    expect((await fetch(`${identity}/oauth/token`, { method: 'POST' })).status).toBe(400);
    expect(await (await fetch(`${payment}/v1/customers`)).json()).toMatchObject({
      error: { type: 'invalid_request_error' },
    });
    expect((await fetch(`${market}/webhooks/paiement`, { method: 'POST', body: '{}' })).status).toBe(400);
  });

  it('has the stand-ins on hosts below its own, and no demo goods or accounts', async () => {
    const { identityUrl, paymentUrl, mailboxUrl } = trial.market;
    expect([identityUrl, paymentUrl, mailboxUrl]).toEqual([
      'https://connexion.essai.market.example',
      'https://paiement.essai.market.example',
      'https://courriels.essai.market.example',
    ]);
    const found = await fetch(`${standIns()[1]}/.well-known/openid-configuration`);
    expect(await found.json()).toMatchObject({ authorization_endpoint: `${identityUrl}/authorize` });
    expect(JSON.parse((await trial.get('/healthz')).text)).toMatchObject({ products: 0, sellers: 0 });
    const staff = await sendToServer(trial.dataDir, 'create-staff', ['equipe@exemple.ca', '--dry-run']);
    expect(staff?.text).toContain('equipe@exemple.ca has an account now');
  });

  it('keeps its database from a live market, whose orders are paid, and the other way round', async () => {
    const { TRIAL_PASSWORD: _, ...real } = { ...liveSettings, ...settings(), MARKET_MODE: 'live' };
    await expect(open(real)).rejects.toThrow('belongs to a trial, whose orders nobody paid');
    expect(openedOtherwise('live', 'trial')).toContain('belongs to a live market');
    expect([openedOtherwise('live', 'live'), openedOtherwise(null, 'trial')]).toEqual([null, null]);
  });
});

describe('a demo market', () => {
  let demo: Opened;
  beforeAll(async () => {
    demo = await open({ DRAIN_SECONDS: '1' }, copySeededFiles);
    const picture = path.join(demo.dataDir, 'images', IMAGE);
    fs.mkdirSync(path.dirname(picture), { recursive: true });
    fs.writeFileSync(picture, Buffer.alloc(2_000_000));
  });
  afterAll(async () => {
    await demo?.market.close();
    demo?.remove();
  });

  it('redirects 127.0.0.1 to its origin, where its cookies are, and nowhere else', async () => {
    const host = `127.0.0.1:${demo.port}`;
    for (const [target, location] of [
      ['/en?x=1', `http://localhost:${demo.port}/en?x=1`],
      ['//evil.example/x', `http://localhost:${demo.port}//evil.example/x`],
      ['http://evil.example/x', `http://localhost:${demo.port}/x`],
    ]) {
      const response = await demo.get(target!, { host });
      expect([response.status, response.headers.location]).toEqual([302, location]);
    }
    expect((await demo.get('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('redirects an address in another spelling to the page’s canonical one, with its query (routes 4)', async () => {
    for (const [target, location] of [
      ['/en/panier/livraison?force', '/en/cart/livraison?force'],
      ['/Panier/', '/panier'],
      ['//produits/miche', '/produits/miche'],
    ]) {
      const response = await demo.get(target!);
      expect([response.status, response.headers.location]).toEqual([301, location]);
    }
    expect((await demo.get('/en/cart/livraison')).headers.location).toBeUndefined();
  });

  it('redirects links of the older site, on any path, to the French page (F-014, F-015)', async () => {
    for (const [target, location] of [
      ['/?SSCID=Producteur&section=produits&ID=999999', '/producteurs'],
      ['/index.php?sscid=Producteur&Section=produits&id=x', '/producteurs'],
      ['/en/sellers?section=lire&alias=contact', '/contact'],
      ['/index.php?section=faq&s=pomme', '/faq'],
    ]) {
      const response = await demo.get(target!);
      expect([response.status, response.headers.location], target).toEqual([301, location]);
    }
    expect((await demo.get('/?section=categorie&ID=1')).status).toBe(200);
  });

  it.runIf(fs.existsSync('/proc/self/fd'))(
    'keeps no file open for visitors who disconnect during a picture',
    async () => {
      const openFiles = () =>
        fs.readdirSync('/proc/self/fd').filter((fd) => {
          try {
            return fs.readlinkSync(`/proc/self/fd/${fd}`).endsWith(IMAGE);
          } catch {
            return false;
          }
        }).length;
      const leave = () =>
        new Promise<void>((resolve) => {
          const socket = net.connect(demo.port, '127.0.0.1', () =>
            socket.write('GET /images/carotte-205.avif HTTP/1.1\r\nHost: localhost\r\n\r\n'),
          );
          socket.once('data', () => socket.destroy()).once('close', () => resolve());
        });
      for (let visitor = 0; visitor < 8; visitor += 1) await leave();
      await expect.poll(openFiles).toBe(0);
      expect((await demo.get('/images/carotte-205.avif')).status).toBe(200);
    },
  );

  it('completes requests in progress when it stops', async () => {
    const slow = demo.get('/lent');
    await expect.poll(() => demo.get('/healthz').then(({ status }) => status)).toBe(200);
    await expect.poll(() => demo.get('/readyz').then(({ status }) => status)).toBe(200);
    const closed = demo.market.close();
    // A load balancer sends nothing more, and what comes until it has noticed is answered.
    expect(await demo.get('/readyz')).toMatchObject({ status: 503, text: '{"status":"leaving"}' });
    expect((await demo.get('/livez')).status).toBe(200);
    expect(await demo.get('/')).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await expect.poll(() => demo.get('/healthz').catch((error: Error) => error.message)).toMatch(/ECONNREFUSED/);
    expect((await fetch(demo.market.paymentUrl ?? '')).status).toBe(404);
    demo.letGo();
    expect((await slow).status).toBe(200);
    await closed;
    await expect(fetch(demo.market.paymentUrl ?? '')).rejects.toThrow();
  });
});
