import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Messages } from '../shared/i18n/translator.ts';
import { laterMessages } from './laterMessages.fr.ts';
import { messages } from './messages.fr.ts';

const root = path.resolve(import.meta.dirname, '../..');
const IMPORT = /(?:^|\n)(?:import|export)\s(?!type)[^;]*?from '(\.[^']+\.tsx?)'|import\('(\.[^']+\.tsx?)'\)/g;

/** Types, and what imports the other texts. */
const WITH_TEXTS =
  /typeof import\('[^']+'\)|lazyPart\(\s*\(\) =>\s*import\('[^']+'\)|import\('[^']+'\), laterTexts\(\)/g;

/** Rendered only on the server, which has all texts. */
const ONLY_ON_THE_SERVER = 'NeedsScript.tsx';

/** Every module that may render without a screen's own chunk: the entry's, home's, and what they load by themselves. */
function shellModules(file: string, modules = new Map<string, string>()): Map<string, string> {
  if (modules.has(file)) return modules;
  const text = readFileSync(path.join(root, file), 'utf8');
  modules.set(file, text);
  for (const [, staticImport, fetched] of text.replaceAll(WITH_TEXTS, '').matchAll(IMPORT)) {
    const to = path.posix.join(path.posix.dirname(file), staticImport ?? fetched ?? '');
    if (to.startsWith('src/') && !to.includes('essages.') && !to.endsWith(ONLY_ON_THE_SERVER))
      shellModules(to, modules);
  }
  return modules;
}

/** Keys of texts, as components name them: without the endings of plurals. */
const keysOf = (texts: Messages, above = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [above + name.replace(/_(?:zero|one|other)$/, '')] : keysOf(text, `${above}${name}.`),
  );
const laterKeys = keysOf(laterMessages);

/** What a module has in quotes, and as patterns its templates of keys, such as `cart.charge_${charge}`. */
const namedBy = (text: string): RegExp[] =>
  [...text.matchAll(/(['"`])([\w-]+\.(?:[\w.-]|\$\{[^{}`]*\})+)\1/g)].map(
    ([, , key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '[\\w-]+')}$`),
  );

it('includes the texts of everything that it renders', () => {
  const modules = shellModules('src/app/entry.client.tsx');
  expect(modules.has('src/catalogue/HomeScreen.tsx')).toBe(true);
  const missing = [...modules].flatMap(([file, text]) =>
    namedBy(text).flatMap((key) =>
      laterKeys.filter((later) => key.test(later)).map((later) => `${file} uses ${later}`),
    ),
  );
  // Only the actions of later screens receive the provider's words, and it has a fallback.
  expect(missing).toEqual(['src/shared/relay/failure.ts uses orders.provider_refused']);
});

it('shares no text with the later part', () => {
  const firstKeys = new Set(keysOf(messages));
  expect(laterKeys.filter((key) => firstKeys.has(key))).toEqual([]);
});
