import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { STOREFRONT_PACT as file } from '../contracts/command/storefrontPact.ts';
import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm run contracts [-- --check]
Plays every contract case through the storefront's own network layer against Pact's mock server, and writes
contracts/pacts/storefront-market-api.json: the same bytes when nothing has changed.
--check  changes nothing; exits 1, and shows what differs, when the file is not what would be written.`);

const root = path.resolve(import.meta.dirname, '..');

type Contract = typeof import('../contracts/consumer/writeContract.ts');

/** Loads the contract with the storefront's own transform: compiled operations and `graphql` tags need it. */
async function contract(): ReturnType<Contract['writeContract']> {
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { writeContract } = (await vite.ssrLoadModule('/contracts/consumer/writeContract.ts')) as Contract;
    return await writeContract();
  } finally {
    await vite.close();
  }
}

/** Writes each interaction of a pact to a file of its name, with the lines of its operation as lines. */
function spread(text: string, folder: string): void {
  const { interactions } = JSON.parse(text) as { interactions: { description: string }[] };
  mkdirSync(folder);
  for (const interaction of interactions)
    writeFileSync(
      path.join(folder, interaction.description.replaceAll('/', '-')),
      `${JSON.stringify(interaction, null, 2).replaceAll('\\n', '\n')}\n`,
    );
}

/** Shows which interactions differ from the committed ones, and where. */
function showChanges(committed: string, fresh: string): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-contract-'));
  try {
    spread(committed, path.join(folder, 'committed'));
    spread(fresh, path.join(folder, 'fresh'));
    const options = ['--no-index', '--no-prefix', '--unified=4'];
    spawnSync('git', ['diff', ...options, '--', 'committed', 'fresh'], { cwd: folder, stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const EMPTY = '{"interactions":[]}';
const committed = existsSync(file) ? readFileSync(file, 'utf8') : EMPTY;

try {
  const { text, count } = await contract();
  if (!process.argv.includes('--check')) {
    const changed = committed !== text;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(
      `${count} interactions${changed ? ' written' : ', unchanged'}: ${path.relative(process.cwd(), file)}\n`,
    );
  } else if (committed !== text) {
    showChanges(committed, text);
    process.stderr.write('The contract is not what the storefront would write: run npm run contracts and commit it.\n');
    process.exitCode = 1;
  } else process.stdout.write(`${count} interactions, unchanged.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
