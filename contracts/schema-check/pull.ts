import { processIo } from '../input/commandArguments.ts';
import { CHECKOUT } from './checkout.ts';
import { runPull } from './runPull.ts';

const setting = { command: 'npm run schema:pull --', schema: CHECKOUT.schema, env: process.env };
process.exitCode = await runPull(process.argv.slice(2), processIo, setting);
