import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { accessFile, conformanceFile, STOREFRONT_PACT } from '../contracts/input/storefrontPact.ts';
import { wantsHelp } from './commandLine.ts';
import { staleArtifacts } from './staleArtifacts.ts';

wantsHelp(`npm run contracts [-- --check]
Plays every contract case through the storefront's network layer against Pact's mock server, and writes
contracts/pacts/storefront-market-api.json (the contract), .access.json (who may call) and .conformance.json. The same cases
give the same bytes.
--check  changes nothing; exits with 1 and shows the difference if a file is out of date, or if the compiled operations that
         it is written from are`);

const root = path.resolve(import.meta.dirname, '..');

type Contract = typeof import('../contracts/consumer/writeContract.ts');

/** Loads the contract through the storefront's own Vite transform, which compiled operations and `graphql` tags need. */
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

/** Writes each interaction of a stored pact, or operation of the matrix, and each document to a file of its own. */
function spread(text: string, folder: string): void {
  const {
    interactions = [],
    operations = {},
    documents = {},
  } = JSON.parse(text) as {
    interactions?: { description: string }[];
    operations?: Record<string, object>;
    documents?: Record<string, string[]>;
  };
  const named = interactions.map((one) => [one.description, one] as const);
  const lists = Object.entries(documents).map(([name, lines]) => [`document ${name}`, lines] as const);
  const parts: (readonly [string, object])[] = [...named, ...Object.entries(operations), ...lists];
  mkdirSync(folder);
  for (const [name, part] of parts)
    writeFileSync(path.join(folder, name.replaceAll('/', '-')), `${JSON.stringify(part, null, 2)}\n`);
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
const FILES = {
  contract: STOREFRONT_PACT,
  access: accessFile(STOREFRONT_PACT),
  conformance: conformanceFile(STOREFRONT_PACT),
};

try {
  const isCheck = process.argv.includes('--check');
  const stale = isCheck ? staleArtifacts(root) : [];
  if (stale.length > 0)
    throw new Error(`${stale.join(' and ')} is not what the components and the schema make: run npm run generate.`);
  const suites = await contract();
  for (const [suite, file] of Object.entries(FILES)) {
    const { text, count } = suites[suite as keyof typeof FILES];
    const committed = existsSync(file) ? readFileSync(file, 'utf8') : EMPTY;
    const where = path.relative(process.cwd(), file);
    if (!isCheck) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      process.stdout.write(`${count} interactions${committed !== text ? ' written' : ', unchanged'}: ${where}\n`);
    } else if (committed !== text) {
      showChanges(committed, text);
      process.stderr.write(`${where} is not what the storefront would write: run npm run contracts and commit it.\n`);
      process.exitCode = 1;
    } else process.stdout.write(`${count} interactions, unchanged: ${where}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
