import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import { openDatabase, type Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openFileProviderStore } from '../../server/embedded/payment/fileProviderStore.ts';
import { amountDue } from '../../server/embedded/payment/sessionRecord.ts';
import { chances } from '../support/chances.ts';
import { seedFewGoods } from '../support/fewGoods.ts';
import { isFullRun } from '../support/fullRun.ts';
import { startKillablePostgres, type KillablePostgres } from '../support/killablePostgres.ts';
import { startMarketProcess, type MarketProcess } from '../support/marketProcess.ts';
import { callTool } from '../support/operatorTool.ts';
import { createShopper } from '../support/shopper.ts';
import { buyAgainAndAgain, someGoods, type Traffic } from './purchaseLoad.ts';

/** SEED=... repeats a run; CUTS=... sets its number of cuts. */
const CUTS = Number(process.env.CUTS ?? (isFullRun ? 20 : 2));
const SHOPPERS = 6;
/** The most steps that shoppers take between two cuts, and the time in ms that the last of them may take. */
const MOST_STEPS = 40;
const MOST_DELAY_MS = 25;

describe('random kills and restarts of server and PostgreSQL during many purchases', () => {
  let postgres: KillablePostgres;
  let market: MarketProcess;
  let database: Database;
  beforeAll(async () => {
    postgres = await startKillablePostgres();
    const empty = await openDatabase({ url: postgres.url });
    await migrate(empty);
    await seedFewGoods(empty);
    await empty.close();
    market = await startMarketProcess({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' });
  });
  afterAll(async () => {
    await database?.close();
    await market?.remove();
    await postgres?.remove();
  });

  const operator = async (...args: string[]): Promise<string> => {
    const env = { DATA_DIR: market.dataDir, PORT: String(market.port), DATABASE_URL: postgres.url };
    const { code, stdout, stderr } = await callTool(market.dataDir, env, ...args);
    expect(code, stderr).toBe(0);
    return stdout;
  };

  /** Paid sessions; the demo's own customer has had some since the first start. */
  async function complete() {
    const sessions = await (await openFileProviderStore(path.join(market.dataDir, 'payment'))).load();
    return sessions.filter(({ status }) => status === 'complete');
  }

  /** Two cuts of five kill the server, one its database, one both, and one restarts the database. */
  async function cut(which: number): Promise<void> {
    const [takesServer, takesDatabase] = [which > 0.4, which < 0.6];
    const endDatabase = which < 0.2 ? postgres.shutDown : postgres.kill;
    await Promise.all([takesServer && market.kill(), takesDatabase && endDatabase()]);
    if (takesDatabase) await postgres.start();
    if (takesServer) await market.restart();
  }

  /** Lets shoppers buy, with `cuts` cuts at random moments. */
  async function buyThrough(chance: () => number): Promise<{ paid: number; cutOff: number }> {
    const variants = await someGoods(createShopper(market.url), 15);
    let cuts = 0;
    let steps = 0;
    let next = 10 + Math.floor(chance() * MOST_STEPS);
    let cutting: Promise<void> | null = null;
    let cutError: unknown = null;
    async function cutNow(): Promise<void> {
      const until = performance.now() + chance() * MOST_DELAY_MS;
      while (performance.now() < until) await new Promise(setImmediate);
      await cut(chance()).catch((error: unknown) => (cutError = error));
      cuts += 1;
      process.stdout.write(`cut ${cuts} after ${steps} steps\n`);
      next = steps + 5 + Math.floor(chance() * MOST_STEPS);
      cutting = null;
    }
    const traffic: Traffic = {
      isOpen: () => cuts < CUTS && cutError === null,
      async step() {
        steps += 1;
        if (cutting === null && cuts < CUTS && steps >= next) cutting = cutNow();
        else if (cutting) await cutting;
      },
    };
    const count = await buyAgainAndAgain(market.url, traffic, { shoppers: SHOPPERS, goods: variants, chance });
    await cutting;
    if (cutError !== null) throw cutError;
    return count;
  }

  it('leave one order for every payment, one payment for every order, and no hold behind', async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
    process.stdout.write(`SEED=${seed}\n`);
    const orders = async () => {
      const all = database.kysely
        .selectFrom('orders')
        .innerJoin('checkout_attempt', 'checkout_attempt.id', 'orders.attempt_id')
        .select(['orders.total', 'orders.payment_intent', 'checkout_attempt.provider_session_id as session']);
      return all.where('orders.created_at', '>=', startedAt).execute();
    };
    const startedAt = new Date();
    const earlierSessions = new Set((await complete()).map(({ id }) => id));
    const { paid, cutOff } = await buyThrough(chances(seed));
    await market.kill();
    await market.restart();
    database = await openDatabase({ url: postgres.url });

    // An hour later, leftovers are due, and payment pages that nobody paid on have expired.
    await sql`
      update checkout_attempt set updated_at = now() - interval '1 hour', expires_at = now() - interval '1 minute'
      where status in ('creating', 'pending')`.execute(database.kysely);
    const unsettled = async () => {
      await operator('run', 'payments');
      const live = database.kysely.selectFrom('checkout_attempt').select('id');
      return live.where('status', 'in', ['creating', 'pending']).execute();
    };
    await expect.poll(unsettled).toEqual([]);

    const payments = (await complete()).filter(({ id }) => !earlierSessions.has(id));
    const byId = <T extends { session: string | null }>(list: T[]) =>
      list.toSorted((a, b) => (a.session ?? '').localeCompare(b.session ?? ''));
    expect(byId(await orders())).toEqual(
      byId(
        payments.map((session) => ({
          session: session.id,
          total: amountDue(session),
          payment_intent: session.payment?.intentId,
        })),
      ),
    );
    expect(payments.length).toBeGreaterThanOrEqual(paid);
    expect([paid > 0, cutOff > 0]).toEqual([true, true]);
    const variantsOnHold = await database.kysely.selectFrom('variant').select('id').where('held', '<>', 0).execute();
    expect(variantsOnHold).toEqual([]);
    expect(await checkInvariants(database)).toEqual([]);
    expect(await operator('check')).toContain('agree');
    process.stdout.write(`${CUTS} cuts, ${payments.length} payments, ${cutOff} purchases cut off\n`);
  });
});
