import { readFileSync } from 'node:fs';
import path from 'node:path';
import { processIo as io, today } from '../input/commandArguments.ts';
import { PACT_FILE } from '../input/storefrontPact.ts';
import { packedCommands } from './packedCommands.ts';

/** The packed package's own folder, as tools/packContracts.ts lays it out (docs/adr/0026-contracts-package.md). */
const HERE = path.resolve(import.meta.dirname, '../..');
const at = (name: string) => path.join(HERE, name);
const {
  version,
  sourcesUrl = null,
  commit = null,
} = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
  version: string;
  sourcesUrl?: string;
  commit?: string;
};

const help = `etal-contracts COMMAND, of the storefront ${version}
  verify URL      verifies a server against the storefront's contract
  check PROPOSED  reports how a schema change affects the operations that the storefront sends
  uses COORDINATE lists who uses a part of the schema
  ci PROPOSED     check and verify, with a summary for a pull request
  export FOLDER   writes the contract as plain Pact, for other tools
  record FILE     records the result of a verification in a Pact broker
  can-i-deploy    asks a Pact broker whether this backend fits what is deployed
  record-deployment  records a deployment in a Pact broker
Each takes --help. Exit: 0 good, 1 something was found, 2 it could not be checked, with the reason.
`;

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

const commands = packedCommands(inUse, pact, commit);

async function run([name = '--help', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command(args, io);
  if (['--version', '-v'].includes(name)) io.out(`${version}\n`);
  else if (['--help', '-h', 'help'].includes(name)) io.out(help);
  else {
    io.err(`There is no command ${name}, only ${Object.keys(commands).join(', ')}. See --help.\n`);
    return 2;
  }
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
