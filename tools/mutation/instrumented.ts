import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { measuringPackage } from '../measuring.ts';

type Position = { readonly line: number; readonly column: number };

/** A change of the code that the tests are to notice. */
export type Candidate = {
  readonly id: string;
  readonly file: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
};

type Source = { name: string; mutate: boolean; content: string };
type Mutated = Omit<Candidate, 'file'> & { fileName: string; status?: string };
/** What is used of @stryker-mutator/instrumenter. */
type Instrumenter = {
  instrument(sources: Source[], options: object): Promise<{ files: Source[]; mutants: Mutated[] }>;
};

const silent = new Proxy({}, { get: () => () => false });

/** The package of Stryker that writes mutants into code. */
async function instrumenter(): Promise<Instrumenter> {
  const stryker = await measuringPackage<{ Instrumenter: new (logger: object) => Instrumenter }>(
    '@stryker-mutator/instrumenter',
  );
  return new stryker.Instrumenter(silent);
}

/** Lines are counted from 1 in reports. */
const counted = ({ line, column }: Position): Position => ({ line: line + 1, column });

/** What a mutant is known by from one run to the next. */
export const placeOf = ({ id: _id, ...place }: Candidate): string => JSON.stringify(place);

/** Writes the code of the files with all of their mutants in it, each behind a switch, by the URL of its module. */
export async function instrument(files: readonly string[], target: string): Promise<Candidate[]> {
  const sources = files.map((name) => ({ name, mutate: true, content: fs.readFileSync(name, 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const result = await (await instrumenter()).instrument(sources, options);
  const byUrl = result.files.map(({ name, content }) => [pathToFileURL(path.resolve(name)).href, content]);
  fs.writeFileSync(target, JSON.stringify(Object.fromEntries(byUrl)));
  return result.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, mutatorName, replacement, location }) => ({
      id,
      file: fileName,
      mutatorName,
      replacement,
      location: { start: counted(location.start), end: counted(location.end) },
    }));
}
