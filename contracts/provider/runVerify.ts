import os from 'node:os';
import { commandArguments, exitCodeOf, regexArgument, saveFile, type CommandIo } from '../command/commandArguments.ts';
import { UnusableError } from '../command/unusable.ts';
import { countInteractions, engines, verifyContract, type EngineName, type Verification } from './verification.ts';
import { junitReport, textReport } from './verificationReport.ts';

/** The database of a started server: the embedded one, or a PostgreSQL of this machine. */
export type DatabaseKind = 'pglite' | 'postgres';
/** Servers that were started for the verification, one or more, each with data of its own. */
export type StartedServers = { urls: readonly [string, ...string[]]; remove(): Promise<void> };
export type VerifySetting = {
  /** How the command is called, as its help says it. */
  command: string;
  /** The pact file without `--pact`. */
  pact: string;
  /** Starts so many servers that are asked without `--url`; null: there are none, and `--url` has to be given. */
  start: ((database: DatabaseKind, count: number) => Promise<StartedServers>) | null;
};

/** Fewer interactions than these are sooner asked of one server than a second one has started. */
const WORTH_A_SERVER = 100;
/** Each takes some 150 MB, more with the embedded database. */
const MOST_SERVERS = 4;

/** As many servers as can be kept busy at once; Pact's own engine asks only one. */
export function serversFor(interactions: number, engine: EngineName, cores = os.availableParallelism()): number {
  const wanted = engine === 'own' ? Math.floor(interactions / WORTH_A_SERVER) : 1;
  return Math.max(1, Math.min(wanted, cores, MOST_SERVERS));
}

const help = ({
  command,
  start,
}: VerifySetting) => `${command} [--url URL] [--states URL] [--only REGEX] [--json FILE] [--junit FILE] [--pact FILE] [--engine own|pact]
Asks a market everything that the storefront's contract says, and reports where it answers otherwise.
--url URL     the market's address; ${start ? 'without it the shipped server is started in demo mode, with data of its own' : 'has to be given'}
${
  start
    ? `--database pglite|postgres  what the started server keeps its data in (default: pglite, embedded); postgres is
              TEST_DATABASE_URL, or an installed PostgreSQL
`
    : ''
}--states URL  where provider states are set (contracts/README.md); default: URL/provider-states
--only REGEX  only the interactions whose name matches, such as AddToCart
--json FILE   writes the outcome as JSON
--junit FILE  writes the outcome as JUnit XML
--pact FILE   another pact file than the storefront's
--engine NAME own (default), or pact: Pact's own verifier, the reference, which has to be installed
Exit: 0 all verified, 1 an answer differs, 2 nothing could be verified.
`;

function urlOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UnusableError(`--${name}: ${text} is no http address.`);
  return text.replace(/\/+$/, '');
}

function engineOf(name = 'own'): EngineName {
  if (!Object.hasOwn(engines, name))
    throw new UnusableError(`--engine: there is no ${name}, only ${Object.keys(engines).join(' and ')}.`);
  return name as EngineName;
}

function options(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const asked = { url: text, states: text, only: text, pact: text, engine: text, database: text };
  return commandArguments(args, { ...asked, json: text, junit: text }).values;
}
type Options = ReturnType<typeof options>;

/** Of the market at `--url`, or of one that is started for the purpose. */
async function verification(
  { url, states, only, pact, engine, database = 'pglite' }: Options,
  setting: VerifySetting,
  tell: CommandIo['out'],
): Promise<{ outcome: Verification; took: string }> {
  const used = engineOf(engine);
  if (database !== 'pglite' && database !== 'postgres')
    throw new UnusableError(`--database: there is no ${database}, only pglite and postgres.`);
  const wanted = only === undefined ? null : regexArgument('only', only);
  const statesAt = states === undefined ? null : urlOf('states', states);
  const verify = async (at: string, more: readonly string[] = []) => {
    const begun = performance.now();
    const outcome = await verifyContract({
      file: pact ?? setting.pact,
      url: at,
      statesUrl: statesAt ?? `${at}/provider-states`,
      others: more.map((one) => ({ url: one, statesUrl: `${one}/provider-states` })),
      only: wanted,
      engine: used,
    });
    return { outcome, took: secondsSince(begun) };
  };
  if (url !== undefined) return verify(urlOf('url', url));
  if (!setting.start) throw new UnusableError('--url has to say which server is asked. See --help.');
  const interactions = countInteractions(pact ?? setting.pact, wanted);
  const count = statesAt === null ? serversFor(interactions, used) : 1;
  const begun = performance.now();
  const { urls, remove } = await setting.start(database, count);
  try {
    const [first, ...others] = urls;
    const what = others.length === 0 ? 'The market was' : `${urls.length} markets were`;
    tell(`${what} started in ${secondsSince(begun)}.\n`);
    return await verify(first, others);
  } finally {
    await remove();
  }
}

const secondsSince = (begun: number) => `${Math.round((performance.now() - begun) / 100) / 10} s`;

/**
 * `contracts:verify` with these arguments, whoever calls it. Answers the exit code: 0 all verified, 1 an answer differs,
 * 2 nothing could be verified, for the reason that `io.err` was told in one sentence. Never rejects.
 */
export function runVerify(args: readonly string[], io: CommandIo, setting: VerifySetting): Promise<number> {
  return exitCodeOf(io, async () => {
    const given = options(args);
    if (given.help === true) {
      io.out(help(setting));
      return 0;
    }
    const { outcome, took } = await verification(given, setting, io.out);
    if (given.json !== undefined) saveFile('json', given.json, `${JSON.stringify(outcome, null, 2)}\n`);
    if (given.junit !== undefined) saveFile('junit', given.junit, junitReport(outcome));
    io.out(`${textReport(outcome)}${outcome.url}, verified in ${took}\n`);
    return outcome.failed === 0 ? 0 : 1;
  });
}
