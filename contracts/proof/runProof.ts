import path from 'node:path';
import { commandArguments, exitCodeOf, wholeNumber, type CommandIo } from '../input/commandArguments.ts';
import { UnusableError } from '../input/unusable.ts';
import { grounds, judgeAll, marketSchema } from './proofRun.ts';
import { shownTable, writeTables } from './proofTables.ts';
import { missedLines, misses } from './proofTally.ts';
import { sampledWork, wholeWork } from './proofWork.ts';
import { recompiled, recompiledLines } from './recompile.ts';

const HELP = `npm run prove -- [--sample N] [--seed S] [--journal FILE] [--write]
       npm run prove -- --recompile N [--seed S]
Measures schema:check: mutates the market's schema, determines the effect of each mutation by running the compiled
operations, and compares it with the verdicts of schema:check and other tools. Prints a table.
--sample N      about N mutations instead of all: 150 take seconds, all of them many minutes
--seed S        seed of the sample (1)
--journal FILE  stores each result as a line of JSON, and resumes from there
--write         writes the tables into docs/schema-safety.md
--recompile N   compiles the storefront against N mutations instead, and compares with relay-compiler
Exit: 0 no breaking change was missed, 1 some were missed (listed), 2 invalid arguments.
`;

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/schema-safety.md');
const EVERY = 250;
const LEAST_SAMPLE = 8;

function options(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const accepted = { sample: text, seed: text, journal: text, recompile: text, write: flag };
  const { values } = commandArguments(args, accepted);
  const { help, journal, write } = values;
  if (write === true && values.sample !== undefined)
    throw new UnusableError('--write is for all changes, without --sample. See --help.');
  const number = (name: 'sample' | 'seed' | 'recompile', least: number) => {
    const value = values[name];
    return value === undefined ? undefined : wholeNumber(name, value, least);
  };
  const [sample, recompile] = [number('sample', LEAST_SAMPLE), number('recompile', 1)];
  return { sample, recompile, seed: number('seed', 0) ?? 1, journal, write, help };
}
type Options = ReturnType<typeof options>;

async function runParsed({ sample, recompile, seed, journal, write }: Options, io: CommandIo): Promise<number> {
  const text = marketSchema();
  const on = grounds();
  if (recompile !== undefined) {
    const lines = recompiledLines(await recompiled(on.market, text, recompile, seed));
    io.out(`${lines.join('\n')}\n`);
    return lines.some((line) => line.startsWith('refused,')) ? 1 : 0;
  }
  const work = sample === undefined ? wholeWork(text, seed) : [...sampledWork(text, sample, seed)];
  const started = performance.now();
  const progress = (count: number) => {
    if (count % EVERY === 0)
      io.err(`${count} of ${work.length}, ${Math.round((performance.now() - started) / 1000)} s\n`);
  };
  const groups = await judgeAll(on, work, { journal, progress });
  io.out(`${shownTable(groups)}\n`);
  if (write === true) writeTables(DOCUMENT, groups);
  const missed = groups.flatMap(({ judged }) => misses(judged));
  io.out(missed.map((one) => `${missedLines(one).join('\n')}\n`).join(''));
  return missed.length === 0 ? 0 : 1;
}

/**
 * Runs `prove` with these arguments. Returns the exit code: 0 no break was missed, 1 some were, 2 unusable arguments,
 * with the reason in one sentence on `io.err`. Never rejects.
 */
export function runProof(args: readonly string[], io: CommandIo): Promise<number> {
  return exitCodeOf(io, () => {
    const parsed = options(args);
    if (parsed.help !== true) return runParsed(parsed, io);
    io.out(HELP);
    return 0;
  });
}
