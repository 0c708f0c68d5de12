import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandArguments, exitCodeOf, processIo } from '../contracts/input/commandArguments.ts';
import { gitText } from '../contracts/input/gitText.ts';
import { sourcesUrlOf } from '../contracts/input/sourcesUrl.ts';
import { UnusableError } from '../contracts/input/unusable.ts';
import { sourceIndex } from '../contracts/schema-check/sourceIndex.ts';
import { projectRoot } from './build.ts';

const HELP = `npm run contracts:pack [-- --output FOLDER] [--release VERSION]
Writes etal-contracts-VERSION.tgz for a backend's repository: the commands, the contract, the schema, the operations with
their source locations, and the releases in use.
--output FOLDER    destination; default: the working folder
--release VERSION  version of the package; default: that of package.json
Exit: 0 packed, 2 not packed; the reason is printed.
`;

type Manifest = { version: string; dependencies: Record<string, string>; devDependencies: Record<string, string> };
const at = (name: string) => path.join(projectRoot, name);
const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Manifest;
const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** Pact's own verifier is the reference in this repository's tests; a backend does not need it. */
const LEFT_OUT = ['lib/provider/pactEngine.js', 'lib/provider/pactWorker.js'];

/** The package's files beside its code, by their path in it; the last ones only if they exist. */
const CONTENTS: Record<string, string> = {
  'schema.graphql': 'schema.graphql',
  'operations.json': '__generated__/operations.json',
  'consumers.json': 'contracts/consumers.json',
  'README.md': 'contracts/command/README.md',
  'CONTRACTS.md': 'contracts/README.md',
  'provider-states.md': 'contracts/provider-states.md',
  'provider-state-defaults.json': 'contracts/provider-state-defaults.json',
  'legal-answers.md': 'contracts/legal-answers.md',
  pacts: 'contracts/pacts',
  examples: 'contracts/examples',
  deployed: 'contracts/deployed',
};
const OPTIONAL: Record<string, string> = {
  'approved-changes.json': 'contracts/approved-changes.json',
};

function options() {
  const text = { type: 'string' } as const;
  const accepted = { output: text, release: text };
  const { help, output = '.', release = manifest.version } = commandArguments(process.argv.slice(2), accepted).values;
  if (!VERSION.test(release))
    throw new UnusableError(`--release: ${release} is no version like 1.2.3 or 1.2.3-name. See --help.`);
  return { help: help === true, output: path.resolve(output), release };
}

function run(command: string, args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new UnusableError(error?.message ?? `${command} failed: ${stdout}${stderr}`.trim());
}

/** Compiles each file that the commands import, because Node does not strip types below node_modules. */
function compile(folder: string): void {
  const config = {
    compilerOptions: {
      // Node 20's level: later additions to the language are type errors here.
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'nodenext',
      strict: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [at('node_modules/@types')],
      rootDir: at('contracts'),
      outDir: path.join(folder, 'lib'),
    },
    files: [at('contracts/command/launch.ts')],
  };
  const file = path.join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  run(at('node_modules/.bin/tsc'), ['-p', file]);
  for (const temporary of [file, ...LEFT_OUT.map((name) => path.join(folder, name))]) rmSync(temporary);
}

const IMPORTED = /(?:\bfrom|\bimport\(?)\s*['"]((?:@[\w.-]+\/)?\w[\w.-]*)(?:\/[^'"]*)?['"]/g;

/** The packages that the compiled code imports, at the versions of this repository. */
function dependenciesOf(folder: string): Record<string, string> {
  const files = globSync('lib/**/*.js', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const names = new Set(files.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name = '']) => name)));
  const versions = { ...manifest.devDependencies, ...manifest.dependencies };
  return Object.fromEntries(
    [...names].toSorted().map((name) => {
      const version = versions[name];
      if (version === undefined) throw new UnusableError(`package.json says no version of ${name}.`);
      return [name, version];
    }),
  );
}

function fill(folder: string, version: string): void {
  compile(folder);
  for (const [place, from] of Object.entries(CONTENTS)) {
    if (!existsSync(at(from))) throw new UnusableError(`There is no ${from}: npm run generate writes it.`);
    cpSync(at(from), path.join(folder, place), {
      recursive: true,
      filter: (name) => !/__pycache__|\.test\.ts$/.test(name),
    });
  }
  const present = Object.entries(OPTIONAL).filter(([, from]) => existsSync(at(from)));
  for (const [place, from] of present) cpSync(at(from), path.join(folder, place), { recursive: true });
  writeFileSync(path.join(folder, 'sources.json'), JSON.stringify(sourceIndex(at('src'), projectRoot)));
  const dependencies = dependenciesOf(folder);
  for (const name of Object.keys(dependencies))
    cpSync(at(`node_modules/${name}`), path.join(folder, 'node_modules', name), { recursive: true });
  const sourcesUrl = sourcesUrlOf(process.env, gitText(projectRoot));
  const commit = process.env.GITHUB_SHA || process.env.CI_COMMIT_SHA || undefined;
  const written = {
    name: 'etal-contracts',
    version,
    description: "Does a backend still serve the storefront, and may its schema change? The storefront's contracts.",
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20.11' },
    // Where the storefront's sources can be read, for links in comments.
    ...(sourcesUrl !== null && { sourcesUrl }),
    // The version that the contract has in a Pact broker.
    ...(commit !== undefined && { commit }),
    bin: { 'etal-contracts': 'lib/command/launch.js' },
    files: ['lib', 'sources.json', ...Object.keys(CONTENTS), ...present.map(([place]) => place)],
    dependencies,
    bundleDependencies: Object.keys(dependencies),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
}

function pack(): number {
  const { help, output, release } = options();
  if (help) {
    processIo.out(HELP);
    return 0;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-contracts-'));
  try {
    fill(folder, release);
    mkdirSync(output, { recursive: true });
    run('npm', ['pack', folder, '--pack-destination', output, '--silent']);
    processIo.out(`${path.relative(process.cwd(), path.join(output, `etal-contracts-${release}.tgz`))}\n`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await exitCodeOf(processIo, pack);
