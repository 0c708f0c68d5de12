import path from 'node:path';
import { processIo, today } from '../input/commandArguments.ts';
import { gitText } from '../input/gitText.ts';
import { sourcesUrlOf } from '../input/sourcesUrl.ts';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { startShippedServers } from '../provider/shippedServer.ts';
import { CHECK_FILES, CHECKOUT } from '../schema-check/checkout.ts';
import { baseCheckout } from './baseCheckout.ts';
import { runCi } from './runCi.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const git = gitText(ROOT);

const setting = {
  command: 'npm run contracts:ci --',
  checkout: { ...CHECKOUT, sourcesUrl: sourcesUrlOf(process.env, git) },
  ...CHECK_FILES,
  today: today(),
  pact: STOREFRONT_PACT,
  start: startShippedServers,
  base: (revision: string, folder: string) => ({
    ...baseCheckout(ROOT, revision, folder),
    sourcesUrl: sourcesUrlOf(process.env, git, git('rev-parse', revision)),
  }),
  env: process.env,
};

process.exitCode = await runCi(process.argv.slice(2), processIo, setting);
