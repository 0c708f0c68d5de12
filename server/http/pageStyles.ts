import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStyle } from '../../rules/pageContract.ts';

/** A chunk of the storefront's build, as in Vite's manifest. */
export type Chunk = {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
export type Manifest = Record<string, Chunk>;

type StyleFile = PageStyle & { classes: readonly string[] };

/**
 * The style sheets of `keys` and their imports, each after those that it depends on, since it may override their rules.
 */
function inOrder(manifest: Manifest, keys: readonly string[], follow: (chunk: Chunk) => readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const later: string[] = [];
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) walk(imported);
    for (const file of chunk.css ?? []) files.add(file);
    later.push(...follow(chunk));
  };
  for (const key of keys) walk(key);
  for (let key = later.shift(); key !== undefined; key = later.shift()) walk(key);
  return [...files];
}

const none = () => [];

/**
 * The styles of a page: those of the chunks that it imports, and those of the parts that the server rendered although
 * their code loads later, found by their classes in the HTML. A part that the server did not render loads its styles with
 * its code (importWhenFetched.ts).
 */
export function createPageStyles(manifest: Manifest, folder: string, entry: string) {
  const files = new Map<string, StyleFile>();
  for (const file of inOrder(manifest, [entry], ({ dynamicImports = [] }) => dynamicImports)) {
    const css = readFileSync(path.join(folder, file), 'utf8');
    const classes = [...new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name!))];
    files.set(file, { href: `/${file}`, css, classes });
  }
  return (keys: readonly string[]): ((html: string) => PageStyle[]) => {
    const imported = new Set(inOrder(manifest, [entry, ...keys], none));
    return (html) => {
      const drawn = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
      return [...files]
        .filter(([file, { classes }]) => imported.has(file) || classes.some((name) => drawn.has(name)))
        .map(([, { href, css }]) => ({ href, css }));
    };
  };
}
