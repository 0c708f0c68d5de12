import { commandArguments } from '../input/commandArguments.ts';
import { SUITES, type SuiteName } from '../input/storefrontPact.ts';
import { UnusableError } from '../input/unusable.ts';
import { selectionByName, selectionOf, type Selection } from './selection.ts';
import { engines, type EngineName } from './verification.ts';

/** The database of a started server: the embedded one, or PostgreSQL on this machine. */
export type DatabaseKind = 'pglite' | 'postgres';

/** Servers started for the verification, each with its own data. */
export type StartedServers = { urls: readonly [string, ...string[]]; remove(): Promise<void> };
export type VerifySetting = {
  /** The command's name, as its help shows it. */
  command: string;
  /** The pact file used without `--pact`. */
  pact: string;
  /** The folder of the releases in use without `--releases`; absent: another project's, which has none. */
  releases?: string;
  /** Starts `count` servers for a run without `--url`; null: cannot start any, so `--url` is required. */
  start: ((database: DatabaseKind, count: number) => Promise<StartedServers>) | null;
};

export const verifyHelp = ({
  command,
  start,
}: VerifySetting) => `${command} [URL] [--states URL] [--only WHICH]... [--show NAME] [--baseline FILE] [--strict] ...
Sends every request of the storefront's contract to a server, and reports the answers that differ. Interactions whose
provider state the server does not have yet (status 404 or 501) wait; the others count.
URL           the server's address, or --url URL; ${start ? 'without it the shipped server is started in demo mode, with its own data,\n              and everything counts' : 'required'}
${
  start
    ? `--database pglite|postgres  the started server's database (default: pglite, embedded); postgres is TEST_DATABASE_URL,
              or an installed PostgreSQL
--servers N   how many are started, each with a share of the interactions (default: one for each processor, at most 4): one takes
              two thirds of the processor time of two
`
    : ''
}--states URL  the address that sets provider states up (see the manual); default: URL/provider-states
--suite NAME  contract (what the storefront depends on, and who may call), conformance (sort orders, counts, repeated
              calls), or all; default: ${start ? 'all for the shipped server, ' : ''}contract with --url. With all, conformance is
              reported but only counts with --strict
--deployed    also verifies the contracts of all releases in use, whose pages people still have open: what is the same in
              several of them is sent once
--releases FOLDER  the folder of the releases in use
--only WHICH  only interactions whose name matches a regular expression, such as AddToCart. domain:cart selects by the
              storefront's folder, state:EXPRESSION by provider state. May be repeated: options of one kind are
              alternatives, different kinds must all match
--baseline FILE    the interactions that your server has passed before. Others are pending and never fail the run, and so
              are fields that it has never answered; all else of these fails the run, even if a state is missing
--update-baseline  adds what passes now to that file, or begins it
--strict      everything counts, including what waits or is pending
--show NAME   prints the interactions whose name contains this text: states and request as curl, the whole expected
              answer${start ? ' and the actual one' : ', and with --url the actual one'}
--from-har FILE    in place of a server: answers that you have recorded, as a HAR of the browser or as a folder of pairs
              NAME.request.json and NAME.response.json. Says what they do not cover, which ends with 2 without --baseline
--json FILE   writes the result as JSON, with the same details of each failure
--junit FILE  writes the result as JUnit XML
--pact FILE   another pact file in place of the storefront's
--engine NAME own (default), or pact: Pact's own verifier, only in the storefront's repository. It stops at the first
              missing state
Exit: 0 everything that could be verified passes, 1 an answer differs, 2 nothing could be verified, or a state failed.
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

function databaseOf(name = 'pglite'): DatabaseKind {
  if (name !== 'pglite' && name !== 'postgres')
    throw new UnusableError(`--database: there is no ${name}, only pglite and postgres.`);
  return name;
}

function serversOf(text: string | undefined, url: string | undefined): number | null {
  if (text === undefined) return null;
  if (url !== undefined) throw new UnusableError('--servers and --url: one of them. See --help.');
  if (!/^[1-9]$/.test(text)) throw new UnusableError(`--servers: ${text} is no number from 1 to 9.`);
  return Number(text);
}

function suiteOf(name: string): SuiteName {
  const suite = SUITES.find((one) => one === name);
  if (!suite) throw new UnusableError(`--suite: there is no ${name}, only ${SUITES.join(', ')}. See --help.`);
  return suite;
}

/** The parsed arguments of a verification. */
export type VerifyArguments = {
  help: boolean;
  url: string | null;
  states: string | null;
  only: Selection | null;
  show: string | null;
  suite: SuiteName;
  deployed: boolean;
  releases: string | null;
  pact: string | null;
  engine: EngineName;
  database: DatabaseKind;
  /** The number of servers that are started; null: as many as can be kept busy. */
  servers: number | null;
  baseline: string | null;
  /** A recording in place of a server. */
  fromHar: string | null;
  update: boolean;
  strict: boolean;
  json: string | null;
  junit: string | null;
};

/** Parses the arguments. Throws UnusableError with one sentence for an invalid one. */
export function verifyArguments(args: readonly string[]): VerifyArguments {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    url: text,
    states: text,
    pact: text,
    engine: text,
    database: text,
    servers: text,
    json: text,
    junit: text,
    baseline: text,
    'from-har': text,
    'update-baseline': flag,
    strict: flag,
    show: text,
    suite: text,
    deployed: flag,
    releases: text,
    only: { type: 'string', multiple: true } as const,
  };
  const { values, positionals } = commandArguments(args, options, 1);
  const { url = positionals[0], states, only = [], show, baseline, 'update-baseline': update = false } = values;
  const { 'from-har': fromHar } = values;
  if (values.url !== undefined && positionals.length > 0)
    throw new UnusableError(`"${positionals[0]}" and --url: one of them. See --help.`);
  const ofServers = ['states', 'engine', 'database', 'servers', 'update-baseline', 'show'] as const;
  const ofServer = url === undefined ? ofServers.find((name) => values[name] !== undefined) : 'url';
  if (fromHar !== undefined && ofServer)
    throw new UnusableError(`--from-har and --${ofServer}: a recording is no server. See --help.`);
  if (show !== undefined && only.length > 0) throw new UnusableError('--show and --only: one of them. See --help.');
  if (update && baseline === undefined)
    throw new UnusableError('--update-baseline needs the file that --baseline names. See --help.');
  return {
    help: values.help === true,
    engine: engineOf(values.engine),
    database: databaseOf(values.database),
    servers: serversOf(values.servers, url),
    only: show === undefined ? selectionOf(only) : selectionByName(show),
    show: show ?? null,
    suite: suiteOf(values.suite ?? (url === undefined && fromHar === undefined ? 'all' : 'contract')),
    states: states === undefined ? null : urlOf('states', states),
    url: url === undefined ? null : urlOf('url', url),
    pact: values.pact ?? null,
    deployed: values.deployed === true,
    releases: values.releases ?? null,
    baseline: baseline ?? null,
    fromHar: fromHar ?? null,
    update,
    strict: values.strict === true,
    json: values.json ?? null,
    junit: values.junit ?? null,
  };
}
