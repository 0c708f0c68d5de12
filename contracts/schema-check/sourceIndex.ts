import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getLocation, Kind, parse, visit, type ASTNode } from 'graphql';
import { responseKey } from './operationDocument.ts';

/** A place in a file, both counted from 1. */
export type SourcePlace = { file: string; line: number; column: number };
/** Definitions of the storefront, each with the place of its name (under '') and of every response key in it, by path. */
export type SourceIndex = Record<string, Record<string, SourcePlace>>;

const TAG = /graphql`([^`]*)`/g;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** Reads where each fragment and operation of a source folder stands. Paths are from `root`, with slashes. */
export function sourceIndex(folder: string, root: string): SourceIndex {
  const index: SourceIndex = {};
  for (const name of filesBelow(folder)) {
    const text = readFileSync(name, 'utf8');
    const file = path.relative(root, name).split(path.sep).join('/');
    for (const tag of text.matchAll(TAG)) {
      const start = tag.index + 'graphql`'.length;
      const before = text.slice(0, start).split('\n');
      const placeOf = (node: ASTNode): SourcePlace => {
        const { line, column } = node.loc ? getLocation(node.loc.source, node.loc.start) : { line: 1, column: 1 };
        const shift = line === 1 ? (before.at(-1)?.length ?? 0) : 0;
        return { file, line: before.length - 1 + line, column: column + shift };
      };
      let places: Record<string, SourcePlace> = {};
      const keys: string[] = [];
      visit(parse(tag[1] ?? ''), {
        enter(node) {
          if (node.kind === Kind.FRAGMENT_DEFINITION || node.kind === Kind.OPERATION_DEFINITION) {
            places = { '': placeOf(node) };
            index[node.name?.value ?? ''] = places;
            keys.length = 0;
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

/**
 * Where the storefront says what a compiled operation asks for. The compiler adds fields (`id`, `__typename`) and gives
 * fragments with arguments a longer name: the nearest place that somebody wrote stands for them. Null: nobody wrote it.
 */
export function sourceOf(index: SourceIndex, definition: string, at: string): SourcePlace | null {
  const name =
    definition in index
      ? definition
      : Object.keys(index)
          .filter((known) => definition.startsWith(`${known}_`))
          .toSorted((a, b) => b.length - a.length)[0];
  const places = name === undefined ? undefined : index[name];
  if (!places) return null;
  for (let rest = at; rest !== ''; rest = rest.slice(0, Math.max(rest.lastIndexOf('.'), 0))) {
    const place = places[rest];
    if (place) return place;
  }
  return places[''] ?? null;
}
