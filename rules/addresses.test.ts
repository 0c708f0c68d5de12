import { describe, expect, it } from 'vitest';
import {
  addresses,
  addressOf,
  isSignInReturn,
  localeOfPath,
  pageNames,
  properPath,
  specialHandles,
} from './addresses.ts';

describe('addresses (spec 2, E39)', () => {
  it('gives each page a French and an English path', () => {
    expect(addressOf('home', 'fr')).toBe('/');
    expect(addressOf('home', 'en')).toBe('/en');
    expect(addressOf('product', 'fr', { handle: 'miche' })).toBe('/produits/miche');
    expect(addressOf('product', 'en', { handle: 'loaf' })).toBe('/en/products/loaf');
    expect(addressOf('orderReceived', 'fr')).toBe('/commande-recue');
  });
  it('has an address for each page of F-001, also for what needs no sign-in (F-079)', () => {
    const pages =
      'home orders order orderProgress account collection product seller sellers cart contact login search orderReceived ' +
      'maintenance error sellerNew baskets basketSubscription faq';
    expect(pages.split(' ').filter((name) => !pageNames.includes(name as (typeof pageNames)[number]))).toEqual([]);
    expect(addresses.sellerNew).not.toHaveProperty('login');
  });
  it('has the English paths of F-003, and the special collections of F-005', () => {
    const view = (name: string) => addressOf('cart', 'en', { view: name });
    const handles = (language: 'fr' | 'en') => [specialHandles.newArrivals[language], specialHandles.sales[language]];
    expect([
      ...(['home', 'orders', 'account', 'sellers', 'baskets'] as const).map((page) => addressOf(page, 'en')),
      ...['balance', 'delivery', 'member', 'expedition'].map(view),
      ...handles('en').map((handle) => addressOf('collection', 'en', { handle })),
    ]).toEqual(
      ['', '/orders', '/account', '/sellers', '/weekly-baskets']
        .concat(['/cart/balance', '/cart/delivery', '/cart/member', '/cart/expedition'])
        .concat(['/categories/new-arrivals', '/categories/sales'])
        .map((path) => `/en${path}`),
    );
    expect(handles('fr')).toEqual(['nouveautes', 'promotions']);
  });
  it('leaves an absent optional parameter out, and throws for a required one', () => {
    expect(addressOf('cart', 'fr')).toBe('/panier');
    expect(addressOf('cart', 'en', { view: 'delivery' })).toBe('/en/cart/delivery');
    expect(addressOf('collection', 'fr', { handle: 'legumes', sub: 'racines' })).toBe('/categories/legumes/racines');
    expect(() => addressOf('product', 'fr')).toThrow('needs handle');
  });
  it('encodes parameters, so that they cannot leave their path segment', () => {
    expect(addressOf('product', 'fr', { handle: '../panier?x=1' })).toBe('/produits/..%2Fpanier%3Fx%3D1');
  });
  it('takes the language from the path alone', () => {
    expect([localeOfPath('/en'), localeOfPath('/en/cart'), localeOfPath('/enfants'), localeOfPath('/')]).toEqual([
      'en',
      'en',
      'fr',
      'fr',
    ]);
  });

  it.each([
    ['code=a&state=b', true],
    ['error=access_denied&error_description=no', true],
    ['error=access_denied&error_description=no&state=b', true],
    ['code=a', false],
    ['error=x&state=b', false],
    ['state=b', false],
    ['', false],
  ])('recognises a return from the login: %s is %s (F-027)', (query, expected) => {
    expect(isSignInReturn(new URLSearchParams(query))).toBe(expected);
  });

  it.each([
    ['/en/panier/livraison', '/en/cart/livraison'],
    ['/en/produits/x', '/en/products/x'],
    ['/en/commande-recue', '/en/order-received'],
    ['/en/', '/en'],
    ['/EN/Cart', '/en/cart'],
    ['/Produits/Miel-Dore/', '/produits/Miel-Dore'],
    ['/panier/', '/panier'],
    ['/categories', '/produits'],
    ['/en/categories/', '/en/products'],
  ])('corrects %s to %s (routes 4)', (path, proper) => {
    expect(properPath(path)).toBe(proper);
    expect(properPath(proper)).toBe(proper);
  });
  it.each(['/', '/en', '/en/categories/vegetables/roots', '/panier/balance', '/produits', '/produits/caf%C3%A9'])(
    'leaves the canonical path %s as it is',
    (path) => {
      expect(properPath(path)).toBe(path);
    },
  );
  it.each(['/nulle-part', '/en/nowhere', '/panier/a/b', '/products/x'])('finds no page for %s', (path) => {
    expect(properPath(path)).toBeNull();
  });
});
