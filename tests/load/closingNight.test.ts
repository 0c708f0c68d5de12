import { expect, it } from 'vitest';
import { isFullRun } from '../support/fullRun.ts';
import { closingNight } from './closingNight.ts';

/** Enough for a cart of each card that refuses, and for goods that sell out. */
const CARTS = isFullRun ? 200 : 100;

it('buys every due cart once, or reports why not, on two server processes of which one is killed half way (E20)', async () => {
  const server = process.env.ETAL_TEST_POSTGRES;
  if (!server) throw new Error(process.env.ETAL_TEST_POSTGRES_MISSING ?? 'There is no PostgreSQL');
  const { violations, outcomes } = await closingNight({
    server,
    carts: CARTS,
    products: CARTS / 2,
    turns: 0,
    atATime: 1,
  });
  expect(violations).toEqual([]);
  const { bought: boughtCount = 0, MAX_REACHED: soldOut = 0, ...refusals } = outcomes;
  const cards = Object.values(refusals).reduce((sum, count) => sum + count, 0);
  expect([boughtCount + soldOut + cards, soldOut > 0, Object.keys(refusals)]).toEqual([
    CARTS,
    true,
    ['authentication', 'declined', 'insufficientFunds'],
  ]);
}, 300_000);
