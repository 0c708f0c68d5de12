import { processIo } from '../input/commandArguments.ts';
import { gitText } from '../input/gitText.ts';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { CHECK_FILES } from '../schema-check/checkout.ts';
import { runRecord } from './runRecord.ts';

const setting = {
  command: 'npm run contracts:record --',
  pact: STOREFRONT_PACT,
  consumerVersion: null,
  releases: CHECK_FILES.releases,
  env: process.env,
  git: gitText(process.cwd()),
};
process.exit(await runRecord(process.argv.slice(2), processIo, setting));
