import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { code, files, importsOf, isTest, textOf } from './support/sourceFiles.ts';

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [above + key] : keysOf(text, `${above}${key}.`),
  );
const keysIn = (file: string): string[] => keysOf(JSON.parse(textOf(file)) as Texts);
const french = files.filter((file) => /\/messages[\w.]*\.fr\.json$/.test(file));

const sources = code.filter((file) => /^(?:src|server|rules)\//.test(file) && !isTest(file));
const quoted = new Set(
  [...sources, 'schema.graphql'].flatMap((file) =>
    [...textOf(file).matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text = '']) => text),
  ),
);

/** The templates of keys, such as `orders.status.${status}`, as patterns. */
const templates = sources.flatMap((file) =>
  [...textOf(file).matchAll(/`([\w.-]*\$\{[^{}`]*\}(?:[\w.-]|\$\{[^{}`]*\})*)`/g)].flatMap(([, template = '']) => {
    const pattern = template.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '([\\w.-]+)');
    // A template without a word of its own makes addresses, dates and what not.
    return /(?:^|\\.)[a-zA-Z]/.test(pattern) ? [{ file, pattern: new RegExp(`^${pattern}$`) }] : [];
  }),
);

const nearby = new Map<string, ReadonlySet<string>>();
/** The words of a file, and of those that it imports. */
function wordsNear(file: string): ReadonlySet<string> {
  const texts = [file, ...importsOf(file)].filter((one) => /\.tsx?$/.test(one) && files.includes(one)).map(textOf);
  const identifiers = nearby.get(file) ?? new Set(texts.flatMap((text) => text.match(/[a-zA-Z\d]+/g) ?? []));
  nearby.set(file, identifiers);
  return identifiers;
}

/** Whether a template makes this key: each word that it fills in stands near it, or in quotes somewhere. */
const isComposed = (key: string): boolean =>
  templates.some(({ file, pattern }) => {
    const [, ...parts] = pattern.exec(key) ?? [];
    const isKnown = (part: string) =>
      quoted.has(part) || part.split(/[._-]/).every((word) => wordsNear(file).has(word));
    return parts.length > 0 && parts.every(isKnown);
  });

/** Whether a file reads the text from the messages themselves; those that only merge them name no text. */
const isRead = (key: string, file: string): boolean =>
  sources
    .filter((user) => !/[mM]essages\.fr\.ts$/.test(user) && importsOf(user).includes(file))
    .some((user) => new RegExp(`\\b${path.extname(`.${key}`).slice(1)}\\b`).test(textOf(user)));

const isUsed = (key: string, file: string): boolean =>
  [key, key.replace(/_(?:zero|one|other)$/, '')].some((one) => quoted.has(one) || isComposed(one)) || isRead(key, file);

describe('messages.*.json', () => {
  it.each(french)('has the same keys in both languages: %s', (file) => {
    expect(keysIn(file.replace('.fr.json', '.en.json')).sort()).toEqual(keysIn(file).sort());
  });
  it.each(french)('holds no text that nobody uses: %s', (file) => {
    expect(keysIn(file).filter((key) => !isUsed(key, file))).toEqual([]);
  });
});
