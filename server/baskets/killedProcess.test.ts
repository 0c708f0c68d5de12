import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOffer, FETCHED, standAt } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { aCard } from '../../tests/support/payment/customerHarness.ts';
import { createMemoryProviderStore } from '../../tests/support/payment/memoryProviderStore.ts';
import { gatewayTo, startHarness, startWebhookTarget } from '../../tests/support/payment/providerHarness.ts';
import { openMarket, servicesOver } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';
import type { ObjectRecord } from '../embedded/payment/objectRecord.ts';

const TUESDAY = '2026-11-24T12:00:00-05:00';
const WEDNESDAY = '2026-11-25T00:00:00-05:00';
const SUBSCRIBERS = 24;
/** The process is killed at the provider's so manieth charge, while its answer is under way. */
const KILLED_AT = 9;

/** Only PostgreSQL serves several processes. */
describe('the job of due baskets in two processes, one of which is killed during it (postgres)', () => {
  let database: Database;
  let webhook: Awaited<ReturnType<typeof startWebhookTarget>>;
  let provider: Awaited<ReturnType<typeof startHarness>>;
  const memory = createMemoryProviderStore<ObjectRecord>();
  let charges = 0;
  let killNow = (): void => undefined;
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    await openMarket(database);
    webhook = await startWebhookTarget();
    const objects = {
      ...memory,
      async save(record: ObjectRecord) {
        await memory.save(record);
        if (record.kind === 'charge' && record.event?.settledAt === null && (charges += 1) === KILLED_AT) killNow();
      },
    };
    provider = await startHarness({ webhookUrl: webhook.url, objects });
  });
  afterAll(async () => {
    await provider.close();
    await webhook.close();
    await database.close();
  });

  /** A process of the market on this database, at Wednesday's midnight. */
  async function marketProcess() {
    const url = new URL(process.env.ETAL_TEST_POSTGRES ?? '');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
    url.pathname = `/${rows[0]!.name}`;
    const child = fork(path.resolve(import.meta.dirname, '../../tests/support/basketProcess.ts'), {
      env: { ...process.env, DATABASE_URL: url.href, PROVIDER_PORT: String(provider.port), NOW: WEDNESDAY },
    });
    await once(child, 'message');
    return child;
  }

  it('charges each basket once and makes one order of it, and the other process completes the rest', async () => {
    const market = servicesOver(database, gatewayTo(provider.port));
    standAt(market, TUESDAY);
    const basket = await basketOffer(database, 'legumes');
    for (let index = 0; index < SUBSCRIBERS; index += 1) {
      const ann = await signedIn(market, `killed-${index}`);
      const customer = await market.cards.providerCustomer(ann.visitor.customer!.id);
      await aCard(market.payment, customer, '4242 4242 4242 4242');
      await market.cards.handle({ kind: 'customer', customer });
      await market.baskets.subscriptions.subscribe(ann, basket, FETCHED);
    }
    const [killed, surviving] = await Promise.all([marketProcess(), marketProcess()]);
    const ended = once(killed, 'exit');
    const delivered = once(surviving, 'message');
    killNow = () => void killed.kill('SIGKILL');
    killed.send('go');
    await ended;
    surviving.send('go');
    await delivered;
    surviving.disconnect();

    // Requests of the killed process without a response are continued, as by the sweep a minute later.
    standAt(market, WEDNESDAY);
    await market.checkout.sweep({ creating: 0 });
    await market.baskets.deliver();
    const { rows } = await sql<{ orders: number; status: string }>`
      select d.status, (select count(*)::int from orders o where o.user_basket_id = d.user_basket_id) as orders
      from basket_delivery d`.execute(database.kysely);
    expect(rows).toEqual(Array(SUBSCRIBERS).fill({ status: 'ordered', orders: 1 }));
    const charges = (await memory.load()).filter(({ kind }) => kind === 'charge');
    expect(charges).toHaveLength(SUBSCRIBERS);
    expect(await checkInvariants(database)).toEqual([]);
  });
});
