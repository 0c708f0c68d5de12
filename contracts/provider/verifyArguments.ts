import { commandArguments } from '../command/commandArguments.ts';
import { SUITES, type SuiteName } from '../command/storefrontPact.ts';
import { UnusableError } from '../command/unusable.ts';
import type { VerifySetting } from './runVerify.ts';
import { named, selectionOf, type Selection } from './selection.ts';
import { engines, type EngineName } from './verification.ts';

/** The database of a started server: the embedded one, or PostgreSQL on this machine. */
export type DatabaseKind = 'pglite' | 'postgres';

export const verifyHelp = ({
  command,
  start,
}: VerifySetting) => `${command} [--url URL] [--states URL] [--only WHICH]... [--show NAME] [--baseline FILE] [--strict] ...
Asks a market everything that the storefront's contract says, and reports where it answers otherwise. Where a state is not
set up yet (status 404 or 501) its interactions wait, and the others count.
--url URL     the market's address; ${start ? 'without it the shipped server is started in demo mode, with data of its own,\n              and asked strictly' : 'has to be given'}
${
  start
    ? `--database pglite|postgres  what the started server keeps its data in (default: pglite, embedded); postgres is
              TEST_DATABASE_URL, or an installed PostgreSQL
`
    : ''
}--states URL  where provider states are set (contracts/README.md); default: URL/provider-states
--suite NAME  contract (what the storefront cannot do without, and who may call), conformance (orders, counts, calls that come
              twice), or all; default: ${start ? 'all of the shipped server, ' : ''}the contract of one at --url. Beside the contract, conformance
              is reported and does not count; alone, or with --strict, it does
--only WHICH  only the interactions whose name matches a regular expression, such as AddToCart; domain:cart and state:EXPRESSION
              choose by the storefront's folder and by the states they begin with. Several of one sort are alternatives,
              of different sorts both have to match
--baseline FILE    what your server has passed before, in your repository: what is not in it is pending and does not fail the
              run; what is in it and waits for a state does
--update-baseline  adds what passes to that file
--strict      everything counts: also what waits for a state or is pending
--show NAME   only this interaction (a name or a part of one), with its states and request as curl, and the expected and the
              actual answer whole${start ? '' : '; without --url all but the last'}
--json FILE   writes the outcome as JSON, with all of that of each interaction that fails
--junit FILE  writes the outcome as JUnit XML
--pact FILE   another pact file than the storefront's
--engine NAME own (default), or pact: Pact's own verifier, the reference, which has to be installed; it ends at the first state
              that is not set up
Exit: 0 all that could be asked is right, 1 an answer differs, 2 nothing could be asked, or a state failed.
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

function suiteOf(name: string): SuiteName {
  const found = SUITES.find((one) => one === name);
  if (!found) throw new UnusableError(`--suite: there is no ${name}, only ${SUITES.join(', ')}. See --help.`);
  return found;
}

/** The parsed arguments of a verification. */
export type VerifyArguments = {
  help: boolean;
  url: string | null;
  states: string | null;
  only: Selection | null;
  show: string | null;
  suite: SuiteName;
  pact: string | null;
  engine: EngineName;
  database: DatabaseKind;
  baseline: string | null;
  update: boolean;
  strict: boolean;
  json: string | null;
  junit: string | null;
};

/** Parses the arguments. Throws UnusableError with one sentence for an invalid one. */
export function verifyArguments(args: readonly string[]): VerifyArguments {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = commandArguments(args, {
    url: text,
    states: text,
    pact: text,
    engine: text,
    database: text,
    json: text,
    junit: text,
    baseline: text,
    'update-baseline': flag,
    strict: flag,
    show: text,
    suite: text,
    only: { type: 'string', multiple: true } as const,
  });
  const { url, states, only = [], show, baseline, 'update-baseline': update = false } = values;
  if (show !== undefined && only.length > 0) throw new UnusableError('--show and --only: one of them. See --help.');
  if (update && baseline === undefined)
    throw new UnusableError('--update-baseline needs the file that --baseline names. See --help.');
  return {
    help: values.help === true,
    engine: engineOf(values.engine),
    database: databaseOf(values.database),
    only: show === undefined ? selectionOf(only) : named(show),
    show: show ?? null,
    suite: suiteOf(values.suite ?? (url === undefined ? 'all' : 'contract')),
    states: states === undefined ? null : urlOf('states', states),
    url: url === undefined ? null : urlOf('url', url),
    pact: values.pact ?? null,
    baseline: baseline ?? null,
    update,
    strict: values.strict === true,
    json: values.json ?? null,
    junit: values.junit ?? null,
  };
}
