import { exitWith, processIo } from '../input/commandArguments.ts';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { runVerify } from './runVerify.ts';
import { startShippedServers } from './shippedServer.ts';

const setting = { command: 'npm run contracts:verify --', pact: STOREFRONT_PACT, start: startShippedServers };

exitWith(await runVerify(process.argv.slice(2), processIo, setting));
