import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantsHelp } from '../../tools/commandLine.ts';
import { drawMutants } from './resolverDraw.ts';
import { nameOf } from './resolverMutant.ts';
import { resolverMutants } from './resolverMutants.ts';
import { openResolverProof, type JudgedResolver } from './resolverProof.ts';
import { judgedLine, kindTable } from './resolverReport.ts';

wantsHelp(`npm run prove:contracts [-- --sample N] [--seed S] [--at REGEX] [--json FILE]
Makes the market's own resolvers wrong, one at a time and in one way, and asks verification whether it notices.
--sample N   so many wrong resolvers (300), of every kind and from every part of the market
--seed S     which ones (1): the same for the same number
--at REGEX   only those whose name matches, such as "Cart.totals" or "refusal"
--json FILE  writes each of them with what became of it
Exit: 0 it was asked, 1 the market as it is fails its contract, 2 it could not be asked.`);

const PACT = path.resolve(import.meta.dirname, '../pacts/storefront-market-api.json');

/** Wrong resolvers whose interactions share the states that they begin with. */
const AT_ONCE = 400;

/** Tells what was wrong with how the command was called. */
class CallError extends Error {}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new CallError(`--${name}: ${text} is no whole number from 1.`);
  return number;
}

function options() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { sample: text, seed: text, at: text, json: text } });
    return {
      sample: wholeNumber('sample', values.sample ?? '300'),
      seed: wholeNumber('seed', values.seed ?? '1'),
      at: values.at === undefined ? null : new RegExp(values.at),
      json: values.json,
    };
  } catch (error) {
    throw error instanceof CallError
      ? error
      : new CallError(`${(error as Error).message.replace(/\.?$/, '.')} See --help.`);
  }
}

async function run(): Promise<number> {
  const { sample, seed, at, json } = options();
  const proof = await openResolverProof(PACT);
  try {
    const right = await proof.verifyRight(null);
    if (right.failed > 0) {
      const names = right.interactions.filter(({ ok }) => !ok).map(({ description }) => `  ${description}\n`);
      process.stderr.write(`The market as it is fails ${right.failed} interactions:\n${names.join('')}`);
      return 1;
    }
    process.stdout.write(`${right.verified} interactions pass while every resolver is right.\n`);
    const all = resolverMutants(proof.schema, proof.reaches);
    const wanted = at ? all.filter((one) => at.test(nameOf(one))) : all;
    const judged: JudgedResolver[] = [];
    const mutants = drawMutants(wanted, sample, seed);
    for (let from = 0; from < mutants.length; from += AT_ONCE) {
      const some = await proof.judge(mutants.slice(from, from + AT_ONCE));
      judged.push(...some);
      process.stdout.write(some.map(judgedLine).join(''));
    }
    if (json) writeFileSync(json, `${JSON.stringify({ seed, of: wanted.length, judged }, null, 2)}\n`);
    process.stdout.write(`\n${kindTable(judged)}\n${judged.length} of ${wanted.length}, seed ${seed}\n`);
    return 0;
  } finally {
    await proof.close();
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  },
);
