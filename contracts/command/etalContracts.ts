import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gitText } from '../broker/gitText.ts';
import { runDeployment } from '../broker/runDeployment.ts';
import { runRecord } from '../broker/runRecord.ts';
import { runCi } from '../ci/runCi.ts';
import { runVerify } from '../provider/runVerify.ts';
import { runCheck } from '../schema-check/runCheck.ts';
import { runUses } from '../schema-check/runUses.ts';
import { processIo as io } from './commandArguments.ts';
import { PACT_FILE } from './storefrontPact.ts';
import { today } from './today.ts';

/** The packed package's own folder, as tools/packContracts.ts lays it out (docs/adr/0026-contracts-package.md). */
const HERE = path.resolve(import.meta.dirname, '../..');
const at = (name: string) => path.join(HERE, name);
const { version, sourcesUrl = null } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
  version: string;
  sourcesUrl?: string;
};

const help = `etal-contracts COMMAND, of the storefront ${version}
  verify URL      asks a server everything that the storefront's contract says
  check PROPOSED  says what a schema would do to the operations that the storefront sends
  uses COORDINATE says who uses a part of the schema
  ci PROPOSED     both, with a summary for a pull request
  record FILE     tells a Pact broker what came of a verification
  can-i-deploy    asks a Pact broker whether this backend fits what is deployed
  record-deployment  tells a Pact broker what is deployed
Each takes --help. Exit: 0 good, 1 something was found, 2 nothing could be said, for the reason that is written.
`;

const isNamed = (argument: string | undefined) => argument !== undefined && !argument.startsWith('-');

/** What `check` counts as in use: the operations of this package, beside the releases that it brings. */
const inUse = {
  checkout: {
    name: version,
    schema: at('schema.graphql'),
    operations: at('operations.json'),
    sources: { file: at('sources.json') },
    sourcesUrl,
  },
  releases: at('deployed'),
  approvals: at('approved-changes.json'),
  consumers: [at('consumers.json')],
  today: today(),
  env: process.env,
};
const pact = at(`pacts/${PACT_FILE}`);

const broker = { env: process.env, git: gitText(process.cwd()) };
const deployment = (action: 'can-i-deploy' | 'record-deployment', args: string[]) =>
  runDeployment(args, io, { action, command: `etal-contracts ${action}`, pacticipant: 'market-api', ...broker });

const commands: Record<string, (args: string[]) => Promise<number>> = {
  verify: (args) =>
    runVerify(isNamed(args[0]) ? ['--url', ...args] : args, io, {
      command: 'etal-contracts verify',
      pact,
      start: null,
    }),
  check: (args) => runCheck(args, io, { command: 'etal-contracts check', ...inUse }),
  uses: (args) => runUses(args, io, { command: 'etal-contracts uses', ...inUse }),
  ci: (args) => runCi(args, io, { command: 'etal-contracts ci', ...inUse, pact, start: null, base: null }),
  record: (args) => runRecord(args, io, { command: 'etal-contracts record', pact, ...broker }),
  'can-i-deploy': (args) => deployment('can-i-deploy', args),
  'record-deployment': (args) => deployment('record-deployment', args),
};

async function run([name = '--help', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command(args);
  if (['--version', '-v'].includes(name)) io.out(`${version}\n`);
  else if (['--help', '-h', 'help'].includes(name)) io.out(help);
  else {
    io.err(`There is no command ${name}, only ${Object.keys(commands).join(', ')}. See --help.\n`);
    return 2;
  }
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
