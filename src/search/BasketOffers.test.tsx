import { cleanup, screen, within } from '@testing-library/react';
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

const open = (names: readonly string[]) =>
  renderWithRelay(null, {
    routes: [{ path: '/recherche', loader, Component: SearchScreen }],
    path: '/recherche?s=panier%20famille',
    mockResolvers: fixtures({
      SearchConnection: {
        ...productsOf({ products: names.map((name) => productOf({ id: name, name, handle: name })) }),
        correctedWords: null,
        advice: null,
        page: null,
        needs: [],
        needCounts: [],
        undeclaredNeeds: [],
        baskets: [
          {
            id: 'b',
            name: 'Familial',
            description: 'Neuf légumes bio.',
            price: 5500,
            frequency: 'weekly',
            handlePrimary: 'familial',
          },
        ],
        namedCollections: [],
        namedSellers: [],
        shelves: [],
        sellers: [],
      },
    }),
  });
const plain = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ');

it.each([
  ['before goods', ['Panier de tomates'], '1 produit pour « panier famille »'],
  ['without goods', [], 'Nos paniers pour « panier famille »'],
])(
  'shows the recurring baskets that the words mean, with price, frequency and description, %s',
  async (_, names, title) => {
    await open(names);
    expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(title);
    const section = screen.getByRole('heading', { name: 'Paniers récurrents' }).parentElement!;
    const link = within(section).getByRole('link');
    expect(plain(link)).toBe('Familial55,00 $ · Chaque semaineNeuf légumes bio.');
    expect(link.getAttribute('href')).toBe('/paniers-hebdomadaires#familial');
    const h1 = screen.getByRole('heading', { level: 1 });
    // The page's title comes before those of its parts.
    expect(section.compareDocumentPosition(h1)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByText(/essayez un mot plus court/)).toBeNull();
  },
);
