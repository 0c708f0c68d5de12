import { processIo } from '../input/commandArguments.ts';
import { CHECK_FILES, CHECKOUT } from './checkout.ts';
import { runUses } from './runUses.ts';

const setting = { command: 'npm run schema:uses --', checkout: CHECKOUT, ...CHECK_FILES };
process.exitCode = await runUses(process.argv.slice(2), processIo, setting);
