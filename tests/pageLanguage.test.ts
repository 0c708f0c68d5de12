import { expect, it } from 'vitest';
import type { Locale } from '#rules/constants.ts';
import { strayLink } from './support/storefront/linkLanguage.ts';
import { isForeignText } from './support/storefront/textLanguage.ts';

it.each<[Locale, string]>([
  ['fr', '/en'],
  ['en', '/'],
  ['en', '/panier'],
  ['en', '/lieu'],
  ['fr', '/compte/membership'],
  ['en', '/en/account/adhesion'],
  ['en', '/en/panier'],
  ['fr', '/panier/delivery'],
  ['en', '/en/desk/chiffres'],
  ['en', '/en/desk/numbers/annee'],
  ['en', '/en/weekly-baskets/subscribe?panier=oeufs'],
])('sees on a page in %s that %s leads out of it', (locale, href) => {
  expect(strayLink(href, locale)).toBe(href);
});

it.each<[Locale, string]>([
  ['fr', '/'],
  ['en', '/en/cart/delivery?x=/panier'],
  ['fr', '/comptoir/chiffres/annee'],
  ['fr', '/categories/baskets'],
  ['en', 'https://marche.example/panier'],
  ['en', '//marche.example/panier'],
  ['en', '#goods'],
  ['en', '/donnees.json'],
])('passes on a page in %s the link %s', (locale, href) => {
  expect(strayLink(href, locale)).toBeNull();
});

it.each<[Locale, string]>([
  ['en', 'jeudi 26 novembre'],
  ['en', 'jeu. 26 nov.'],
  ['en', 'de 14 h à 19 h'],
  ['en', '9\u202Fh\u00A030'],
  ['fr', 'Thursday, November 26'],
  ['fr', 'Thu, Nov 26'],
  ['fr', '2\u202Fp.m. to 7\u202Fp.m.'],
])('sees on a page in %s that “%s” is in the other language', (locale, text) => {
  expect(isForeignText(text, locale)).toBe(true);
  expect(isForeignText(text, locale === 'fr' ? 'en' : 'fr')).toBe(false);
});
