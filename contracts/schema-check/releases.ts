import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readErrorText, readJson } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import type { Release } from './checkSchema.ts';
import { operationDocument } from './operationDocument.ts';
import { readSources } from './schemaFiles.ts';
import { schemaFromSources, schemaFromText } from './schemaFromText.ts';
import { sourceIndex, type SourceIndex } from './sourceIndex.ts';

/** A release of the storefront, stored while browsers may still run it: exactly what a check needs. */
export type ReleaseFile = {
  /** The day it was deployed, 'YYYY-MM-DD' in UTC; absent in files of older versions. */
  since?: string;
  /** Its schema, as text. */
  schema: string;
  /** Texts of its compiled operations, by name. */
  operations: Record<string, string>;
  sources: SourceIndex;
  /** The web address of its sources, at its commit; absent if it was not known. */
  sourcesUrl?: string;
  /** Its commit, by which a Pact broker has its contract; absent if it was not known. */
  commit?: string;
};
/** A release, with the source places of the requested definitions. */
export type KnownRelease = Release & {
  sources: (definitions: ReadonlySet<string>) => SourceIndex;
  /** The consumer in another repository that it is of; absent for the storefront's own. */
  consumer?: string;
  /** The web address of its sources, which paths are appended to; null if unknown. */
  sourcesUrl?: string | null;
};

/** A folder of components, with the root that paths are relative to; or a file of places that `sourceIndex` has written. */
type Sources = { folder: string; root: string } | { file: string };
/** The content of a checkout or a package: a schema, compiled operations and, if available, their sources. */
export type Checkout = {
  name: string;
  schema: string;
  operations: string;
  sources?: Sources;
  /** The web address of its sources, such as https://github.com/OWNER/REPOSITORY/blob/COMMIT/. */
  sourcesUrl?: string | null;
  /** The commit, by which a Pact broker has its contract. */
  commit?: string;
  /** The pact file of its contract; absent: it has none. */
  pact?: string;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compiled operations of a JSON value, by name. Throws UnusableError. */
export function operationsIn(value: unknown, from: string): Record<string, string> {
  const texts = isObject(value) ? Object.values(value) : [];
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string'))
    throw new UnusableError(`${from} holds no compiled operations: it is to be {"any key": "text of one"}.`);
  const operationsByName = texts.map((text) => {
    try {
      return [operationDocument(text).name, text] as const;
    } catch (error) {
      throw new UnusableError(`${from} holds an operation that cannot be read: ${(error as Error).message}`);
    }
  });
  return Object.fromEntries(operationsByName.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const isPlace = (value: unknown): boolean =>
  isObject(value) && typeof value.file === 'string' && Number.isInteger(value.line) && Number.isInteger(value.column);

function isReleaseFile(value: unknown): value is ReleaseFile {
  return (
    isObject(value) &&
    typeof value.schema === 'string' &&
    isObject(value.operations) &&
    isSourceIndex(value.sources) &&
    [value.sourcesUrl, value.commit].every((text) => text === undefined || typeof text === 'string')
  );
}
const isSourceIndex = (value: unknown): value is SourceIndex =>
  isObject(value) && Object.values(value).every((places) => isObject(places) && Object.values(places).every(isPlace));

function sourcesOf(sources: Sources | undefined, names?: ReadonlySet<string>): SourceIndex {
  if (sources === undefined) return {};
  if ('folder' in sources) return sourceIndex(sources.folder, sources.root, names);
  const index = readJson(sources.file);
  if (!isSourceIndex(index)) throw new UnusableError(`${sources.file} is no file of places in sources.`);
  return index;
}

/** Reads what a checkout would be released with. Throws UnusableError. */
export function releaseOf({ schema, operations, sources, sourcesUrl, commit }: Checkout): ReleaseFile {
  const files = readSources(schema);
  schemaFromSources(files, schema);
  return {
    schema: files.map(({ body }) => body).join('\n'),
    operations: operationsIn(readJson(operations), operations),
    sources: sourcesOf(sources),
    ...(sourcesUrl && { sourcesUrl }),
    ...(commit && { commit }),
  };
}

/** The release that a checkout would become. Throws UnusableError. */
export function checkoutRelease({ name, schema, operations, sources, sourcesUrl = null }: Checkout): KnownRelease {
  return {
    name,
    sourcesUrl,
    schema: schemaFromSources(readSources(schema), schema),
    operations: Object.values(operationsIn(readJson(operations), operations)),
    sources: (definitions) => sourcesOf(sources, definitions),
  };
}

/** All releases in use: the files of a folder. Throws UnusableError if it is missing, or a file cannot be read. */
export function releasesInUse(folder: string): KnownRelease[] {
  return releaseNames(folder).map((name) => {
    const file = releaseFile(folder, name);
    const { schema, operations, sources, sourcesUrl = null } = readRelease(file);
    return {
      name,
      sourcesUrl,
      schema: schemaFromText(schema, `the schema of ${file}`),
      operations: Object.values(operationsIn(operations, file)),
      sources: () => sources,
    };
  });
}

/** Reads the file of a release. Throws UnusableError. */
export function readRelease(file: string): ReleaseFile {
  const release = readJson(file);
  if (!isReleaseFile(release))
    throw new UnusableError(`${file} is no release: it needs its schema, operations and sources (npm run release).`);
  return release;
}

/** The file of a release in a folder, and the one of its contract. A slash in a name is escaped as in a URL. */
export const releaseFile = (folder: string, name: string): string =>
  path.join(folder, `${encodeURIComponent(name)}.json`);
export const releasePact = (folder: string, name: string): string =>
  path.join(folder, 'pacts', `${encodeURIComponent(name)}.json`);

function nameOf(file: string): string {
  const name = path.basename(file, '.json');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Names of the releases of a folder, sorted. */
export function releaseNames(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files.map(nameOf).toSorted();
  } catch (error) {
    throw new UnusableError(`${folder} is no folder of releases: ${readErrorText(error)}.`);
  }
}

/** A release's day of deployment and its commit, null if its file has none, and the texts of its operations. */
export type DatedRelease = { name: string; since: string | null; commit: string | null; operations: string[] };

/** The releases of a folder by the day of their deployment; those without a day come first. */
export function datedReleases(folder: string): DatedRelease[] {
  const releases = releaseNames(folder).map((name) => {
    const { since = null, commit = null, operations } = readRelease(releaseFile(folder, name));
    return { name, since, commit, operations: Object.values(operations) };
  });
  const dayOf = ({ since }: DatedRelease) => since ?? '';
  return releases.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))));
}

/** The operations of a release that no other one has in this form: what is lost with it. */
export function ownOperations(release: DatedRelease, all: readonly DatedRelease[]): string[] {
  const others = new Set(all.filter(({ name }) => name !== release.name).flatMap(({ operations }) => operations));
  return release.operations.filter((text) => !others.has(text));
}
