import path from 'node:path';
import { runVerify, type DatabaseKind } from './runVerify.ts';
import { startShippedServer } from './shippedServer.ts';

/** The shipped server in demo mode, with data of its own that goes with it. */
async function start(kind: DatabaseKind) {
  await buildStorefront();
  const database = kind === 'postgres' ? await createJourneyDatabase() : null;
  const folder = dataFolder();
  try {
    const env = { MARKET_MODE: 'demo', DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) };
    const market = await startMarketProcess(env);
    return { url: market.url, remove: () => market.remove().then(() => database?.remove()) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    await database?.remove();
    throw error;
  }
}

const setting = {
  command: 'npm run contracts:verify --',
  pact: path.resolve(import.meta.dirname, '../pacts/storefront-market-api.json'),
  start,
};
const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exit(await runVerify(process.argv.slice(2), io, setting));
