import { describe, expect, it } from 'vitest';
import { addresses, addressOf, locales, pageNames } from './addresses.ts';
import { isOfflineCart, offlineKey } from './offlinePages.ts';

const key = (path: string) => offlineKey(new URL(path, 'https://market.example'));

describe('offlineKey', () => {
  it('saves only public pages: none of the account, checkout, desk or sign-in', () => {
    const params = { handle: 'x', id: 'x', view: 'x', item: 'x' };
    for (const page of pageNames)
      for (const locale of locales) {
        const path = addressOf(page, locale, params);
        const isPublic = addresses[page].html === 'full' && page !== 'maintenance';
        expect([path, key(path)]).toEqual([path, isPublic ? path : null]);
      }
    expect(key('/?code=1&state=2')).toBeNull();
    expect(key('/produits/miche?force')).toBeNull();
  });

  it('saves one copy per page, whatever other parameters its address has', () => {
    expect(key('/Produits/miche/?utm_source=mail#avis')).toBe('/produits/miche');
    expect(key('/en/search?s=apple&x=1')).toBe('/en/search?s=apple');
    expect(key('/categories/legumes?bio=1&after=9')).toBe('/categories/legumes?after=9&bio=1');
  });

  it('has no key for the address of no page', () => {
    for (const path of ['/graphql', '/assets/a.js', '/paiement/7', '/%E0%A4%A', '/nowhere'])
      expect(key(path)).toBeNull();
  });
});

it('recognises every step of the cart', () => {
  const isCart = (path: string) => isOfflineCart(new URL(path, 'https://market.example'));
  expect(['/panier', '/en/cart', '/panier/livraison', '/', '/%E0%A4%A'].map(isCart)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
