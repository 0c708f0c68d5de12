import { expect, it } from 'vitest';
import { searchHref, wordsOfQuery } from './searchAddress.ts';

it.each([
  ['', null, '/recherche'],
  ['miel & pain', null, '/recherche?s=miel+%26+pain'],
  ['  miel ', undefined, '/recherche?s=++miel+'],
  ['', 'abc', '/recherche?after=abc'],
  ['miel', 'abc', '/recherche?s=miel&after=abc'],
  ['miel', '', '/recherche?s=miel'],
])('leads to the words %j after %j, exactly as typed (F-080, F-082)', (words, after, href) => {
  expect(searchHref('/recherche', words, after)).toBe(href);
  expect(wordsOfQuery(href.split('?')[1] ?? '')).toBe(words);
});
