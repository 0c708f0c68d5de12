import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { cartAnswerOf, refusal } from '../../tests/support/storefront/cartTestHarness.tsx';
import { fixtures, type FixtureValues } from '../../tests/support/storefront/fixtures.ts';
import { shellAnswers } from '../../tests/support/storefront/shellFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { routes } from './routes.tsx';

// happy-dom has no popovers, which toasts use.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const storedModal = {
  title: { primary: 'Pr\u00EAt tout de suite', secondary: 'Ready' },
  body: { primary: 'Ce que le march\u00E9 garde.', secondary: 'What is kept.' },
};
const open = async (path: string, refuse: Error | null = null, fromStorage = false, more: FixtureValues = {}) => {
  const rendered = await renderWithRelay(null, {
    routes,
    path,
    container: document,
    mockResolvers(sent) {
      if (sent.name === 'UpdateShoppingSessionMutation') {
        if (refuse) return refuse;
        fromStorage = sent.variables['input'].fromStorage;
      }
      return fixtures({
        ...shellAnswers(sent),
        SiteInformations: { banner: null, popup: null, storedModal },
        Cart: cartAnswerOf({ items: [], fromStorage }),
        ...more,
      });
    },
  });
  await act(() => new Promise((done) => setImmediate(done)));
  return rendered;
};
const shelf = (id: string) => ({ cursor: id, node: { id, handle: id, name: id, nbProducts: 5, children: [] } });
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Express/ });

it('appears only when the address requests it, and then stays from page to page (F-047, F-175)', async () => {
  const { router } = await open('/');
  expect(screen.queryByRole('switch')).toBeNull();
  await act(async () => router.navigate('/categories/legumes?show-express'));
  expect(await toggle()).toBeTruthy();
  await act(async () => router.navigate('/'));
  expect(await toggle()).toBeTruthy();
});

it('toggles immediately, explains itself the first time, and can be turned off there (F-170, F-175)', async () => {
  const { sent } = await open('/?show-express');
  const express = await toggle();
  expect(express.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(express);
  expect(express.checked).toBe(true);
  const window = await screen.findByRole('dialog', { name: 'Pr\u00EAt tout de suite' });
  expect(window.textContent).toContain('Ce que le march\u00E9 garde.');
  fireEvent.click(within(window).getByRole('button', { name: 'Revenir au march\u00E9 complet' }));
  expect(express.checked).toBe(false);
  expect(sent.filter(({ name }) => name === 'UpdateShoppingSessionMutation').map(({ variables }) => variables)).toEqual(
    [{ input: { fromStorage: true } }, { input: { fromStorage: false } }],
  );
  await act(async () => void fireEvent.click(express));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('explains nothing where it is turned off', async () => {
  await open('/?show-express', null, true);
  const express = await toggle();
  await act(async () => void fireEvent.click(express));
  expect(express.checked).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reverts when refused, with the unexpected error (F-175)', async () => {
  localStorage.setItem('etal.express-explained', '1');
  await open('/?show-express', refusal());
  const express = await toggle();
  await act(async () => void fireEvent.click(express));
  await act(() => new Promise((done) => setImmediate(done)));
  expect(express.checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('Une erreur inattendue est survenue.');
});

it('says on every page while it is on when it is ready and how to leave, after a reload too (E63)', async () => {
  const { router, sent } = await open('/', null, true);
  const bar = async () => (await screen.findByRole('complementary', { name: 'Express' })).textContent;
  expect((await bar())?.replaceAll('\u00A0', ' ')).toContain('prêt dès mardi 24 novembre, 9 h');
  expect(screen.queryByRole('complementary', { name: 'La semaine' })).toBeNull();
  expect((await toggle()).checked).toBe(true);
  await act(async () => router.navigate('/categories/legumes'));
  expect(await bar()).toContain('Express');
  // The ordinary shop's count is not shown beside it.
  expect(screen.queryByText('2 148')).toBeNull();
  expect(sent.findLast(({ name }) => name === 'CollectionScreenQuery')?.variables).toMatchObject({ express: true });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Quitter Express' })));
  await act(() => new Promise((done) => setImmediate(done)));
  expect(screen.queryByRole('complementary', { name: 'Express' })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  await screen.findByText('Express est désactivé, votre panier est entier.');
});

it('limits the menu to categories that have stored goods (E63)', async () => {
  await open('/', null, true, {
    CollectionConnection: ({ alias }) => ({
      count: 2,
      edges: alias === 'express' ? [shelf('pains')] : [shelf('pains'), shelf('fleurs')],
    }),
    Collection: undefined,
  });
  const menu = screen.getAllByRole('navigation', { name: 'Menu' })[0]!;
  await within(menu).findByRole('link', { name: 'pains' });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => link.textContent).filter((name) => ['pains', 'fleurs'].includes(name ?? ''))).toEqual([
    'pains',
  ]);
});

it('ends the English bar’s sentence once', async () => {
  await open('/en', null, true);
  const bar = await screen.findByRole('complementary', { name: 'Express' });
  expect(bar.textContent?.replaceAll('\u00A0', ' ')).toContain('Tuesday, November 24, 9 a.m. Leave');
});
