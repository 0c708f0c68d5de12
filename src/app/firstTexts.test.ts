import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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

const textKeys = (text: string) => [...text.matchAll(/\bt\(\s*(?:\w+ \? )?'(\w+)\./g)].map(([, first]) => first!);

it('includes the texts of everything that it renders', () => {
  const modules = shellModules('src/app/entry.client.tsx');
  expect(modules.has('src/catalogue/HomeScreen.tsx')).toBe(true);
  const missing = [...modules].flatMap(([file, text]) =>
    textKeys(text)
      .filter((key) => !(key in messages))
      .map((key) => `${file} uses ${key}`),
  );
  expect(missing).toEqual([]);
});

it('shares no text with the later part', () => {
  expect(Object.keys(laterMessages).filter((key) => key in messages)).toEqual([]);
});
