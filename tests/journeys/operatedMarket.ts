import { EXIT_OK } from '../../server/operator/operatorAnswer.ts';
import { sendToServer } from '../../server/operator/operatorSocket.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { openMarketOn, test } from './journey.ts';

/**
 * Journeys with a market each, whose clock starts at `now` (ISO) and may be moved, on the project's database. `handles`: the French ones of the
 * products that are enough on PostgreSQL, whose goods are imported anew.
 */
export const testAt = (now: string, handles?: readonly string[]) =>
  test.extend({
    market: async ({ database }, provide) => {
      const goods = handles && { handles, now: new Date(now) };
      const at = await openMarketOn(database, { MARKET_NOW: now }, goods);
      await provide(at.market);
      await at.remove();
    },
  });

/**
 * Runs `npm run market -- COMMAND WORDS` beside a running market, through its operator socket; returns the output. The
 * tool itself is covered by marketTool.test.ts. Throws if the command fails.
 */
export async function operate({ dataDir }: MarketProcess, command: string, ...args: string[]): Promise<string> {
  const result = await sendToServer(dataDir, command, args);
  if (!result) throw new Error(`No market is running on ${dataDir}.`);
  if (result.exitCode !== EXIT_OK) throw new Error(result.text);
  return result.text;
}

/** The number of mails to an address in the market's mailbox. */
export async function mailsTo({ port }: Pick<MarketProcess, 'port'>, address: string): Promise<number> {
  const list = await (await fetch(`http://localhost:${port + 3}/`)).text();
  return list.split(`class="who">${address}<`).length - 1;
}
