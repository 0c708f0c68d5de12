import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { customerOf } from '../../tests/support/credit.ts';
import { traces } from '../../tests/support/personTraces.ts';
import { codes } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { actsIn } from '../../tests/support/wholeMarketActs.ts';
import { books, sums } from '../../tests/support/wholeMarketBooks.ts';
import { anotherServer, KILLED, openScene, openWholeMarket, serverIn } from '../../tests/support/wholeMarketScene.ts';
import type { Scene, WholeMarket } from '../../tests/support/wholeMarketScene.ts';
import { marketSteps, type FaultyMarketStep } from '../../tests/support/wholeMarketSteps.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import { checkInvariants } from './invariants.ts';

/**
 * Few by default, always the same ones; PROPERTY_RUNS sets more, with new ones each time:
 * `PROPERTY_RUNS=2000 npx vitest run server/checkout/wholeMarketSequences.test.ts --maxWorkers=1`. A red run prints its
 * seed; SEED=... repeats it and reduces it to the shortest sequence that fails. ONLY=postgres or ONLY=pglite selects
 * one database; TOLD=1 prints how often each kind of step had which result.
 */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 8);
const CHOSEN = process.env.SEED ?? (process.env.PROPERTY_RUNS === undefined ? '6' : undefined);
const SEED = CHOSEN === undefined ? {} : { seed: Number(CHOSEN) };
const KINDS = testDatabaseKinds().filter((kind) => (process.env.ONLY ?? kind) === kind);
/** Sequences per database, as the comparison gets slower with its content. */
const OF_ONE_DATABASE = 10;
const TWICE = ['return', 'settle', 'deposit', 'adjust'];
const JOBS = ['closing', 'baskets', 'missingEvening', 'later', 'renewals'];

describe.each(KINDS)('any sequence of money operations (%s)', (kind) => {
  let wholeMarket: WholeMarket | undefined;
  let runs = 0;
  const resultCounts = new Map<string, number>();
  afterEach(() => wholeMarket?.database.close());

  async function market(): Promise<WholeMarket> {
    if (wholeMarket && runs % OF_ONE_DATABASE !== 0) return wholeMarket;
    await wholeMarket?.database.close();
    return (wholeMarket = await openWholeMarket(await createTestDatabase(kind)));
  }

  /** The result of a call as text, or the error codes that it was refused with. Any other error is a fault. */
  async function resultOf(call: Promise<unknown>): Promise<string> {
    try {
      const result = await call;
      return result === null ? 'nothing' : `done ${JSON.stringify(result) ?? ''}`;
    } catch (error) {
      if (error instanceof Error && error.message === KILLED) return KILLED;
      if (!(error instanceof MarketError || error instanceof MarketErrors)) throw error;
      return (await codes(Promise.reject(error))).join();
    }
  }

  async function check(scene: Scene, seenStates: Set<string>, context: string): Promise<void> {
    const now = scene.market.clock.now().getTime();
    expect(await checkInvariants(scene.database), context).toEqual([]);
    expect(await books(scene), context).toEqual([]);
    expect(await sums(scene, seenStates, new Date(now - 60_000)), context).toEqual([]);
    const deletedTokens = scene.people.filter(({ state }) => state === 'gone').map(({ token }) => token);
    await scene.market.customerOrders.anonymiseDue();
    expect(await traces(scene, deletedTokens), context).toEqual([]);
  }

  async function performStep(
    scene: Scene,
    { step, fault, repeated: isRepeated }: FaultyMarketStep,
    requestId: string,
  ): Promise<void> {
    const perform = actsIn(scene);
    const first = await resultOf(perform(serverIn(scene, fault), step, requestId));
    serverIn(scene, 'none');
    const summary = `${step.kind} ${first.startsWith('done') ? 'done' : first}`;
    resultCounts.set(summary, (resultCounts.get(summary) ?? 0) + 1);
    if (!isRepeated) return;
    const otherServer = anotherServer(scene);
    if (JOBS.includes(step.kind))
      await Promise.all([
        otherServer.checkout.close(),
        otherServer.baskets.deliver(),
        otherServer.refunds.settleMissing(),
      ]);
    else if (TWICE.includes(step.kind)) {
      const movementsBefore = await scene.database.kysely.selectFrom('balance_movement').select('id').execute();
      const second = await resultOf(perform(otherServer, step, requestId));
      if (!first.startsWith('done')) return;
      const movementsAfter = await scene.database.kysely.selectFrom('balance_movement').select('id').execute();
      expect([second, movementsAfter.length], step.kind).toEqual([first, movementsBefore.length]);
    }
  }

  /** Delivers every message, lets the provider answer, finishes everything interrupted, then refunds everything. */
  async function finishSequence(scene: Scene, steps: readonly FaultyMarketStep[]): Promise<void> {
    const { checkout, staffOrders, refunds, desk, mails, baskets } = scene.market;
    const perform = actsIn(scene);
    serverIn(scene, 'none');
    const ended = async () => {
      for (let round = 0; round < 3; round += 1) {
        for (const kind of ['deliver', 'sweep'] as const) await perform(scene.market, { kind }, '');
        await refunds.retryRefused();
      }
    };
    await ended();
    for (const { caller } of scene.people)
      await checkout.leave(caller.visitor, (await checkout.payment(caller.visitor))?.id ?? '');
    await ended();
    const about = JSON.stringify(steps);
    expect(await books(scene, true), about).toEqual([]);
    const desks = customerOf(scene.staff);
    for (const { id, status } of await staffOrders.byIds(
      (await scene.database.kysely.selectFrom('orders').select('id').execute()).map(({ id }) => id),
    ))
      if (!['cancelled', 'refunded', 'merged'].includes(status)) await desk.orders.advance(desks, id, 'refunded');
    await ended();
    expect(await refunds.listOutstanding(), about).toEqual([]);
    await mails.sendDue();
    for (const { caller, state } of scene.people) {
      if (state !== 'account') continue;
      for (const { id } of await baskets.subscriptions.list(caller.visitor))
        await baskets.subscriptions.cancel({ ...caller, now: scene.market.clock.now() }, id);
    }
    await scene.database.kysely.deleteFrom('cart_item').execute();
    await scene.database.kysely
      .updateTable('basket_delivery')
      .set({ status: 'missed' })
      .where('status', '=', 'due')
      .execute();
    expect(await books(scene, true), about).toEqual([]);
  }

  it('accounts for every cent, unit and message', async () => {
    await fc.assert(
      fc.asyncProperty(marketSteps, async (steps) => {
        const scene = await openScene(await market(), `${runs}`);
        runs += 1;
        const resultKinds = new Set(
          (await scene.database.kysely.selectFrom('checkout_attempt').select('id').execute()).map(({ id }) => id),
        );
        for (const [nth, step] of steps.entries()) {
          const about = JSON.stringify(steps.slice(0, nth + 1));
          await performStep(scene, step, `${kind} ${runs} ${nth}`).catch((error: unknown) => {
            throw new Error(about, { cause: error });
          });
          await check(scene, resultKinds, about);
        }
        await finishSequence(scene, steps);
        await check(scene, resultKinds, JSON.stringify(steps));
      }),
      {
        numRuns: kind === 'pglite' && process.env.PROPERTY_RUNS === undefined ? RUNS / 2 : RUNS,
        ...SEED,
        endOnFailure: process.env.SEED === undefined,
      },
    );
    const lines = [...resultCounts].toSorted().map(([summary, count]) => `${count}\t${summary}\n`);
    if (process.env.TOLD) process.stdout.write(lines.join(''));
  });
});
