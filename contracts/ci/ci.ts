import path from 'node:path';
import { startShippedServer } from '../provider/shippedServer.ts';
import { CHECK_FILES, CHECKOUT } from '../schema-check/checkout.ts';
import { baseCheckout } from './baseCheckout.ts';
import { runCi } from './runCi.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const setting = {
  command: 'npm run contracts:ci --',
  checkout: CHECKOUT,
  ...CHECK_FILES,
  today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  pact: path.resolve(import.meta.dirname, '../pacts/storefront-market-api.json'),
  start: startShippedServer,
  base: (revision: string, folder: string) => baseCheckout(ROOT, revision, folder),
  env: process.env,
};
const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exitCode = await runCi(process.argv.slice(2), io, setting);
