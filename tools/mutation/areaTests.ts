import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*'([^']+)'/g;

/** The files of the repository that a file imports. */
function importsOf(file: string): string[] {
  const names = [...fs.readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
  return names.filter((name) => name.startsWith('.')).map((name) => path.posix.join(path.posix.dirname(file), name));
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

/**
 * The tests that a folder's faults are looked for with: its own, those that import a file of it or of its folders, and those of every
 * folder whose code does, since they prove it on their way. Read from the imports, so that a new user of the folder is never missing.
 */
export function testsOf(folder: string): string[] {
  const files = fs.globSync('server/**/*.ts').map((file) => file.split(path.sep).join('/'));
  const isInside = (file: string) => file.startsWith(`${folder}/`);
  const users = files.filter((file) => isInside(file) || importsOf(file).some(isInside));
  // What stands at the top of the server binds all folders together, and is no user of one.
  const homes = new Set(users.filter((file) => !isTest(file)).map((file) => path.posix.dirname(file)));
  homes.delete('server');
  return files.filter((file) => isTest(file) && (users.includes(file) || homes.has(path.posix.dirname(file))));
}

/**
 * Of the tests of a folder those in it, those that import from it, and those that call its service (`market.balance.adjust`): most
 * mutants are noticed there.
 */
export function isNear(file: string, folder: string): boolean {
  if (file.startsWith(`${folder}/`) || importsOf(file).some((imported) => imported.startsWith(`${folder}/`)))
    return true;
  return new RegExp(`\\b(?:market|services)\\.${path.posix.basename(folder)}\\.`).test(fs.readFileSync(file, 'utf8'));
}
