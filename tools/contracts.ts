import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm run contracts [-- --check]
Plays every contract case through the storefront's own network layer against Pact's mock server, and writes
contracts/pacts/storefront-market-api.json: the same bytes when nothing has changed.
--check  changes nothing; exits 1, and shows what differs, when the file is not what would be written.`);

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'contracts/pacts/storefront-market-api.json');

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

/** Shows what differs from the committed file, line by line; true when nothing does. */
function isFresh(text: string): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-contract-check-'));
  try {
    const fresh = path.join(folder, path.basename(file));
    writeFileSync(fresh, text);
    return (
      spawnSync('git', ['diff', '--no-index', '--unified=6', '--', file, fresh], { stdio: 'inherit' }).status === 0
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const read = () => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

try {
  const { text, count } = await contract();
  if (!process.argv.includes('--check')) {
    const changed = read() !== text;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(
      `${count} interactions${changed ? ' written' : ', unchanged'}: ${path.relative(process.cwd(), file)}\n`,
    );
  } else if (read() === null || !isFresh(text)) {
    process.stderr.write('The contract is not what the storefront would write: run npm run contracts and commit it.\n');
    process.exitCode = 1;
  } else process.stdout.write(`${count} interactions, unchanged.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
