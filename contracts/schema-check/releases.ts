import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from './checkSchema.ts';
import { operationDocument } from './operationDocument.ts';
import { schemaFromText } from './readSchema.ts';
import { sourceIndex, type SourceIndex } from './sourceIndex.ts';
import { UnusableInputError } from './unusable.ts';

/** A release of the storefront as it is kept while browsers may still run it: all that a check needs, and nothing else. */
type ReleaseFile = {
  /** Its schema, as text. */
  schema: string;
  /** Texts of its compiled operations, by the name of each. */
  operations: Record<string, string>;
  /** Types whose every value or member its code tells apart. */
  exhaustive: string[];
  sources: SourceIndex;
};
export type KnownRelease = Release & { sources: SourceIndex };

const NAME = /^[\w.-]{1,100}$/;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UnusableInputError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function usable(name: string, from: string, file: ReleaseFile): KnownRelease {
  const operations = Object.values(file.operations);
  for (const text of operations)
    try {
      operationDocument(text);
    } catch (error) {
      throw new UnusableInputError(`${from} holds an operation that cannot be read: ${(error as Error).message}`);
    }
  const schema = schemaFromText(file.schema, from);
  return { name, schema, operations, exhaustive: new Set(file.exhaustive), sources: file.sources };
}

/** What a checkout holds: a schema, compiled operations and, where it has sources, the places in them. */
export type Checkout = { schema: string; operations: string; sources?: string; exhaustive?: string };

function releaseFile(root: string, { schema, operations, sources, exhaustive }: Checkout): ReleaseFile {
  const at = (name: string) => path.resolve(root, name);
  const texts = Object.values(readJson(at(operations)) as Record<string, string>);
  const byName = texts
    .map((text) => [operationDocument(text).name, text] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    schema: readFileSync(at(schema), 'utf8'),
    operations: Object.fromEntries(byName),
    exhaustive: exhaustive && existsSync(at(exhaustive)) ? (readJson(at(exhaustive)) as string[]) : [],
    sources: sources && existsSync(at(sources)) ? sourceIndex(at(sources), root) : {},
  };
}

/** The release that a checkout would become. */
export function checkoutRelease(root: string, name: string, checkout: Checkout): KnownRelease {
  return usable(name, root, releaseFile(root, checkout));
}

/** Every release that is still in use: the files of a folder. None where there is no such folder. */
export function releasesInUse(folder: string): KnownRelease[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.toSorted().map((file) => {
    const from = path.join(folder, file);
    return usable(path.basename(file, '.json'), from, readJson(from) as ReleaseFile);
  });
}

/** Keeps a checkout as the release of this name; whatever had the name before is replaced. Answers the file. */
export function addRelease(folder: string, name: string, root: string, checkout: Checkout): string {
  if (!NAME.test(name))
    throw new UnusableInputError(`${name} is no name of a release: letters, digits, dots and dashes.`);
  const file = path.join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(releaseFile(root, checkout), null, 1)}\n`);
  return file;
}

/** Forgets a release that no browser runs any more. */
export function retireRelease(folder: string, name: string): void {
  const file = path.join(folder, `${name}.json`);
  if (!NAME.test(name) || !existsSync(file)) throw new UnusableInputError(`There is no release ${name} in ${folder}.`);
  rmSync(file);
}
