import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseOf, type Checkout } from './releases.ts';
import { UnusableError } from '../command/unusable.ts';

const NAME = /^[\w.-]{1,100}$/;

function fileOf(folder: string, name: string): string {
  if (!NAME.test(name) || name.startsWith('.'))
    throw new UnusableError(`${name} is no name of a release: letters, digits, dots, dashes and underscores.`);
  return path.join(folder, `${name}.json`);
}

/** Stores a checkout as the release of this name, and returns its file. Throws UnusableError if the name is taken. */
export function addRelease(folder: string, name: string, checkout: Checkout): string {
  const file = fileOf(folder, name);
  if (existsSync(file))
    throw new UnusableError(`There is a release ${name} already: a release is not kept twice (${file}).`);
  const text = `${JSON.stringify(releaseOf(checkout), null, 1)}\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Removes a release that no browser runs any more, and returns its file. Throws UnusableError if there is none. */
export function retireRelease(folder: string, name: string): string {
  const file = fileOf(folder, name);
  if (!existsSync(file)) throw new UnusableError(`There is no release ${name} in ${folder}.`);
  rmSync(file);
  return file;
}
