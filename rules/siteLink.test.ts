import { expect, test } from 'vitest';
import { isNoticeCookie, isSiteLink, SITE_LINK_MAX_LENGTH } from './siteLink.ts';

test('an action leads to a page of the market or to a known scheme, nowhere else', () => {
  for (const url of ['/paniers-hebdomadaires', 'https://example.com/a?b', 'mailto:a@example.com', 'tel:+18195550100'])
    expect(isSiteLink(url)).toBe(true);
  for (const url of ['//example.com', 'http://example.com', 'javascript:alert(1)', 'data:text/html,a', 'paniers', ''])
    expect(isSiteLink(url)).toBe(false);
  expect(isSiteLink(`/${'a'.repeat(SITE_LINK_MAX_LENGTH - 1)}`)).toBe(true);
  expect(isSiteLink(`/${'a'.repeat(SITE_LINK_MAX_LENGTH)}`)).toBe(false);
});

test('a cookie of the notice has a plain name', () => {
  expect(['avis-2026_a', 'a'.repeat(100)].every(isNoticeCookie)).toBe(true);
  expect(['', 'a b', 'a;b', 'é', 'a'.repeat(101)].some(isNoticeCookie)).toBe(false);
});
