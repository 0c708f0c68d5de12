import { expect, it } from 'vitest';
import { localPath } from './localPath.ts';

it.each([
  ['/categories/nouveautes', 'en', '/en/categories/nouveautes'],
  ['/en/categories/sales?after=x', 'fr', '/categories/sales?after=x'],
  ['/', 'en', '/en'],
  ['/en', 'en', '/en'],
  ['/sitemap.xml', 'en', '/sitemap.xml'],
  ['https://ailleurs.example/categories/x', 'en', 'https://ailleurs.example/categories/x'],
] as const)('translates %s for a reader of %s to %s', (url, locale, expected) => {
  expect(localPath(url, locale)).toBe(expected);
});
