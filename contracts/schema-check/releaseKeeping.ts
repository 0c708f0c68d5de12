import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import { releaseNames, releaseOf, type Checkout, type ReleaseFile } from './releases.ts';

const NAME = /^[\w.-]{1,100}$/;

function fileOf(folder: string, name: string): string {
  if (!NAME.test(name) || name.startsWith('.'))
    throw new UnusableError(`${name} is no name of a release: letters, digits, dots, dashes and underscores.`);
  return path.join(folder, `${name}.json`);
}

/**
 * Stores a checkout as the release of this name, deployed on a day ('YYYY-MM-DD'), and returns its file. Throws
 * UnusableError if the name is taken.
 */
export function addRelease(folder: string, name: string, checkout: Checkout, since: string): string {
  const file = fileOf(folder, name);
  if (existsSync(file))
    throw new UnusableError(`There is a release ${name} already: a release is not kept twice (${file}).`);
  const text = `${JSON.stringify({ since, ...releaseOf(checkout) }, null, 1)}\n`;
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

const DAY_MS = 86_400_000;

/**
 * Retires each release that was replaced by a newer one more than `days` days ago, and returns their names. The newest
 * release and those without a day are never retired. `today`: 'YYYY-MM-DD', UTC.
 */
export function retireReplaced(folder: string, days: number, today: string): string[] {
  const dated = releaseNames(folder)
    .flatMap((name) => {
      const { since } = readJson(fileOf(folder, name)) as ReleaseFile;
      return since === undefined ? [] : [{ name, since }];
    })
    .toSorted((a, b) => (a.since < b.since ? -1 : Number(a.since > b.since)));
  const limit = new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, today.length);
  const replaced = dated.filter((_, index) => {
    const next = dated[index + 1];
    return next !== undefined && next.since < limit;
  });
  for (const { name } of replaced) retireRelease(folder, name);
  return replaced.map(({ name }) => name);
}
