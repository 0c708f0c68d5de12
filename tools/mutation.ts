import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { wantsHelp } from './commandLine.ts';
import { measuringProgram } from './measuring.ts';
import { MUTATION_AREAS } from './mutation/areas.ts';
import { areaRow, readMutants, survivorLines } from './mutation/scores.ts';

wantsHelp(`npm run mutation -- [AREA[/FILE]...]
Changes the code of each area in one place at a time, and reports which changes no test notices. Hours for all areas.
AREA        of ${MUTATION_AREAS.map(({ name }) => name).join(', ')}; without any: all, one after the other
            a file of an area alone: rules/totals.ts
--static    also code that runs once when its module is loaded: each of these mutants runs all tests of the area
Writes the survivors into test-results/mutation/, and a table to standard output. Fails if an area misses its target.`);

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const parts = MUTATION_AREAS.flatMap((area) => {
  const chosen = names.filter((name) => name === area.name || name.startsWith(`${area.name}/`));
  return names.length === 0 || chosen.includes(area.name)
    ? [{ ...area, mutated: `${area.name}/*.ts` }]
    : chosen.map((file) => ({ ...area, name: file, mutated: file }));
});
if (parts.length === 0) {
  process.stderr.write(`No such area: ${names.join(', ')}\n`);
  process.exit(2);
}

const stryker = measuringProgram('@stryker-mutator/core', 'stryker');
const folder = path.resolve('test-results/mutation');
fs.mkdirSync(folder, { recursive: true });
const rows = parts.map(({ name, mutated, tests, target }) => {
  const [config, report, survivors] = ['config.json', 'json', 'txt'].map((ending) =>
    path.join(folder, `${name.replaceAll('/', '-')}.${ending}`),
  ) as [string, string, string];
  const options = {
    mutate: [mutated, '!**/*.test.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts' },
    // TypeScript 7 has no compiler API that Stryker could rewrite the configuration with; Node strips the types.
    tsconfigFile: 'none',
    concurrency: 1,
    coverageAnalysis: 'perTest',
    // The first run of all tests of an area takes longer than the usual five minutes on a machine that has other work.
    dryRunTimeoutMinutes: 60,
    ignoreStatic: !process.argv.includes('--static'),
    timeoutMS: 120_000,
    tempDirName: '.cache/mutation',
    ignorePatterns: ['test-results', 'dist', 'contracts', 'docs', 'src', 'tools/pictures', 'server/demo/pictures'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowEmpty: true,
  };
  fs.writeFileSync(config, JSON.stringify(options));
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: tests().join() },
  });
  if (status !== 0) process.exit(status ?? 1);
  const mutants = readMutants(fs.readFileSync(report, 'utf8'));
  fs.writeFileSync(survivors, `${survivorLines(mutants).join('\n')}\n`);
  return areaRow(name, mutants, target);
});
process.stdout.write(
  `\n| area | mutants | killed | survived | score | target |\n| --- | --- | --- | --- | --- | --- |\n`,
);
for (const { line } of rows) process.stdout.write(`${line}\n`);
if (rows.some(({ isReached }) => !isReached)) process.exit(1);
