import path from 'node:path';
import { runVerify } from './runVerify.ts';
import { startShippedServer } from './shippedServer.ts';

const setting = {
  command: 'npm run contracts:verify --',
  pact: path.resolve(import.meta.dirname, '../pacts/storefront-market-api.json'),
  start: startShippedServer,
};
const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exit(await runVerify(process.argv.slice(2), io, setting));
