import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantsHelp } from './commandLine.ts';
import { countJourneys, countUnits, readReport, slowestFiles, type Count } from './runnerReports.ts';
import { shiftedClock } from './shiftedClock.ts';

wantsHelp(`npm test [-- [--all] [--at INSTANT] STAGE ...]
Runs all checks, or the named stages: generated build units journeys types lint format unused contracts schema verify.
--all  also the slow checks (docs/testing.md); a flaky test counts as failed.
--at   the clock of the whole run starts there: 2027-11-07T01:58:00-04:00 (needs a C compiler).
Leaves nothing behind. Ends with one line: N passed, N failed.`);

const { values: options, positionals: selectedStages } = parseArgs({
  options: { all: { type: 'boolean' }, at: { type: 'string' } },
  allowPositionals: true,
});
const ALL = options.all === true;
/** The limit of each stage by default: two timeouts on a busy machine do not stop a release, three do. */
const MAX_FLAKY = ALL ? 0 : 2;
const SLOWEST_FILES = 10;

/**
 * Workers of the journeys, and of the units, which run beside each other: a test waits for its database or browser for as
 * long as it works, and the end of one kind, with few files left, is filled by the other. The units, which are longer, have one
 * more.
 */
const JOURNEY_WORKERS = Math.max(2, Math.min(6, Math.round(0.75 * os.availableParallelism())));
const UNIT_WORKERS = JOURNEY_WORKERS + 1;

/** Three times the disk space that the tests of a run use at once. */
const MEMORY_BYTES = 6_000_000_000;
const MEMORY_FOLDER = '/dev/shm';

/**
 * Whether there is enough memory for what the tests store: they make and remove some hundred databases, of whose processor time a
 * disk takes half, as ext4 looks for numbers of files that were not removed in the last minutes.
 */
function hasMemory(): boolean {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return Math.min(bavail * bsize, os.freemem()) > MEMORY_BYTES;
  } catch {
    return false;
  }
}

const isInMemory = hasMemory();
if (!isInMemory)
  process.stdout.write(
    `${MEMORY_FOLDER} has less than ${MEMORY_BYTES / 1e9} GB free: databases are on the disk, and the tests slower.\n`,
  );
const scratch = mkdtempSync(path.join(isInMemory ? MEMORY_FOLDER : os.tmpdir(), 'etal-test-'));
/** On the disk: no program may be loaded from a container's memory. */
const clockFolder = options.at === undefined ? undefined : mkdtempSync(path.join(os.tmpdir(), 'etal-clock-'));
// Also after an interrupted run, since it would stay in memory.
process.once('exit', () => {
  for (const folder of [scratch, clockFolder])
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
// PostgreSQL runs as a user of its own if the tests run as root.
chmodSync(scratch, 0o711);
mkdirSync('.cache', { recursive: true });
const env = {
  ...process.env,
  TMPDIR: scratch,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  NO_COLOR: '1',
  // A run starts hundreds of processes from the same modules, which share compiled code.
  NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
  ...(ALL ? { ETAL_TEST_ALL: '1' } : {}),
  ...(options.at && clockFolder ? shiftedClock(options.at, clockFolder) : {}),
};

/** Shows a command's output as it arrives, or in one piece at its end, while another command is shown. */
type Output = 'live' | 'atEnd';
type Stage = { name: string; run: (output: Output) => Promise<Count> };

/** Resolves to whether the command succeeded. */
function succeeds(command: string, args: string[], output: Output, more: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...more },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += String(part)));
    child.on('error', (error) => (text += `${error.message}\n`));
    child.on('close', (code) => {
      process.stdout.write(text);
      resolve(code === 0);
    });
  });
}

/**
 * tsc -b does not check again what imports a JSON file that changed (TypeScript 7.0): after such a change, as of a text, it
 * starts anew.
 */
function forgetTypesBeforeJson(): void {
  const timeOf = (file: string) => statSync(file).mtimeMs;
  const oldest = Math.min(...globSync('.cache/types/**/*.tsbuildinfo').map(timeOf));
  if (globSync('{rules,server,src}/**/*.json').some((file) => timeOf(file) > oldest))
    rmSync('.cache/types', { recursive: true, force: true });
}

/** A check that passes or fails as a whole counts as one. */
const check = (name: string, command: string, ...args: string[]): Stage => ({
  name,
  run: async (output) =>
    (await succeeds(command, args, output)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

const units: Stage = {
  name: 'units',
  async run(output) {
    const file = path.join(scratch, 'units.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const ok = await succeeds('vitest', ['run', '--retry=1', `--maxWorkers=${UNIT_WORKERS}`, ...reporters], output);
    return readReport(file, ok, countUnits(process.cwd(), MAX_FLAKY));
  },
};

const journeys: Stage = {
  name: 'journeys',
  async run(output) {
    const file = path.join(scratch, 'journeys.json');
    // Playwright forces a colour mode on its workers, and Node warns of conflicting ones.
    const plain = { NO_COLOR: undefined, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    // Node runs the TypeScript of the journeys as it runs that of the server: Playwright's own compiler takes 3 s to begin with (ADR 208).
    const nativeTypes = { PW_DISABLE_TS_ESM: '1' };
    const args = ['test', '--reporter=list,json', '--retries=1', `--workers=${JOURNEY_WORKERS}`];
    const ok = await succeeds('playwright', args, output, { ...plain, ...nativeTypes });
    return readReport(file, ok, countJourneys(MAX_FLAKY));
  },
};

/** First, beside the build alone: it writes the files that all others read, if they change. Then the run fails. */
const generated = check('generated', 'node', 'tools/generate.ts', '--check');
/** What units, journeys and verify run. */
const build = check('build', 'node', 'tools/buildOnce.ts');
/** A script of package.json, with more arguments. */
const script = (name: string, run: string, ...args: string[]) => check(name, 'node', '--run', run, '--', ...args);
// One checker, and rarer collection of garbage: less processor time than the compiler's defaults (ADR 81).
const incremental = script('types', 'typecheck');
const types: Stage = {
  name: 'types',
  run(output) {
    forgetTypesBeforeJson();
    return incremental.run(output);
  },
};
/** One short check after the other, beside the build and the tests. */
const checks = [
  types,
  script('lint', 'lint'),
  script('format', 'format', '--check'),
  check('unused', 'knip', '--no-progress'),
  check('contracts', 'node', 'tools/contracts.ts', '--check'),
  check('schema', 'node', 'contracts/schema-check/check.ts', 'schema.graphql'),
];
/** After the checks: it needs the build. One server, since the tests beside it keep every processor busy. */
const verify = check('verify', 'node', 'contracts/provider/verify.ts', '--servers', '1');

const stages = [generated, build, ...checks, verify, units, journeys];
const unknown = selectedStages.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no stage ${unknown.join(', ')}; there are: ${stages.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

/** Journeys and the contract run what is built, so they bring the build with them. */
const isSelected = (name: string): boolean =>
  selectedStages.length === 0 ||
  selectedStages.includes(name) ||
  (name === build.name && [journeys, verify].some((stage) => selectedStages.includes(stage.name)));

type Result = Count & { name: string; seconds: number };
const results: Result[] = [];

async function runStage({ name, run }: Stage, output: Output = 'atEnd'): Promise<void> {
  if (!isSelected(name)) return;
  if (output === 'live') process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const count = await run(output);
  const seconds = (performance.now() - started) / 1000;
  if (output === 'atEnd') process.stdout.write(`\n── ${name}: ${count.failed === 0 ? 'ok' : 'FAILED'}\n`);
  results.push({ ...count, name, seconds });
}

const started = performance.now();
const isGenerated = runStage(generated, 'live');
const isBuilt = runStage(build, 'live');
async function runTests(): Promise<void> {
  await Promise.all([isGenerated, isBuilt]);
  // The journeys report as they go, the units at their end.
  await Promise.all([runStage(journeys, 'live'), runStage(units)]);
}
async function runChecks(): Promise<void> {
  await isGenerated;
  for (const stage of checks) await runStage(stage);
  await isBuilt;
  await runStage(verify);
}
await Promise.all([runTests(), runChecks()]);

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2)} s`;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const table = results.map(
  (result) =>
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${result.name.padEnd(10)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(3)} failed ${minutes(result.seconds).padStart(12)}`,
);
const slowest = slowestFiles(
  results.flatMap(({ files = [] }) => files),
  SLOWEST_FILES,
);
const report = [
  ...results.flatMap(({ problems = [] }) => problems),
  '',
  ...(slowest.length > 0 ? ['The slowest files:', ...slowest, ''] : []),
  ...table,
  `whole run ${minutes((performance.now() - started) / 1000)}${ALL ? ', with --all' : ''}`,
];
process.stdout.write(`\n${report.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
