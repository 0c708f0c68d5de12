import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getLocation, Kind, parse, visit, type ASTNode, type DirectiveNode } from 'graphql';
import { readErrorText } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';
import { responseKey } from './operationDocument.ts';

/** A place in a file, both counted from 1. */
export type SourcePlace = { file: string; line: number; column: number };
/** Definitions of the storefront, each with the place of its name (under '') and of every response key in it, by path. */
export type SourceIndex = Record<string, Record<string, SourcePlace>>;

const TAG = /graphql`([^`]*)`/g;

/** The GraphQL in a file, each part with its offset: a whole document, or a component's tagged templates. */
function documentsIn(name: string, text: string): { document: string; start: number }[] {
  if (!/\.tsx?$/.test(name)) return [{ document: text, start: 0 }];
  return [...text.matchAll(TAG)].map((tag) => ({ document: tag[1] ?? '', start: tag.index + 'graphql`'.length }));
}

function entriesBelow(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch (error) {
    throw new UnusableError(`${folder} is no folder of sources: ${readErrorText(error)}.`);
  }
}

/** Throws UnusableError if the folder cannot be read. */
function filesBelow(folder: string): string[] {
  return entriesBelow(folder)
    .filter((entry) => entry.isFile() && /\.(tsx?|graphql|gql)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** The pagination query that Relay generates for a fragment with `@refetchable`: it has no source text. */
function refetchedBy({ name, arguments: args }: DirectiveNode): string | null {
  const query = args?.find((one) => one.name.value === 'queryName')?.value;
  return name.value === 'refetchable' && query?.kind === Kind.STRING ? query.value : null;
}

const DEFINED = /\b(?:fragment|query|mutation|subscription) (\w+)|queryName: "(\w+)"/g;
/**
 * Whether a text contains one of these definitions. The compiler adds a suffix to fragments with arguments:
 * `CartLines_cart_3xKp` is `CartLines_cart`.
 */
function definesAny(text: string, names: ReadonlySet<string>): boolean {
  const defined = [...text.matchAll(DEFINED)].map(([, name, query]) => name ?? query ?? '');
  return defined.some((name) => names.has(name) || [...names].some((definition) => definition.startsWith(`${name}_`)));
}

/**
 * Reads where each fragment and operation of a source folder is defined. Paths are relative to `root`, with slashes. If
 * `names` are given, only these definitions, so that few files are parsed.
 */
export function sourceIndex(folder: string, root: string, names?: ReadonlySet<string>): SourceIndex {
  const index: SourceIndex = {};
  for (const name of filesBelow(folder)) {
    const text = readFileSync(name, 'utf8');
    if (names && !definesAny(text, names)) continue;
    const file = path.relative(root, name).split(path.sep).join('/');
    for (const { document, start } of documentsIn(name, text)) {
      const before = text.slice(0, start).split('\n');
      const placeOf = (node: ASTNode): SourcePlace => {
        const { line, column } = node.loc ? getLocation(node.loc.source, node.loc.start) : { line: 1, column: 1 };
        const shift = line === 1 ? (before.at(-1)?.length ?? 0) : 0;
        return { file, line: before.length - 1 + line, column: column + shift };
      };
      let places: Record<string, SourcePlace> = {};
      const keys: string[] = [];
      visit(parse(document), {
        enter(node) {
          if (node.kind === Kind.FRAGMENT_DEFINITION || node.kind === Kind.OPERATION_DEFINITION) {
            places = { '': placeOf(node) };
            index[node.name?.value ?? ''] = places;
            keys.length = 0;
          }
          if (node.kind === Kind.VARIABLE_DEFINITION) places[`$${node.variable.name.value}`] = placeOf(node);
          if (node.kind === Kind.DIRECTIVE) {
            const query = refetchedBy(node);
            if (query !== null) index[query] = { '': placeOf(node) };
          }
          if (node.kind !== Kind.FIELD) return;
          keys.push(responseKey(node));
          places[keys.join('.')] ??= placeOf(node);
        },
        leave(node) {
          if (node.kind === Kind.FIELD) keys.pop();
        },
      });
    }
  }
  return index;
}

/** A definition in the sources, with the place in it that stands for the requested one. */
export type Written = { definition: string; place: SourcePlace };

/**
 * The source place of a selection in a compiled operation. For what the compiler adds (`id`, `__typename`, suffixes of
 * fragments with arguments) it is the nearest place in the sources. Null if the definition has no source.
 */
export function sourceOf(index: SourceIndex, compiled: string, at: string): Written | null {
  const [definition] = Object.hasOwn(index, compiled)
    ? [compiled]
    : Object.keys(index)
        .filter((definitionName) => compiled.startsWith(`${definitionName}_`))
        .toSorted((a, b) => b.length - a.length);
  const places = definition === undefined ? undefined : index[definition];
  if (definition === undefined || !places) return null;
  let rest = at;
  while (rest !== '' && !Object.hasOwn(places, rest)) rest = rest.slice(0, Math.max(rest.lastIndexOf('.'), 0));
  const place = places[rest];
  return place ? { definition, place } : null;
}
