import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySeededFiles } from '../support/databaseTemplates.ts';
import { isFullRun } from '../support/fullRun.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { callTool } from '../support/operatorTool.ts';
import {
  addToCart,
  checkout,
  choosePickup,
  createShopper,
  hostedPage,
  paymentOf,
  payOnHostedPage,
  someVariant,
  type Shopper,
} from '../support/shopper.ts';
import { startTestMarket } from '../support/testMarket.ts';

/** Time between the payment and the cut, in ms; the first test cuts as soon as the money has moved. */
const DELAYS_MS = [0, 2, 5, 15];
const run = promisify(execFile);
const quantities = (shopper: Shopper) =>
  shopper.ask<{ cart: { items: { quantity: number }[]; note: string | null } }>(
    'query Cart { cart { note items { quantity } } }',
  );
const stockOf = async (shopper: Shopper, id: string) =>
  (
    await shopper.ask<{ node: { stock: number; stockOnHold: number } }>(
      'query Stock($id: ID!) { node(id: $id) { ... on Variant { stock stockOnHold } } }',
      { id },
    )
  ).node;

describe('a server killed without warning at any step of a purchase', () => {
  let market: MarketProcess;
  beforeAll(async () => {
    market = await startTestMarket({}, copySeededFiles);
  });
  afterAll(() => market.remove());

  const cut = async () => {
    await market.kill();
    await market.restart();
  };
  const agree = async () => {
    const answer = await callTool(market.dataDir, { DATA_DIR: market.dataDir, PORT: String(market.port) }, 'check');
    expect(answer).toMatchObject({ code: 0, stdout: expect.stringContaining('agree') as string });
  };

  it('restores a committed cart with its note, lets a payment that was opened be paid once, and makes one order of one that was paid', async () => {
    const other = createShopper(market.url);
    await addToCart(other, await someVariant(other, 10), 3);
    await choosePickup(other);
    await other.ask('mutation Note { updateCart(input: { step: shipping, note: "Sans sac" }) { id } }');
    const [opened, paid] = [createShopper(market.url), createShopper(market.url)];
    const variant = await someVariant(opened, 10);
    const before = await stockOf(opened, variant);
    const sessions = new Map<Shopper, string>();
    for (const [shopper, quantity] of [
      [opened, 2],
      [paid, 1],
    ] as const) {
      await addToCart(shopper, variant, quantity);
      await choosePickup(shopper);
      sessions.set(shopper, await checkout(shopper));
    }
    expect(await payOnHostedPage(await hostedPage(paid, sessions.get(paid)!))).toBe(303);
    await cut();
    expect((await quantities(other)).cart).toEqual({ note: 'Sans sac', items: [{ quantity: 3 }] });
    expect(await checkout(opened)).toBe(sessions.get(opened));
    expect(await payOnHostedPage(await hostedPage(opened, sessions.get(opened)!))).toBe(303);
    for (const [shopper, session] of sessions) {
      await expect.poll(async () => (await paymentOf(shopper, session))?.state).toBe('paid');
      expect(await paymentOf(shopper, session)).toMatchObject({
        order: { products: [{ quantity: shopper === opened ? 2 : 1 }] },
      });
      expect((await quantities(shopper)).cart.items).toEqual([]);
    }
    await expect
      .poll(() => stockOf(opened, variant))
      .toEqual({ stock: before.stock - 3, stockOnHold: before.stockOnHold });
    await agree();
  });

  it.runIf(isFullRun)(
    'makes exactly one order of each payment, killed at different moments right after the money moved',
    async () => {
      const numbers = new Set<number>();
      for (const delayMs of DELAYS_MS) {
        const shopper = createShopper(market.url);
        await addToCart(shopper, await someVariant(shopper, 10), 1);
        await choosePickup(shopper);
        const session = await checkout(shopper);
        expect(await payOnHostedPage(await hostedPage(shopper, session))).toBe(303);
        const until = performance.now() + delayMs;
        while (performance.now() < until) await new Promise(setImmediate);
        await cut();
        await expect.poll(async () => (await paymentOf(shopper, session))?.state).toBe('paid');
        numbers.add((await paymentOf(shopper, session))!.order!.number);
      }
      expect(numbers.size).toBe(DELAYS_MS.length);
      await agree();
    },
  );

  it('stops gracefully on SIGTERM, and says in one sentence that its folder is in use', async () => {
    const second = await run(process.execPath, [path.resolve(import.meta.dirname, '../../server/main.ts')], {
      env: {
        ...process.env,
        DATA_DIR: market.dataDir,
        PORT: String(market.port + 10),
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      },
    }).catch((error: { stderr: string; code: number }) => error);
    expect(second.stderr).toMatch(/^The data folder .* is in use by process \d+: stop it first/);
    expect(await market.stop()).toBe(0);
  });
});
