import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productOf, productsOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { loader } from './SearchScreen.route.ts';
import { SearchScreen } from './SearchScreen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const routes = [
  { path: '/recherche', loader, Component: SearchScreen },
  { path: '/en/search', loader, Component: SearchScreen },
];
const open = (path: string, names: readonly string[], more: object) =>
  renderWithRelay(null, {
    routes,
    path,
    mockResolvers: fixtures({
      SearchConnection: {
        ...productsOf({ products: names.map((name) => productOf({ id: name, name, handle: name })) }),
        correctedWords: null,
        advice: null,
        page: null,
        needs: [],
        needCounts: [],
        baskets: [],
        namedCollections: [],
        namedSellers: [],
        shelves: [],
        sellers: [],
        ...more,
      },
    }),
  });
const plain = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ');

it.each([
  ['contents', 'Rien ici n’est déclaré « sans sucre » : lisez les ingrédients avant d’acheter.'],
  ['certified', 'Nos fiches ne disent pas ce qui est « sans sucre » : demandez-le au producteur avant d’acheter.'],
  ['organic', 'Rien ici n’est déclaré « sans sucre ». Les produits bio le disent.'],
  [
    'health',
    'Nos fiches ne disent pas ce qui convient pour « sans sucre ». Lisez l’étiquette et demandez conseil à votre pharmacien.',
  ],
  ['elsewhere', 'Rien n’est déclaré « sans sucre ». Voici d’autres produits, déclarés ainsi.'],
] as const)('says above the results that nobody declares a need of kind %s', async (kind, said) => {
  await open('/recherche?s=confiture%20sans%20sucre', ['Confiture'], {
    correctedWords: 'confiture',
    undeclaredNeeds: [{ words: 'sans sucre', kind }],
  });
  const text = screen.getByText(/^(?:Nos fiches|Rien ici|Rien n’est)/);
  expect(plain(text)).toBe(said);
  const title = screen.getByRole('heading', { level: 1 });
  expect(plain(title)).toBe('1 produit pour « confiture »');
  expect(text.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/Rien d’exact/)).toBeNull();
});

it('says it without results too, in place of other spellings', async () => {
  await open('/en/search?s=halal', [], { undeclaredNeeds: [{ words: 'halal', kind: 'certified' }] });
  expect(plain(screen.getByText(/^Our product pages/))).toBe(
    'Our product pages don’t say what is “halal”. Ask the producer before you buy.',
  );
  expect(screen.queryByText(/shorter word/)).toBeNull();
});

it('names the needs that the words name, and offers the others to choose from', async () => {
  const needCounts = ['gluten_free', 'vegan'].map((need) => ({ need, count: 1 }));
  await open('/recherche?s=pain%20sans%20gluten', ['Pain', 'Brioche'], {
    needs: ['gluten_free'],
    needCounts,
    undeclaredNeeds: [],
  });
  const offered = [...screen.getAllByRole<HTMLOptionElement>('option')].map(({ value }) => value);
  expect(offered).toContain('vegan');
  expect(offered).not.toContain('gluten_free');
  expect(screen.getByText(/Sans gluten/)).toBeTruthy();
});
