import path from 'node:path';
import { startMarketProcess } from '../../tests/support/marketProcess.ts';
import { buildStorefront } from '../../tools/build.ts';
import { runVerify } from './runVerify.ts';

const setting = {
  command: 'npm run contracts:verify --',
  pact: path.resolve(import.meta.dirname, '../pacts/storefront-market-api.json'),
  async start() {
    await buildStorefront();
    return startMarketProcess({ MARKET_MODE: 'demo' });
  },
};
const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exit(await runVerify(process.argv.slice(2), io, setting));
