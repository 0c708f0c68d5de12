import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm test [-- STAGE ...]
Runs every check, or the named stages: ${'types lint format unused generated build units contracts verify journeys'}.
Changes nothing on the machine. Ends with one line: N passed, N failed.`);

type Count = { passed: number; failed: number };
type Stage = { name: string; run: () => Count };

const scratch = mkdtempSync(path.join(os.tmpdir(), 'etal-test-'));
const env = { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning', FORCE_COLOR: '0' };
const succeeds = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
/** A check that passes or fails as a whole counts as one. */
const check =
  (command: string, ...args: string[]) =>
  (): Count =>
    succeeds(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Reads a runner's JSON report; a run that ended badly without a failed test counts as one failure. */
function reported(file: string, ok: boolean, read: (report: Record<string, unknown>) => Count): Count {
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  } catch {
    process.stderr.write(`No report was written to ${file}.\n`);
  }
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

function units(): Count {
  const file = path.join(scratch, 'units.json');
  const ok = succeeds('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  return reported(file, ok, (r) => ({ passed: Number(r.numPassedTests), failed: Number(r.numFailedTests) }));
}

/**
 * A browser on a busy machine is late now and then: a journey that fails is walked once more, and named. More than this
 * many that pass only then count as failed: something is wrong with the market.
 */
const MOST_SECOND_TRIES = 2;

function journeys(): Count {
  const file = path.join(scratch, 'journeys.json');
  const run = spawnSync('playwright', ['test', '--reporter=list,json', '--retries=1'], {
    stdio: 'inherit',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return reported(file, run.status === 0, ({ stats }) => {
    const { expected, unexpected, flaky } = stats as { expected: number; unexpected: number; flaky: number };
    if (flaky > 0)
      secondTries.push(`${flaky} journey(s) passed at the second try only, named "flaky" above: look at them.`);
    return flaky > MOST_SECOND_TRIES
      ? { passed: expected, failed: unexpected + flaky }
      : { passed: expected + flaky, failed: unexpected };
  });
}
const secondTries: string[] = [];

const stages: Stage[] = [
  { name: 'types', run: check('tsc', '-p', '.') },
  { name: 'lint', run: check('oxlint', '--deny-warnings', '.') },
  { name: 'format', run: check('prettier', '--check', '--log-level', 'warn', '.') },
  { name: 'unused', run: check('knip', '--no-progress') },
  { name: 'generated', run: check('node', 'tools/generate.ts', '--check') },
  { name: 'build', run: check('node', 'tools/buildOnce.ts') },
  { name: 'units', run: units },
  { name: 'contracts', run: check('node', 'tools/contracts.ts', '--check') },
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

const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const { name, run } of stages.filter((stage) => wanted.length === 0 || wanted.includes(stage.name))) {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${((performance.now() - started) / 1000).toPrecision(3)} s`,
  );
}
rmSync(scratch, { recursive: true, force: true });
process.stdout.write(
  `\n${[...summary, ...secondTries].join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`,
);
process.exit(total.failed === 0 ? 0 : 1);
