import { expect, it } from 'vitest';
import { isMarketUrl, isNoticeCookie, isSiteLink, SITE_LINK_MAX_LENGTH } from './siteLink.ts';

const ACCEPTED = [
  '/paniers-hebdomadaires',
  '/categories/l%C3%A9gumes?bio=1#haut',
  'https://example.com/a?b',
  'mailto:info@marche.example',
  'mailto:info@marche.example?subject=Bonjour%20!',
  'tel:+18195550100',
  'tel:819-555-0100;ext=12',
];
const REJECTED_LINKS = [
  '//example.com',
  '/\\evil.example',
  '/\tevil',
  '/%E0%A4%A',
  'https://',
  'https:example.com',
  'https://user:pw@example.com',
  'https://user@example.com',
  'https://:pw@example.com',
  'https://exa mple.com',
  'http://example.com',
  'http://localhost:4000',
  'mailto:',
  'mailto:nobody',
  'tel:',
  'tel:call',
  'javascript:alert(1)',
  'data:text/html,a',
  'paniers',
  '/\ud800',
  '',
];

it('accepts a path of the market, https, mailto and tel as an action, and nothing else', () => {
  for (const url of ACCEPTED) expect(isSiteLink(url), url).toBe(true);
  for (const url of REJECTED_LINKS) expect(isSiteLink(url), url).toBe(false);
  expect(isSiteLink(`/${'a'.repeat(SITE_LINK_MAX_LENGTH - 1)}`)).toBe(true);
  expect(isSiteLink(`/${'a'.repeat(SITE_LINK_MAX_LENGTH)}`)).toBe(false);
});

it('opens every address that may be stored, in both modes', () => {
  for (const url of [...ACCEPTED, ...REJECTED_LINKS].filter(isSiteLink))
    for (const policy of ['demo', 'live'] as const) expect(isMarketUrl(url, policy), url).toBe(true);
});

it('gives a cookie of the notice a plain name', () => {
  expect(['avis-2026_a', 'a'.repeat(100)].every(isNoticeCookie)).toBe(true);
  expect(['', 'a b', 'a;b', 'é', 'a'.repeat(101)].some(isNoticeCookie)).toBe(false);
});
