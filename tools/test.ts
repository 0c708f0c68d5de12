import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { wantsHelp } from './commandLine.ts';
import {
  countJourneys,
  countUnits,
  reported,
  type Count,
  type JourneyReport,
  type UnitReport,
} from './runnerReports.ts';

wantsHelp(`npm test [-- STAGE ...]
Runs every check, or the named stages: types lint format unused generated build units contracts schema verify journeys.
Changes nothing on the machine. Ends with one line: N passed, N failed.`);

type Stage = { name: string; run: () => Count };

const scratch = mkdtempSync(path.join(os.tmpdir(), 'etal-test-'));
const env = {
  ...process.env,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  NO_COLOR: '1',
  // A run starts hundreds of processes from the same modules: what one compiled, the next reads.
  NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
};
const succeeds = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
/** A check that passes or fails as a whole counts as one. */
const check =
  (command: string, ...args: string[]) =>
  (): Count =>
    succeeds(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Of each stage: one test late on a busy machine does not stop a release, many do. */
const MOST_SECOND_TRIES = 3;

function units(): Count {
  const file = path.join(scratch, 'units.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ok = succeeds('vitest', ['run', '--retry=1', ...reporters]);
  return reported(file, ok, (report: UnitReport) => countUnits(report, process.cwd(), MOST_SECOND_TRIES));
}

function journeys(): Count {
  const file = path.join(scratch, 'journeys.json');
  const { status } = spawnSync('playwright', ['test', '--reporter=list,json', '--retries=1'], {
    stdio: 'inherit',
    // Playwright forces a colour mode on its workers, and Node complains of two.
    env: { ...env, NO_COLOR: undefined, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return reported(file, status === 0, (report: JourneyReport) => countJourneys(report, MOST_SECOND_TRIES));
}

const stages: Stage[] = [
  { name: 'types', run: check('tsc', '-p', '.') },
  { name: 'lint', run: check('oxlint', '--deny-warnings', '.') },
  { name: 'format', run: check('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'unused', run: check('knip', '--no-progress') },
  { name: 'generated', run: check('node', 'tools/generate.ts', '--check') },
  { name: 'build', run: check('node', 'tools/buildOnce.ts') },
  { name: 'units', run: units },
  { name: 'contracts', run: check('node', 'tools/contracts.ts', '--check') },
  { name: 'schema', run: check('node', 'contracts/schema-check/check.ts') },
  { name: 'verify', run: check('node', 'contracts/provider/verify.ts') },
  { name: 'journeys', run: journeys },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no stage ${unknown.join(', ')}; there are: ${stages.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
const named: string[] = [];
for (const { name, run } of stages.filter((stage) => wanted.length === 0 || wanted.includes(stage.name))) {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const { passed, failed, faults = [] } = run();
  named.push(...faults);
  total.passed += passed;
  total.failed += failed;
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${((performance.now() - started) / 1000).toPrecision(3)} s`,
  );
}
rmSync(scratch, { recursive: true, force: true });
process.stdout.write(`\n${[...named, ...summary].join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
