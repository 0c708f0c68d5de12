import type { MarketProcess } from './marketProcess.ts';

/** What a worker asks of its market; `open` and `sync` only read. */
export type MarketAct = 'open' | 'sync' | 'kill' | 'stop' | 'restart' | 'remove';
export type MarketAnswer = Pick<MarketProcess, 'url' | 'dataDir' | 'port'> & {
  pid: number;
  output: string;
  error?: string;
};

/** A market that outlives the worker that uses it. `sync` fetches its output so far; `remove` makes the next worker start another one. */
export type SharedMarket = MarketProcess & { sync: () => Promise<void> };

/** The market of this place among the workers, which Playwright calls `parallelIndex`: started by the first one that asks. */
export async function openSharedMarket(slot: number): Promise<SharedMarket> {
  async function call(act: MarketAct): Promise<MarketAnswer> {
    const response = await fetch(`${process.env.ETAL_JOURNEY_MARKETS}/${slot}/${act}`, { method: 'POST' });
    const answer = (await response.json()) as MarketAnswer;
    if (answer.error !== undefined) throw new Error(answer.error);
    return (last = answer);
  }
  let last: MarketAnswer;
  const { url, dataDir, port } = await call('open');
  const perform = async (act: MarketAct) => void (await call(act));
  return {
    url,
    dataDir,
    port,
    pid: () => last.pid,
    output: () => last.output,
    sync: () => perform('sync'),
    kill: () => perform('kill'),
    async stop() {
      await perform('stop');
      return 0;
    },
    restart: () => perform('restart'),
    remove: () => perform('remove'),
  };
}
