import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../tests/support/fullRun.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createTestMail } from '../../tests/support/testMail.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { loadConfig } from '../config.ts';
import type { Environment } from '../config.ts';
import type { Database } from '../database/database.ts';
import { DEMO_ACCOUNTS } from '../demo/demoAccounts.ts';
import { readDemoMarket } from '../demo/demoMarket.ts';
import { DEMO_DEEDS, DEMO_MEMBER } from '../demo/demoMember.ts';
import { seedDemoMarket } from '../demo/seeding.ts';
import { createClock } from '../gateways/clock.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { remoteIdentity } from './identityWiring.ts';
import { openDemoMember } from './memberWiring.ts';
import { embeddedKeys, paymentGateway } from './paymentWiring.ts';

const log = createLog('silent');
const MEMBER = DEMO_ACCOUNTS.find(({ key }) => key === 'member');
const OTHER: Record<string, Environment> = {
  'live mode': {
    MARKET_MODE: 'live',
    PUBLIC_URL: 'https://marche.example',
    DATABASE_URL: 'postgres://market:pass@db:5432/market',
    AUTH_DOMAIN: 'login.marche.example',
    AUTH_CLIENT_ID: 'storefront',
    AUTH_AUDIENCE: 'https://marche.example/graphql',
    AUTH_CLAIMS: 'https://marche.example/',
    AUTH_MANAGEMENT_CLIENT_ID: 'machine',
    AUTH_MANAGEMENT_CLIENT_SECRET: 'hunter2',
    STRIPE_SECRET_KEY: 'sk_live_abc123',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
    SMTP_URL: 'smtps://market:pass@mail.example:465',
    MAIL_FROM: 'Marché <commandes@marche.example>',
  },
  Stripe: { STRIPE_SECRET_KEY: 'sk_test_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_abc123' },
  'a mail server': { SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'Marché <commandes@marche.example>' },
};

/** The demo market with the products that its member buys and likes, and the box that is lent. */
function readMembersGoods() {
  const files = readDemoMarket();
  const named = JSON.stringify([DEMO_MEMBER, DEMO_DEEDS, files.site?.reusableBox]);
  return { ...files, products: files.products.filter(({ values }) => named.includes(`"${values.handle_fr}"`)) };
}

describe.each(testDatabaseKinds())('the demo’s member (%s)', (kind) => {
  let database: Database;
  const folders: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await seedDemoMarket(database, new Date('2026-11-25T15:00:00Z'), isFullRun ? readDemoMarket : readMembersGoods);
  });
  afterAll(async () => {
    await database.close();
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  });

  async function open(now: string, env: Environment = {}) {
    await sql`truncate customer, orders, checkout_attempt, outbox cascade`.execute(database.kysely);
    await sql`update variant set held = 0, held_mdo = 0`.execute(database.kysely);
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-member-'));
    folders.push(dataDir);
    const config = loadConfig({ DATA_DIR: dataDir, ...env });
    const clock = createClock(new Date(now));
    const mail = createTestMail();
    const keys = embeddedKeys();
    const identity = remoteIdentity({ ...config, auth0: null });
    await openDemoMember(config, { database, identity, mail, keys, clock, marketName: 'Marché', log });
    const { publicUrl } = config;
    const payment = paymentGateway(config, keys);
    const services = createServices({ database, payment, identity, clock, log, publicUrl });
    const row = await database.kysely
      .selectFrom('customer')
      .select('id')
      .where('subject', '=', MEMBER?.subject ?? '')
      .executeTakeFirst();
    const id = row?.id ?? '';
    const customer = { id, subject: MEMBER?.subject ?? '', isStaff: false, isManager: false, completeProfile: false };
    const session = { sessionToken: '', sessionId: 'test', isNew: false, address: '', origin: publicUrl };
    const caller = {
      visitor: { ...session, customer: row ? customer : null },
      locale: 'fr',
      now: clock.now(),
    } as const;
    return { services, caller, id, mail, dataDir };
  }
  type Opened = Awaited<ReturnType<typeof open>>;
  const statesOf = async ({ services, id }: Opened) =>
    (await services.customerOrders.listByCustomer(id)).map(({ status }) => status);

  it('is a paid member with a card, favourites, a box, and a basket that is paused for one week', async () => {
    const { services, caller, id, mail } = await open('2026-11-25T10:00:00-05:00');
    const membership = await services.membership.current(caller);
    expect(membership).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(membership?.current_period_end.toISOString().slice(0, 10)).toBe('2027-10-10');
    expect(membership && (await services.membership.saved(membership))).toBe(575 * 6);
    expect(await services.cards.current(caller.visitor)).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(await services.favourites.ofCustomer(id, caller.now)).toHaveLength(4);
    expect(await services.account.current(caller.visitor)).toMatchObject({ firstName: 'Maude', hasReusableBox: true });
    const [basket, ...otherBaskets] = await services.baskets.subscriptions.list(caller.visitor);
    expect(otherBaskets).toEqual([]);
    expect([...(basket?.paused ?? [])]).toEqual(['2026-12-11']);
    expect((await services.cart.view(caller)).lines).toEqual([]);
    const subjects = mail.accepted.map(({ subject }) => subject);
    expect(mail.accepted.every(({ to }) => to === MEMBER?.email)).toBe(true);
    expect([subjects.length, new Set(mail.accepted.map(({ key }) => key)).size]).toEqual([14, 14]);
    expect(await checkInvariants(database)).toEqual([]);
  });

  const instants: [now: string, underWay: string][] = [
    // A Wednesday, after the closing: last week’s order is at work, and this week’s basket was just charged.
    ['2026-11-25T10:00:00-05:00', 'processed processed processed'],
    // Half an hour after the closing: nothing of the new week’s first hours may lie before it.
    ['2026-11-30T00:30:00-05:00', 'processed processed'],
    // A Saturday: all that was to be picked up is.
    ['2026-11-28T10:00:00-05:00', 'processed'],
    // The weekend on which the clocks go back.
    ['2026-11-01T02:30:00-05:00', 'processed'],
  ];
  it.each(isFullRun ? instants : instants.slice(0, 2))(
    'has at %s the orders until then, in every status',
    async (now, underWay) => {
      const opened = await open(now);
      const orders = await opened.services.customerOrders.listByCustomer(opened.id);
      const states = await statesOf(opened);
      expect(states.filter((status) => status === 'processed').join(' ')).toBe(underWay);
      expect(states.filter((status) => status === 'cancelled' || status === 'merged').sort()).toEqual([
        'cancelled',
        'merged',
      ]);
      expect(states.filter((status) => status === 'completed').length).toBeGreaterThan(5);
      expect(orders.every(({ createdAt }) => createdAt <= new Date(now))).toBe(true);
      const { listCombinable } = opened.services.orderMerging;
      expect(
        (await Promise.all(orders.map((order) => listCombinable(opened.caller.visitor, order, new Date(now))))).flat(),
      ).toEqual([]);
      const delivered = orders.filter(({ fulfillment, status }) => fulfillment && status === 'completed');
      expect(delivered.every(({ fulfillment }) => fulfillment?.deliveredAt)).toBe(true);
      expect(await checkInvariants(database)).toEqual([]);
    },
  );

  it.each(Object.entries(OTHER))('is not created with %s', async (_, env) => {
    const { id, dataDir, mail } = await open('2026-11-25T10:00:00-05:00', env);
    expect([id, mail.accepted, fs.readdirSync(dataDir)]).toEqual(['', [], []]);
  });
});
