import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { wantsHelp } from './commandLine.ts';
import { shiftedClock } from './shiftedClock.ts';

wantsHelp(`node tools/atInstant.ts INSTANT COMMAND [ARGUMENT ...]
Runs a command, and all that it starts, with a clock that begins at INSTANT: 2027-11-07T01:58:00-04:00 (docs/testing.md).`);

const [instant = '', command = 'date', ...args] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-clock-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
// The command ends first, and decides how.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
const env = { ...process.env, ...shiftedClock(instant, folder) };
process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
