import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { bareEnvironment, type MarketProcess } from '../support/marketProcess.ts';
import { openMarketOn, test } from './journey.ts';

const run = promisify(execFile);
const tool = path.resolve(import.meta.dirname, '../../server/market.ts');

type MarketTest = ReturnType<typeof extendAt>;
const testsAt = new Map<string, MarketTest>();

const extendAt = (now: string) =>
  test.extend<object, { market: MarketProcess }>({
    market: [
      async ({ database }, provide) => {
        const at = await openMarketOn(database, { MARKET_NOW: now });
        await provide(at.market);
        await at.remove();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

/**
 * Journeys with a market whose clock starts at `now` (ISO) and may be moved; on the project's database. Those of one `now` may
 * have the same market, one after the other: what must not be found moved needs a `now` of its own.
 */
export function testAt(now: string): MarketTest {
  const at = testsAt.get(now) ?? extendAt(now);
  testsAt.set(now, at);
  return at;
}

/** `npm run market -- WORDS` beside a running market; what it prints. Throws when it fails. */
export async function operate({ dataDir, port }: MarketProcess, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [tool, ...words], {
    env: {
      ...bareEnvironment,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  });
  return stdout;
}

/** How many mails to an address are in the market's mailbox. */
export async function mailsTo({ port }: Pick<MarketProcess, 'port'>, address: string): Promise<number> {
  const list = await (await fetch(`http://localhost:${port + 3}/`)).text();
  return list.split(`class="who">${address}<`).length - 1;
}
