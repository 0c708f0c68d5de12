import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Each alternative of a pattern's braces, which may be nested. */
function alternatives(pattern: string): string[] {
  const [braces, inner] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined || inner === undefined) return [pattern];
  return inner.split(',').flatMap((one) => alternatives(pattern.replace(braces, one)));
}

/** These modules as one file of the build. Throws for an alternative without a file, so that the lists follow renames. */
export function together(name: string, ...patterns: string[]): { name: string; test: (id: string) => boolean } {
  const ids = new Set<string>();
  for (const pattern of patterns.flatMap(alternatives)) {
    const files = globSync(pattern, { cwd: root });
    if (files.length === 0) throw new Error(`vite.config.ts: no file is ${pattern} (${name}).`);
    for (const file of files) ids.add(path.resolve(root, file));
  }
  return { name, test: (id) => ids.has(id.replace(/\?raw$/, '')) };
}
