import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { UnusableError } from '../input/unusable.ts';
import { datedReleases, readRelease, releaseFile, releaseOf, releasePact, type Checkout } from './releases.ts';

const NAME = /^[\w.@+/-]{1,100}$/;

function fileOf(folder: string, name: string): string {
  if (!NAME.test(name) || name.startsWith('.'))
    throw new UnusableError(`${name} is no name of a release: letters, digits and . - _ / @ +, up to 100.`);
  return releaseFile(folder, name);
}

/** What differs between a stored release and what it would be stored as; null: nothing, whatever its day. */
function differenceOf(file: string, stored: string, checkout: Checkout): string | null {
  const { since: _, ...before } = readRelease(file);
  const after = releaseOf(checkout);
  const parts = ['schema', 'operations', 'sources'] as const;
  const part = parts.find((name) => !isDeepStrictEqual(before[name], after[name]));
  if (part !== undefined || checkout.pact === undefined) return part ?? null;
  const isSame = existsSync(stored) && readFileSync(stored).equals(readFileSync(checkout.pact));
  return isSame ? null : 'contract';
}

/**
 * Stores a checkout with its contract as the release of this name, deployed on a day ('YYYY-MM-DD'), and returns its file.
 * isNew: false if the same release was there already, which keeps its day. Throws UnusableError if the name is taken by another
 * one.
 */
export function addRelease(
  folder: string,
  name: string,
  checkout: Checkout,
  since: string,
): { file: string; isNew: boolean } {
  const file = fileOf(folder, name);
  const pact = releasePact(folder, name);
  if (existsSync(file)) {
    const difference = differenceOf(file, pact, checkout);
    if (difference === null) return { file, isNew: false };
    throw new UnusableError(`There is another release ${name} already, with other ${difference} (${file}).`);
  }
  const text = `${JSON.stringify({ since, ...releaseOf(checkout) }, null, 1)}\n`;
  mkdirSync(path.dirname(pact), { recursive: true });
  if (checkout.pact !== undefined) copyFileSync(checkout.pact, pact);
  writeFileSync(file, text);
  return { file, isNew: true };
}

/** The file of a release in use. Throws UnusableError if there is none. */
export function releaseToRetire(folder: string, name: string): string {
  const file = fileOf(folder, name);
  if (!existsSync(file)) throw new UnusableError(`There is no release ${name} in ${folder}.`);
  return file;
}

/** Removes a release that no browser runs any more, with its contract. Throws UnusableError if there is none. */
export function retireRelease(folder: string, name: string): void {
  rmSync(releaseToRetire(folder, name));
  rmSync(releasePact(folder, name), { force: true });
}

const DAY_MS = 86_400_000;

/** The day ('YYYY-MM-DD') so many days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, day.length);

/**
 * The releases that were replaced by a newer one more than `days` days ago. The newest release and those without a day are never
 * among them. `today`: 'YYYY-MM-DD', UTC.
 */
export function replacedReleases(folder: string, days: number, today: string): string[] {
  const dated = datedReleases(folder).flatMap(({ name, since }) => (since === null ? [] : [{ name, since }]));
  const limit = dayBefore(today, days);
  const replaced = dated.filter((_, index) => {
    const next = dated[index + 1];
    return next !== undefined && next.since < limit;
  });
  return replaced.map(({ name }) => name);
}
