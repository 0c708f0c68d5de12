import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { collectionOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { shellAnswers } from '../../tests/support/storefront/shellFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { setFlag } from '../shared/relay/interfaceState.ts';
import { routes } from './routes.tsx';

afterEach(cleanup);

const category = (handle: string, group: string | null) => ({
  cursor: handle,
  node: collectionOf({ id: handle, handle, name: handle, group, nbProducts: 5 }),
});
const categories = [
  category('legumes', 'Frais'),
  category('pains', 'Épicerie'),
  category('fruits', 'Frais'),
  category('fleurs', null),
];

/** The categories of the menu on a page, with everything that a group holds. */
async function openMenu(path: string) {
  const { environment, router } = await renderWithRelay(null, {
    routes,
    path,
    mockResolvers: (sent) => ({
      ...shellAnswers(sent),
      CollectionConnection: () => ({ edges: categories, count: categories.length }),
    }),
    container: document,
  });
  act(() => setFlag(environment, 'sidebarOpened', true));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  return { list: within(menu).getByRole('list', { name: 'Rayons' }), router };
}
const groupsOf = (list: HTMLElement) =>
  [...list.querySelectorAll('details')].map((group) => [
    group.querySelector('summary')!.textContent,
    group.open,
    within(group)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ]);

it('lists categories in the catalogue’s groups, closed, and those without one by themselves', async () => {
  const { list } = await openMenu('/faq');
  expect(groupsOf(list)).toEqual([
    ['Frais', false, ['/categories/legumes', '/categories/fruits']],
    ['Épicerie', false, ['/categories/pains']],
  ]);
  expect(list.children).toHaveLength(3);
  expect(within(list.children[2] as HTMLElement).getByRole('link', { name: /fleurs/ })).toBeTruthy();
});

it('opens the group of the page’s category', async () => {
  const { list } = await openMenu('/categories/legumes');
  expect(groupsOf(list).map(([name, isOpen]) => [name, isOpen])).toEqual([
    ['Frais', true],
    ['Épicerie', false],
  ]);
});
