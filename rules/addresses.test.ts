import { describe, expect, test } from 'vitest';
import { addressOf, localeOfPath } from './addresses.ts';

describe('addresses (spec 2, E39)', () => {
  test('each page has its French and its English path', () => {
    expect(addressOf('home', 'fr')).toBe('/');
    expect(addressOf('home', 'en')).toBe('/en');
    expect(addressOf('product', 'fr', { handle: 'miche' })).toBe('/produits/miche');
    expect(addressOf('product', 'en', { handle: 'loaf' })).toBe('/en/products/loaf');
    expect(addressOf('orderReceived', 'fr')).toBe('/commande-recue');
  });
  test('an absent optional parameter falls away, a required one is asked for', () => {
    expect(addressOf('cart', 'fr')).toBe('/panier');
    expect(addressOf('cart', 'en', { view: 'delivery' })).toBe('/en/cart/delivery');
    expect(addressOf('collection', 'fr', { handle: 'legumes', sub: 'racines' })).toBe('/categories/legumes/racines');
    expect(() => addressOf('product', 'fr')).toThrow('needs handle');
  });
  test('parameters cannot leave their segment', () => {
    expect(addressOf('product', 'fr', { handle: '../panier?x=1' })).toBe('/produits/..%2Fpanier%3Fx%3D1');
  });
  test('the language comes from the path alone', () => {
    expect([localeOfPath('/en'), localeOfPath('/en/cart'), localeOfPath('/enfants'), localeOfPath('/')]).toEqual([
      'en',
      'en',
      'fr',
      'fr',
    ]);
  });
});
