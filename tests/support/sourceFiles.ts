import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Every file that git tracks or would add. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
/** The TypeScript that people write. */
export const code = files.filter((file) => /\.(ts|tsx)$/.test(file) && !file.startsWith('__generated__/'));
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What the market runs. */
export const product = (file: string) => !isTest(file) && !/^(tools|contracts)\//.test(file);
/** The code that has a pattern. */
export const matchesIn = (pattern: RegExp, where: (file: string) => boolean) =>
  code.filter(where).flatMap((file) => (pattern.test(textOf(file)) ? [file] : []));

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** An imported file as a path from the repository's root; a package as it is. */
function rooted(name: string, file: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  return name.replace(/^#rules\//, 'rules/').replace(/^#generated\//, '__generated__/');
}

/** A file's imports within the repository, as paths from its root. */
export function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((name) => /^(?:\.|#rules\/|rules\/|#generated\/|__generated__\/)/.test(name))
    .map((name) => rooted(name, file));
}

const LOADED = /(?:^|\n)(?:import|export)\s(?!type\b)[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/** The files and packages that are loaded with a file: a dynamic import comes later, and a type never. */
export const loadedBy = (file: string): string[] =>
  [...textOf(file).matchAll(LOADED)].map((match) => rooted(match[1] ?? match[2] ?? '', file));

/** Groups of files that import each other in a circle, type imports included, each sorted by path (Tarjan's algorithm). */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const to of graph.get(file) ?? []) {
      if (!graph.has(to)) continue;
      if (!order.has(to)) lowest.set(file, Math.min(lowest.get(file)!, visit(to)));
      else if (open.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, order.get(to)!));
    }
    if (lowest.get(file) === order.get(file)) circles.push(open.splice(open.indexOf(file)).sort());
    return lowest.get(file)!;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles.filter(({ length }) => length > 1);
}
