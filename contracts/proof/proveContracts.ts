import {
  commandArguments,
  exitCodeOf,
  exitWith,
  processIo,
  regexArgument,
  saveFile,
  wholeNumber,
  type CommandIo,
} from '../input/commandArguments.ts';
import { ALL_PACTS as PACT } from '../input/storefrontPact.ts';
import { judgePaths } from './pathProof.ts';
import { drawMutants } from './resolverDraw.ts';
import { nameOf } from './resolverMutant.ts';
import { resolverMutants } from './resolverMutants.ts';
import { openResolverProof, type JudgedResolver } from './resolverProof.ts';
import { judgedLine, kindTable } from './resolverReport.ts';

const HELP = `npm run prove:contracts [-- --sample N] [--seed S] [--at REGEX] [--json FILE]
Mutates the market's resolvers one at a time, and reports which faults verification catches.
--sample N   number of mutated resolvers (300), of all kinds and domains
--seed S     seed of the sample (1)
--at REGEX   only those whose name matches, such as "Cart.totals" or "refusal"
--json FILE  writes each of them with its result
Exit: 0 done, 1 the unchanged market fails its contract, 2 it could not be checked.
`;

/** Wrong resolvers whose interactions share their initial states. */
const BATCH_SIZE = 400;

function options(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const {
    help,
    sample = '300',
    seed = '1',
    at,
    json,
  } = commandArguments(args, {
    sample: text,
    seed: text,
    at: text,
    json: text,
  }).values;
  return {
    help: help === true,
    sample: wholeNumber('sample', sample, 1),
    seed: wholeNumber('seed', seed, 1),
    at: at === undefined ? null : regexArgument('at', at),
    json,
  };
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const { help, sample, seed, at, json } = options(args);
  if (help) {
    io.out(HELP);
    return 0;
  }
  const proof = await openResolverProof(PACT);
  try {
    const right = await proof.verifyRight(null);
    if (right.failed > 0) {
      const lines = right.interactions
        .filter(({ ok }) => !ok)
        .map(({ description, mismatches: [first] }) => `  ${description}: ${first?.path} ${first?.reason}\n`);
      io.err(`The market as it is fails ${right.failed} interactions:\n${lines.join('')}`);
      return 1;
    }
    io.out(`${right.verified} interactions pass while every resolver is right.\n`);
    const paths = judgePaths(proof.schema, proof.interactions, right.interactions);
    const escaped = paths.filter(({ caught }) => caught === null);
    io.out(
      `${paths.length - escaped.length} of ${paths.length} shown values are caught when they are wrong on one path.\n`,
    );
    io.out(escaped.map(({ operation, place, met }) => `  ${operation} ${place}: in ${met} answers\n`).join(''));
    const all = resolverMutants(proof.schema, proof.reaches);
    const selectedMutants = at ? all.filter((one) => at.test(nameOf(one))) : all;
    const judged: JudgedResolver[] = [];
    const mutants = drawMutants(selectedMutants, sample, seed);
    for (let from = 0; from < mutants.length; from += BATCH_SIZE) {
      const some = await proof.judge(mutants.slice(from, from + BATCH_SIZE));
      judged.push(...some);
      io.out(some.map(judgedLine).join(''));
    }
    if (json) saveFile('json', json, `${JSON.stringify({ seed, of: selectedMutants.length, judged }, null, 2)}\n`);
    io.out(`\n${kindTable(judged)}\n${judged.length} of ${selectedMutants.length}, seed ${seed}\n`);
    return 0;
  } finally {
    await proof.close();
  }
}

exitWith(await exitCodeOf(processIo, () => run(process.argv.slice(2), processIo)));
