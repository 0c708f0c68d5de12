import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { bearerOperationsFile, permissionsFile } from './accessFiles.ts';
import { wantsHelp } from './commandLine.ts';
import { decisionIndex } from './decisionIndex.ts';
import { documentWithLists, LISTING_DOCUMENTS } from './documentedLists.ts';
import { ProgramFailure, runProgram, staleFiles } from './generatedFiles.ts';
import { objectTypesFile } from './objectTypes.ts';
import { stateDefaultsFile } from './stateDefaults.ts';

wantsHelp(`npm run generate [-- --check]
Writes everything in __generated__: Relay artifacts and operations.json (relay-compiler), resolver types and hooks
(codegen), permissions and the operations that carry a token (@access). Lists the decisions in docs/adr/README.md,
the defaults of provider states in contracts/provider-state-defaults.json, and the columns and params in
docs/catalogue-files.md and contracts/provider-states.md.
--check  changes nothing; names the files that are out of date and exits with 1 if there are any.`);

/** Leaves a file as it is whose content stays: it may be read meanwhile, by the build that runs beside the check (tools/test.ts). */
function writeChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

/** Removes hooks of operations that are no longer compiled. */
function removeStaleHooks(): void {
  for (const file of readdirSync('__generated__/hooks')) {
    const operation = file.replace(/^use(.*)\.ts$/, '$1');
    if (!existsSync(path.join('__generated__/relay', `${operation}.graphql.ts`)))
      rmSync(path.join('__generated__/hooks', file));
  }
}

/** The compiler only adds to operations.json: an operation without an artifact must not stay trusted. */
function rewriteOperations(): void {
  const operation = /"id": "([0-9a-f]{64})"[\s\S]*?"text": ("(?:[^"\\]|\\.)*")/;
  const entries = readdirSync('__generated__/relay').flatMap((file) => {
    const match = operation.exec(readFileSync(path.join('__generated__/relay', file), 'utf8'));
    return match ? [[match[1]!, JSON.parse(match[2]!) as string] as const] : [];
  });
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  writeChanged('__generated__/operations.json', `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** What follows from the schema alone: permissions, the operations that need the shopper's token, types by name. */
function writeSchemaFiles(): void {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const operations = JSON.parse(readFileSync('__generated__/operations.json', 'utf8')) as Record<string, string>;
  writeChanged('__generated__/permissions.ts', permissionsFile(schema));
  writeChanged('__generated__/bearerOperations.ts', bearerOperationsFile(schema, Object.values(operations)));
  writeChanged('__generated__/objectTypes.ts', objectTypesFile(schema));
}

function writeDecisionIndex(): void {
  const files = readdirSync('docs/adr').filter((file) => file !== 'README.md');
  writeChanged(
    'docs/adr/README.md',
    decisionIndex(new Map(files.map((file) => [file, readFileSync(path.join('docs/adr', file), 'utf8')]))),
  );
}

function generate(): void {
  for (const folder of ['relay', 'hooks']) mkdirSync(`__generated__/${folder}`, { recursive: true });
  runProgram('relay-compiler');
  runProgram('graphql-codegen', ['--config', 'codegen.ts']);
  removeStaleHooks();
  rewriteOperations();
  writeSchemaFiles();
  writeChanged('contracts/provider-state-defaults.json', stateDefaultsFile());
  for (const file of LISTING_DOCUMENTS) writeChanged(file, documentWithLists(file));
  writeDecisionIndex();
}

const WRITTEN = ['__generated__', 'docs/adr/README.md', 'contracts/provider-state-defaults.json', ...LISTING_DOCUMENTS];
try {
  if (process.argv.includes('--check')) {
    const stale = staleFiles(WRITTEN, generate);
    if (stale.length > 0) {
      process.stderr.write(`Out of date: ${stale.join(', ')}. Run npm run generate and commit.\n`);
      process.exitCode = 1;
    }
  } else generate();
} catch (error) {
  if (!(error instanceof ProgramFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
