import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantsHelp } from './commandLine.ts';
import { MUTATION_AREAS } from './mutation/areas.ts';
import { isNear } from './mutation/areaTests.ts';
import { instrument, placeOf } from './mutation/instrumented.ts';
import { FARTHER_MS, measure, readTestFiles } from './mutation/measure.ts';
import { sampleOf } from './mutation/sample.ts';
import { areaRow, survivorLines, survivorsOf } from './mutation/scores.ts';
import { MutationStore } from './mutation/store.ts';
import { TestSession } from './mutation/testSession.ts';

wantsHelp(`npm run mutation -- [AREA[/FILE]...] [--sample SIZE] [--seed TEXT] [--near]
Changes the code of each area in one place at a time, and reports which changes no test notices.
AREA        of ${MUTATION_AREAS.map(({ name }) => name).join(', ')}; without any: all, one after the other
            a file of an area alone: rules/totals.ts
--sample    so many changes of each area, always the same ones: a score with its margin
--seed      another sample
--near      only by the tests in the area, and those that import from it or call its service: a score that is too low
            rather than too high
Code that runs only while its module is loaded is left out. Writes all changes and the survivors into test-results/mutation/, and a
table to standard output. Fails if an area misses its target.`);

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '' },
    near: { type: 'boolean' },
  },
});
const parts = MUTATION_AREAS.flatMap((area) => {
  const chosen = names.filter((name) => name === area.name || name.startsWith(`${area.name}/`));
  return names.length === 0 || chosen.includes(area.name)
    ? [{ ...area, area: area.name, mutated: `${area.name}/**/*.ts` }]
    : chosen.map((file) => ({ ...area, area: area.name, name: file, mutated: file }));
});
if (parts.length === 0) {
  process.stderr.write(`No such area: ${names.join(', ')}\n`);
  process.exit(2);
}

const folder = path.resolve('test-results/mutation');
fs.mkdirSync(folder, { recursive: true });
const tell = (line: string) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${line}\n`);

const rows: ReturnType<typeof areaRow>[] = [];
for (const { name, area, mutated, tests, target } of parts) {
  const fileOf = (ending: string) => path.join(folder, `${name.replaceAll('/', '-')}.${ending}`);
  const files = fs.globSync(mutated).filter((file) => !file.endsWith('.test.ts'));
  const all = await instrument(files.toSorted(), fileOf('sources.json'));
  const session = await TestSession.open(fileOf('sources.json'));
  tell(`${name}: ${all.length} mutants in ${files.length} files`);
  const store = new MutationStore(
    path.resolve('.cache/mutation', `${path.basename(fileOf('json'))}`),
    fileOf('sources.json'),
  );
  const found = tests()
    .flatMap((glob) => fs.globSync(glob))
    .toSorted();
  const [near, far] = [true, false].map((isWanted) => found.filter((file) => isNear(file, area) === isWanted));
  const read = await readTestFiles(session, store, near ?? [], tell);
  const isReached = new Set(read.testFiles.flatMap(({ hits }) => Object.keys(hits)));
  const counted = all.filter(({ id }) => isReached.has(id) || !read.loaded.has(id));
  tell(
    `${read.testFiles.length} files of tests near; ${all.length - counted.length} mutants only run while modules are loaded`,
  );
  const sample = sampleOf(counted, Number(values.sample), values.seed, placeOf);
  let measured = await measure(session, store, sample, read.testFiles, tell);
  const survivors = survivorsOf(measured).length;
  if (survivors > 0 && !values.near && far && far.length > 0) {
    tell(`${survivors} survive them; reading ${far.length} files of tests farther away`);
    const farther = await readTestFiles(session, store, far, tell);
    measured = await measure(session, store, sample, [...read.testFiles, ...farther.testFiles], tell, FARTHER_MS);
  }
  await session.close();
  fs.writeFileSync(fileOf('json'), JSON.stringify(measured, undefined, 1));
  fs.writeFileSync(fileOf('txt'), `${survivorLines(measured).join('\n')}\n`);
  rows.push(areaRow(name, measured, target, counted.length));
}
process.stdout.write(
  `\n| area | mutants | measured | killed | survived | score | target |\n| --- | --- | --- | --- | --- | --- | --- |\n`,
);
for (const { line } of rows) process.stdout.write(`${line}\n`);
process.exit(rows.some(({ isReached }) => !isReached) ? 1 : 0);
