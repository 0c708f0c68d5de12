import { expect, it } from 'vitest';
import { createScrollKey, pageIdentity } from './scrollKey.ts';

const SELLERS = '/comptoir/catalogue/producteurs';
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

it('gives each entry of the desk its own, so that Back returns to the list and a form opens at its top', () => {
  const key = createScrollKey();
  const visit = (path: string, entry: string) => key({ ...at(path), key: entry });
  const [list, form] = [visit(SELLERS, 'a'), visit(`${SELLERS}?edit=rucher`, 'b')];
  expect(form).not.toBe(list);
  expect(visit(SELLERS, 'a')).toBe(list);
  expect(visit(`${SELLERS}?edit=rucher`, 'c')).not.toBe(form);
  // The first entry of each document has the key of the first one of every other.
  expect(visit('/comptoir/commandes', 'default')).not.toBe(visit('/comptoir/clients', 'default'));
  expect(key({ ...at(SELLERS), hash: '#view', key: 'a' })).not.toBe(list);
});

it('does not count a change of view as a visit', () => {
  const key = createScrollKey();
  const cart = key(at('/panier'));
  expect(key(at('/panier/expedition'))).toBe(cart);
  expect(pageIdentity('/panier')).toBe(pageIdentity('/panier/livraison'));
  expect(pageIdentity('/categories/a')).not.toBe(pageIdentity('/categories/a/b'));
});
