import { exitWith, processIo } from '../input/commandArguments.ts';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { CHECK_FILES } from '../schema-check/checkout.ts';
import { runVerify } from './runVerify.ts';
import { startShippedServers } from './shippedServer.ts';

const setting = {
  command: 'npm run contracts:verify --',
  pact: STOREFRONT_PACT,
  releases: CHECK_FILES.releases,
  start: startShippedServers,
};

exitWith(await runVerify(process.argv.slice(2), processIo, setting));
