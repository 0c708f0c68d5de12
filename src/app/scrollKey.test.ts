import { expect, it } from 'vitest';
import { createScrollKey, pageIdentity } from './scrollKey.ts';

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'https://marche.example');
  return { pathname, search };
};

it('keeps a list’s position under its path (F-016)', () => {
  const key = createScrollKey();
  const [home, shelf] = [key(at('/')), key(at('/categories/legumes'))];
  expect([home, shelf]).toEqual(['/', '/categories/legumes']);
  expect(key(at('/'))).toBe(home);
  expect(key(at('/categories/legumes/racines'))).not.toBe(shelf);
});

it('keeps it through sorting and filtering; a page behind a cursor has its own (F-060)', () => {
  const key = createScrollKey();
  const shelf = key(at('/categories/legumes'));
  expect(key(at('/categories/legumes?sort=price&bio=1'))).toBe(shelf);
  expect(key(at('/categories/legumes?after=c24'))).not.toBe(shelf);
  expect(key(at('/producteurs'))).toBe('/producteurs');
  expect(key(at('/en/sellers/ferme-du-rang-6'))).toBe('/en/sellers/ferme-du-rang-6');
});

it('gives every other page a new key at each visit, Back included', () => {
  const key = createScrollKey();
  const first = key(at('/produits/a'));
  key(at('/'));
  expect(key(at('/produits/a'))).not.toBe(first);
});

it('does not count a change of view as a visit', () => {
  const key = createScrollKey();
  const cart = key(at('/panier'));
  expect(key(at('/panier/expedition'))).toBe(cart);
  expect(pageIdentity('/panier')).toBe(pageIdentity('/panier/livraison'));
  expect(pageIdentity('/categories/a')).not.toBe(pageIdentity('/categories/a/b'));
});
