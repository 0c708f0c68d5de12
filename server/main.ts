import path from 'node:path';
import { ConfigError, loadConfig, type Config } from './config.ts';
import { DataFolderInUseError } from './database/dataFolder.ts';
import { loadStorefront } from './http/storefront.ts';
import { createLog } from './log.ts';
import { startMarketServer, type MarketServer } from './marketServer.ts';

/** Ends the process with one sentence for what its operator can mend, with the whole error for what he cannot. */
function fail(error: unknown): never {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const plain = error instanceof ConfigError || error instanceof DataFolderInUseError;
  if (inUse) process.stderr.write(`${(error as Error).message}: another program uses this port; choose one with PORT.\n`);
  else process.stderr.write(`${plain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

function tell(config: Config, market: MarketServer): void {
  const lines = [
    '',
    `  Marché du Portage   ${market.url}   (English: ${market.url}/en)`,
    ...(market.paymentUrl ? [`  Payment (demo)      ${market.paymentUrl}   card 4242 4242 4242 4242, refused 4000 0000 0000 0002`] : []),
    `  Data                ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : config.dataDir}`,
    '',
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

async function run(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const market = await startMarketServer(config, await loadStorefront(path.resolve(import.meta.dirname, '../dist')), log);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void market.close().then(() => process.exit(0));
    });
  tell(config, market);
  process.send?.({ ready: market.url });
}

run().catch(fail);
