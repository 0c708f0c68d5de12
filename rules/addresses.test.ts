import { describe, expect, it } from 'vitest';
import { addressOf, isSignInReturn, localeOfPath, properPath } from './addresses.ts';

describe('addresses (spec 2, E39)', () => {
  it('each page has its French and its English path', () => {
    expect(addressOf('home', 'fr')).toBe('/');
    expect(addressOf('home', 'en')).toBe('/en');
    expect(addressOf('product', 'fr', { handle: 'miche' })).toBe('/produits/miche');
    expect(addressOf('product', 'en', { handle: 'loaf' })).toBe('/en/products/loaf');
    expect(addressOf('orderReceived', 'fr')).toBe('/commande-recue');
  });
  it('an absent optional parameter falls away, a required one is asked for', () => {
    expect(addressOf('cart', 'fr')).toBe('/panier');
    expect(addressOf('cart', 'en', { view: 'delivery' })).toBe('/en/cart/delivery');
    expect(addressOf('collection', 'fr', { handle: 'legumes', sub: 'racines' })).toBe('/categories/legumes/racines');
    expect(() => addressOf('product', 'fr')).toThrow('needs handle');
  });
  it('parameters cannot leave their segment', () => {
    expect(addressOf('product', 'fr', { handle: '../panier?x=1' })).toBe('/produits/..%2Fpanier%3Fx%3D1');
  });
  it('the language comes from the path alone', () => {
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
  ])('%s is a return from the login: %s (F-027)', (query, expected) => {
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
  ])('%s leads to %s (routes 4)', (path, proper) => {
    expect(properPath(path)).toBe(proper);
    expect(properPath(proper)).toBe(proper);
  });
  it.each(['/', '/en', '/en/categories/vegetables/roots', '/panier/balance', '/produits', '/produits/caf%C3%A9'])(
    '%s is proper',
    (path) => {
      expect(properPath(path)).toBe(path);
    },
  );
  it.each(['/nulle-part', '/en/nowhere', '/panier/a/b', '/products/x'])('%s is no page', (path) => {
    expect(properPath(path)).toBeNull();
  });
});
