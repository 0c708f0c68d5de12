import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantsHelp } from '../../tools/commandLine.ts';
import { grounds, judgeAll, marketSchema } from './proofRun.ts';
import { shownTable, writeTables } from './proofTables.ts';
import { missedLines, misses } from './proofTally.ts';
import { sampledWork, wholeWork } from './proofWork.ts';
import { recompiled, recompiledLines } from './recompile.ts';

wantsHelp(`npm run prove -- [--sample N] [--seed S] [--journal FILE] [--write]
       npm run prove -- --recompile N [--seed S]
Changes the market's schema in every single way, and in many combinations; finds out what each does to the compiled
operations by running them; and lays schema:check and other checkers beside that. Ends with a table.
--sample N      about N changes that the seed draws, in place of all: 150 take some seconds, all of them many minutes
--seed S        another draw (1)
--journal FILE  keeps each result as a line of JSON, and goes on from there when it is started again
--write         puts the tables into docs/schema-safety.md
--recompile N   in place of all that: compiles the storefront anew against N changes, and asks the same of relay-compiler
Exit: 0 no break was missed, 1 some were (they are named), 2 what was given cannot be used.`);

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/schema-safety.md');
const EVERY = 250;

function options() {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      journal: { type: 'string' },
      write: { type: 'boolean' },
      recompile: { type: 'string' },
    },
  });
  const number = (name: 'sample' | 'seed' | 'recompile', least: number) => {
    const value = values[name] === undefined ? undefined : Number(values[name]);
    if (value !== undefined && !(Number.isSafeInteger(value) && value >= least))
      throw new Error(`--${name} takes a whole number from ${least} up, not ${values[name]}.`);
    return value;
  };
  if (values.write && values.sample !== undefined) throw new Error('--write is for all changes, without --sample.');
  const { journal, write } = values;
  const [sample, recompile] = [number('sample', 8), number('recompile', 1)];
  return { sample, recompile, seed: number('seed', 0) ?? 1, journal, write };
}

async function run({ sample, recompile, seed, journal, write }: ReturnType<typeof options>): Promise<number> {
  const text = marketSchema();
  const on = grounds();
  if (recompile !== undefined) {
    const lines = recompiledLines(await recompiled(on.market, text, recompile, seed));
    process.stdout.write(`${lines.join('\n')}\n`);
    return lines.some((line) => line.startsWith('refused,')) ? 1 : 0;
  }
  const work = sample === undefined ? wholeWork(text, seed) : [...sampledWork(text, sample, seed)];
  const started = performance.now();
  const progress = (done: number) => {
    if (done % EVERY === 0)
      process.stderr.write(`${done} of ${work.length}, ${Math.round((performance.now() - started) / 1000)} s\n`);
  };
  const groups = await judgeAll(on, work, { journal, progress });
  process.stdout.write(`${shownTable(groups)}\n`);
  if (write) writeTables(DOCUMENT, groups);
  const missed = groups.flatMap(({ judged }) => misses(judged));
  process.stdout.write(missed.map((one) => `${missedLines(one).join('\n')}\n`).join(''));
  return missed.length === 0 ? 0 : 1;
}

let given: ReturnType<typeof options>;
try {
  given = options();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(2);
}
process.exit(await run(given));
