import { exitWith, processIo } from '../input/commandArguments.ts';
import { STOREFRONT_PACT } from '../input/storefrontPact.ts';
import { runExport } from './runExport.ts';

const setting = { command: 'npm run contracts:export --', pact: STOREFRONT_PACT };

exitWith(await runExport(process.argv.slice(2), processIo, setting));
