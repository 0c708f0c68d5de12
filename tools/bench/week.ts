import { closingNight } from '../../tests/load/closingNight.ts';
import { startPostgres } from '../../tests/support/postgres.ts';

const CARTS = 10_000;
const PRODUCTS = 3000;
const TURNS = 5;
/** As many as a closing processes concurrently in one process. */
const AT_A_TIME = 4;

const round = (value: number) => Number(value.toPrecision(3));

/**
 * Runs a closing night of this many carts beside as many bare transactions, and prints JSON and a table; returns
 * violations.
 */
export async function measureWeek(carts = CARTS): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    const options = { server: postgres.url, carts, products: PRODUCTS, turns: TURNS, atATime: AT_A_TIME };
    const { outcomes, violations, closing, floor } = await closingNight(options);
    const ratio = floor ? { ms: round(closing.ms / floor.ms), busy: round(closing.busy / floor.busy) } : null;
    process.stdout.write(`${JSON.stringify({ carts, outcomes, closing, floor, ratio }, null, 2)}\n\n`);
    const row = (what: string, { ms, busy }: { ms: number; busy: number }) =>
      `${what.padEnd(28)} ${String(round(ms)).padStart(8)} ms ${String(round(busy)).padStart(8)} ms of processor time\n`;
    process.stdout.write(row('a cart at the closing', closing) + (floor ? row('a bare transaction', floor) : ''));
    if (ratio) process.stdout.write(`ratio ${ratio.ms} (target 3), ${ratio.busy} of processor time\n`);
    return violations;
  } finally {
    await postgres.stop();
  }
}
