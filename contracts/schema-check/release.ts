import { processIo, today } from '../input/commandArguments.ts';
import { CHECK_FILES, CHECKOUT } from './checkout.ts';
import { runRelease } from './runRelease.ts';

const setting = { command: 'npm run release --', checkout: CHECKOUT, releases: CHECK_FILES.releases, today: today() };
process.exitCode = await runRelease(process.argv.slice(2), processIo, setting);
