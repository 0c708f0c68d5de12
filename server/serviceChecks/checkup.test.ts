import { createServer, type Server } from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeNow, listenLocally } from '../../tests/support/localServer.ts';
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { setupText } from '../text/setupTexts.ts';
import { openCheckup } from './checkup.ts';
import type { ServiceWorld } from './serviceCheck.ts';

const MARKET = 'https://marche.example';
/** Statuses of Stripe's stand-in by path; 200 for the rest. */
let refused: Record<string, number>;
let requests: string[];
let stripe: Server;
let stripeUrl: string;
let mail: net.Server;
let mailPort: number;
/** Sends nothing, and so never greets; or greets and takes the login. */
let isMailSilent: boolean;
const sockets = new Set<net.Socket>();

beforeAll(async () => {
  stripe = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0]!.replace('/v1/', '');
    requests.push(path);
    const status = refused[path] ?? 200;
    const hook = { url: `${MARKET}/webhooks/paiement`, status: 'enabled', enabled_events: ['*'] };
    const body =
      status === 200 ? { data: [hook] } : { error: { message: `No such thing for ${request.headers.authorization}` } };
    response.writeHead(status).end(JSON.stringify(body));
  });
  stripeUrl = await listenLocally(stripe);
  mail = net.createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (isMailSilent) return;
    socket.setEncoding('utf8').write('220 mail.example\r\n');
    socket.on('data', (part: string) => {
      if (/^EHLO/i.test(part)) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n');
      else if (/^AUTH/i.test(part)) socket.write('235 ok\r\n');
      else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  mailPort = (mail.address() as net.AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  mail.close();
  await closeNow(stripe);
});
beforeEach(() => {
  refused = {};
  requests = [];
  isMailSilent = false;
});

const world: ServiceWorld = {
  request: (url, init) => fetch(url.replace('https://api.stripe.com', stripeUrl), init),
  lookup: async () => ['203.0.113.7'],
};
const live = () =>
  loadConfig({
    MARKET_MODE: 'live',
    PUBLIC_URL: MARKET,
    DATABASE_URL: 'postgres://localhost/none',
    STRIPE_SECRET_KEY: 'sk_live_hunter2',
    STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
    SMTP_URL: `smtp://user:hunter2@127.0.0.1:${mailPort}`,
    MAIL_FROM: 'commandes@marche.example',
    AUTH_DOMAIN: 'login.marche.example',
    AUTH_CLIENT_ID: 'storefront',
    AUTH_AUDIENCE: `${MARKET}/graphql`,
    AUTH_CLAIMS: `${MARKET}/`,
    AUTH_MANAGEMENT_CLIENT_ID: 'machine',
    AUTH_MANAGEMENT_CLIENT_SECRET: 'hunter2',
  });
const at = new Date('2026-11-27T14:00:00Z');
const open = (other: Partial<ServiceWorld> = {}, withinMs = 5000) =>
  openCheckup({ config: live(), now: () => at, log: createLog('silent'), world: { ...world, ...other }, withinMs });
type Checkup = ReturnType<typeof openCheckup>;
const words = (checkup: Checkup, name: string, locale: 'fr' | 'en' = 'fr') => {
  const result = checkup.read().items.find((item) => item.name === name)?.result;
  return result && [result.works, ...result.sentences.map((text) => setupText(text, locale))];
};

it('says what each service is, and tries the real ones alone', async () => {
  const trial = loadConfig({ MARKET_MODE: 'trial', DATABASE_URL: 'postgres://localhost/none' });
  const checkup = openCheckup({ config: trial, now: () => at, log: createLog('silent'), world });
  await checkup.check();
  expect(checkup.read()).toEqual({
    checkedAt: at,
    items: [
      { name: 'address', source: 'none', result: null },
      { name: 'signIn', source: 'standIn', result: null },
      { name: 'payment', source: 'standIn', result: null },
      { name: 'mail', source: 'standIn', result: null },
    ],
  });
  expect(open().read()).toEqual({
    checkedAt: null,
    items: ['address', 'signIn', 'payment', 'mail'].map((name) => ({ name, source: 'real', result: null })),
  });
});

it('finds what works, and says of a wrong key what to do, in the language of the reader', async () => {
  const checkup = open();
  await checkup.check();
  expect(words(checkup, 'address')).toEqual([true]);
  expect(words(checkup, 'payment')).toEqual([true]);
  expect(words(checkup, 'mail')?.[0]).toBe(true);
  expect(words(checkup, 'signIn')?.[0]).toBe(false);
  refused['checkout/sessions'] = 401;
  await checkup.check();
  expect(words(checkup, 'payment')).toEqual([
    false,
    'Stripe ne connaît pas cette clé : copiez-la de nouveau (docs/payment.md, étape 2).',
  ]);
  expect(words(checkup, 'payment', 'en')).toEqual([
    false,
    'Stripe does not know this key: copy it again (docs/payment.md, step 2).',
  ]);
});

it('repeats no secret, even where a service does', async () => {
  refused.customers = 400;
  const checkup = open();
  await checkup.check();
  const [works, text] = words(checkup, 'payment', 'en') ?? [];
  expect([works, text]).toEqual([false, 'Stripe answers 400: No such thing for Bearer •••.']);
  expect(JSON.stringify(checkup.read())).not.toContain('hunter2');
});

it('opens with a stray % in a password, which it does not repeat either', async () => {
  const { smtp, ...config } = live();
  const withPercent = { ...smtp!, url: smtp!.url.replace('hunter2', 'hunter2%') };
  const checkup = openCheckup({
    config: { ...config, smtp: withPercent },
    now: () => at,
    log: createLog('silent'),
    world,
  });
  await checkup.check();
  expect(words(checkup, 'mail')?.[0]).toBe(true);
  expect(JSON.stringify(checkup.read())).not.toContain('hunter2%');
});

it('ends although a mail server or a name never answers, and asks it no second time meanwhile', async () => {
  isMailSilent = true;
  let lookups = 0;
  const checkup = open({ lookup: () => new Promise(() => void (lookups += 1)) }, 150);
  for (let press = 0; press < 2; press += 1) {
    await checkup.check();
    expect(words(checkup, 'address')?.[0]).toBe(false);
    expect(words(checkup, 'address')?.[1]).toMatch(/^Pas de réponse en 0 secondes/);
    expect(words(checkup, 'mail')?.[1]).toMatch(/^Pas de réponse/);
    expect(words(checkup, 'payment')).toEqual([true]);
  }
  expect(lookups).toBe(1);
});

it('runs once at a time: calls during a check have its result', async () => {
  const checkup = open();
  await Promise.all([checkup.check(), checkup.check(), checkup.check()]);
  expect(requests.filter((path) => path === 'customers')).toHaveLength(1);
  await checkup.check();
  expect(requests.filter((path) => path === 'customers')).toHaveLength(2);
});
