import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageStyle } from '#rules/pageContract.ts';

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
 * A rule; or a group of rules that a condition applies to, such as a media query. selectors: of each the classes that an
 * element and its ancestors must have.
 */
type Rule = { text: string; selectors: readonly string[][] } | { condition: string; rules: readonly Rule[] };

/**
 * What TCP sends before it waits for an answer, ten segments of 1,460 bytes, less the response's headers and what the page
 * still gets in its head.
 */
const FIRST_FLIGHT_BYTES = 12_500;

const fitsIntoFirstFlight = (html: string): boolean => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return brotliCompressSync(html, { params }).length <= FIRST_FLIGHT_BYTES;
};

/** What is in parentheses, such as `:not(…)`, requires no class. */
function selectorsOf(head: string): string[][] {
  let required = head;
  for (let inner = ''; inner !== required;) [inner, required] = [required, required.replace(/\([^()]*\)/g, '')];
  return required.split(',').map((selector) => [...selector.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name!));
}

/** The rules of a style sheet that the build has minified. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (let index = 0; index < css.length; index += 1) {
    const sign = css[index];
    if (sign === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    const text = css.slice(start, index + 1);
    const head = sign === '}' ? css.slice(start, opened) : text;
    start = index + 1;
    if (/^@(?:media|supports|container|layer)\b/.test(head) && sign === '}')
      rules.push({ condition: head, rules: rulesOf(css.slice(opened + 1, index)) });
    else rules.push({ text, selectors: selectorsOf(head) });
  }
  return rules;
}

/** The rules that may apply to elements of the classes `drawn`. */
const rulesFor = (rules: readonly Rule[], renderedClasses: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if ('text' in rule)
        return rule.selectors.some((names) => names.every((name) => renderedClasses.has(name))) ? rule.text : '';
      const within = rulesFor(rule.rules, renderedClasses);
      return within && `${rule.condition}{${within}}`;
    })
    .join('');

/**
 * The style sheets of `keys` and their imports, each after those that it depends on, since it may override their rules.
 */
function inOrder(manifest: Manifest, keys: readonly string[], follow: (chunk: Chunk) => readonly string[]): string[] {
  const files = new Set<string>();
  const seenSheets = new Set<string>();
  const later: string[] = [];
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seenSheets.has(key)) return;
    seenSheets.add(key);
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
 * its code (importWhenFetched.ts). Of the entry's sheet, the first, which has the styles of home and of every list, a page
 * contains only the rules of what it draws if that saves a round trip; the whole sheet then follows with the page's code
 * (startWhenSeen.ts, ADR 90).
 */
export function createPageStyles(manifest: Manifest, folder: string, entry: string) {
  const files = new Map<string, StyleFile>();
  for (const file of inOrder(manifest, [entry], ({ dynamicImports = [] }) => dynamicImports)) {
    const css = readFileSync(path.join(folder, file), 'utf8');
    const classes = [...new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name!))];
    files.set(file, { href: `/${file}`, css, classes });
  }
  const [entrySheet] = files.values();
  const entryRules = rulesOf(entrySheet?.css ?? '');
  return (keys: readonly string[]): ((html: string) => PageStyle[]) => {
    const imported = new Set(inOrder(manifest, [entry, ...keys], none));
    return (html) => {
      const renderedClasses = new Set(
        [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
      );
      const styles = [...files]
        .filter(([file, { classes }]) => imported.has(file) || classes.some((name) => renderedClasses.has(name)))
        .map(([, { href, css }]): PageStyle => ({ href, css }));
      const [sheet, ...otherSheets] = styles;
      if (!sheet) return [];
      const part = { ...sheet, css: rulesFor(entryRules, renderedClasses), isPart: true };
      const isIn = (sheets: PageStyle[]) => fitsIntoFirstFlight(html + sheets.map(({ css }) => css).join(''));
      return isIn([part, ...otherSheets]) && !isIn(styles) ? [part, ...otherSheets] : styles;
    };
  };
}
