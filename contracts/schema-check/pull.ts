import { CHECKOUT } from './checkout.ts';
import { processIo } from './commandArguments.ts';
import { runPull } from './runPull.ts';

const setting = { command: 'npm run schema:pull --', schema: CHECKOUT.schema };
process.exitCode = await runPull(process.argv.slice(2), processIo, setting);
