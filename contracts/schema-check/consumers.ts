import path from 'node:path';
import { Kind, parse, print, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { readJson } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import { operationsIn, type KnownRelease } from './releases.ts';
import { readSources } from './schemaFiles.ts';
import { schemaFromSources } from './schemaFromText.ts';
import { sourceIndex } from './sourceIndex.ts';

/**
 * An entry of a consumers file. A consumer within a checkout has `components`, the folders of its code. One of another
 * repository has `operations` (compiled ones as JSON, or documents: a file, a folder or a glob), the `schema` that they were
 * written for, and `sources`, the folder that places are found in. Paths are relative to the consumers file.
 */
type ConsumerEntry = {
  consumer: string;
  components?: string[];
  operations?: string;
  schema?: string;
  sources?: string;
};
export type Consumers = {
  names: readonly string[];
  /** The consumer whose component has the operation; null if no entry has the file. */
  consumerOf(release: KnownRelease, file: string | null): string | null;
  /** What consumers of other repositories have in use. */
  releases: readonly KnownRelease[];
};
export const NO_CONSUMERS: Consumers = { names: [], consumerOf: () => null, releases: [] };

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isEntry(value: unknown): value is ConsumerEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { consumer, components, operations, schema, sources } = value as Record<string, unknown>;
  const isNamed = typeof consumer === 'string' && consumer !== '';
  return isNamed && [operations, schema, sources].every(isText) && (isTexts(components) || operations !== undefined);
}

/** Each operation of documents as one text, with the fragments that it spreads. */
function compiled(documents: readonly DocumentNode[]): string[] {
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    const spreadFragments = new Set<FragmentDefinitionNode>();
    const collect = (node: Parameters<typeof visit>[0]): void =>
      void visit(node, {
        [Kind.FRAGMENT_SPREAD]({ name }) {
          const fragment = fragments.get(name.value);
          if (!fragment || spreadFragments.has(fragment)) return;
          spreadFragments.add(fragment);
          collect(fragment);
        },
      });
    collect(operation);
    return [[operation, ...spreadFragments].map(print).join('\n')];
  });
}

function operationsOf(name: string): string[] {
  if (name.endsWith('.json')) return Object.values(operationsIn(readJson(name), name));
  const operationsFound = compiled(
    readSources(name).map((source) => {
      try {
        return parse(source);
      } catch (error) {
        throw new UnusableError(`${source.name} is no GraphQL: ${(error as Error).message.split('\n')[0]}`);
      }
    }),
  );
  if (operationsFound.length === 0) throw new UnusableError(`${name} has no operation.`);
  return operationsFound;
}

/** Throws UnusableError for an entry that cannot be read. `schema`: of an entry without a schema of its own. */
export function readConsumers(files: readonly string[], schema: string): Consumers {
  const entries = files.flatMap((file) => {
    const list = readJson(file);
    if (!Array.isArray(list) || !list.every(isEntry))
      throw new UnusableError(
        `${file} must be a list of consumers: each has "consumer", and "components" (folders) or "operations" with "schema" and "sources".`,
      );
    return list.map((entry) => ({ entry, at: (name: string) => path.resolve(path.dirname(file), name) }));
  });
  const folders = entries
    .flatMap(({ entry: { consumer, components = [] } }) => components.map((folder) => ({ consumer, folder })))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  const releases = entries.flatMap(({ entry, at }): KnownRelease[] => {
    if (entry.operations === undefined) return [];
    const name = entry.schema === undefined ? schema : at(entry.schema);
    const { sources } = entry;
    return [
      {
        name: entry.consumer,
        consumer: entry.consumer,
        schema: schemaFromSources(readSources(name), name),
        operations: operationsOf(at(entry.operations)),
        sources: (names) => (sources === undefined ? {} : sourceIndex(at(sources), at('.'), names)),
      },
    ];
  });
  return {
    names: [...new Set(entries.map(({ entry }) => entry.consumer))],
    consumerOf: (release, file) =>
      release.consumer ??
      (file === null ? null : (folders.find(({ folder }) => file.startsWith(folder))?.consumer ?? null)),
    releases,
  };
}
