import { createServer } from 'node:http';
import type { MarketAct, MarketAnswer } from './tests/support/journeyMarkets.ts';
import { closeNow, listenLocally } from './tests/support/localServer.ts';
import type { MarketProcess } from './tests/support/marketProcess.ts';
import { startTestMarket } from './tests/support/testMarket.ts';

/**
 * The embedded markets of the journeys, one for each worker that runs at a time, in Playwright's own process: a worker that ends,
 * since the next journey is one of another project, leaves its market, which is warm, to the next one (ADR 208).
 */
export default async function serveMarkets(): Promise<() => Promise<void>> {
  const markets = new Map<string, Promise<MarketProcess>>();
  async function perform(slot: string, act: MarketAct): Promise<MarketAnswer> {
    if (!markets.has(slot)) markets.set(slot, startTestMarket());
    const market = await markets.get(slot)!;
    if (act === 'remove') markets.delete(slot);
    if (act !== 'open' && act !== 'sync') await market[act]();
    const { url, dataDir, port } = market;
    return { url, dataDir, port, pid: market.pid(), output: market.output() };
  }
  const server = createServer((request, response) => {
    const [, slot = '', act = ''] = request.url!.split('/');
    void perform(slot, act as MarketAct)
      .catch((error: unknown) => ({ error: String(error) }))
      .then((answer) => response.end(JSON.stringify(answer)));
  });
  process.env.ETAL_JOURNEY_MARKETS = await listenLocally(server);
  return async () => {
    await closeNow(server);
    await Promise.allSettled([...markets.values()].map(async (market) => (await market).remove()));
  };
}
