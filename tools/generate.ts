import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { wantsHelp } from './commandLine.ts';

wantsHelp(`npm run generate [-- --check]
Writes everything in __generated__: Relay artifacts and operations.json (relay-compiler), resolver types and hooks (codegen).
--check  changes nothing; exits 1 when a file is not what would be generated.`);

/** Committed files that differ from what would be generated, after generating. */
export function generate(): void {
  mkdirSync('__generated__/relay', { recursive: true });
  rmSync('__generated__/hooks', { recursive: true, force: true });
  execFileSync('relay-compiler', { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('graphql-codegen', ['--config', 'codegen.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const check = process.argv.includes('--check');
const state = () => execFileSync('git', ['status', '--porcelain', '--', '__generated__']).toString() + execFileSync('git', ['diff', '--', '__generated__']).toString();
const before = check ? state() : '';
generate();
if (check && state() !== before) {
  process.stderr.write(`__generated__ was not fresh: run npm run generate and commit.\n${execFileSync('git', ['status', '--porcelain', '--', '__generated__'])}`);
  process.exit(1);
}
