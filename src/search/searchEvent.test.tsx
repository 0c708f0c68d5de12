import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productOf, productsOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { setEventReceiver, type AnalyticsEvent } from '../shared/analytics/track.ts';
import { TransportFailure } from '../shared/relay/failure.ts';
import { SearchBox } from './SearchBox.tsx';
import { loader } from './SearchScreen.route.ts';
import { SearchScreen } from './SearchScreen.tsx';

const events: AnalyticsEvent[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setEventReceiver((event) => void events.push(event));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setEventReceiver(null);
  events.length = 0;
});

const Shell = () => (
  <>
    <SearchBox />
    <Outlet />
  </>
);
const routes = [
  {
    Component: Shell,
    children: [
      { path: '/', element: <h1>home</h1> },
      { path: '/recherche', loader, Component: SearchScreen },
    ],
  },
];
const found = fixtures({
  SearchConnection: {
    ...productsOf({ products: [productOf({ id: 'p', name: 'Prune', handle: 'p' })] }),
    correctedWords: null,
    advice: null,
    page: null,
    undeclaredNeeds: [],
    baskets: [],
    namedCollections: [],
    namedSellers: [],
    shelves: [],
    sellers: [],
  },
});
const open = (path = '/recherche', mockResolvers: Answers = found) =>
  renderWithRelay(null, { routes, path, mockResolvers });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const key = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
const type = async (words: string) => {
  key(words);
  await pass(300);
};

it('measures a search once its words have settled, not while typing (F-195)', async () => {
  await open();
  await type('pru');
  await pass(999);
  for (const words of ['prun', 'prune', 'prunes', 'prunes ', 'prunes d']) {
    key(words);
    await pass(250);
  }
  await type(' prunes ');
  await pass(999);
  expect(events).toEqual([]);
  await pass(1);
  expect(events).toEqual([{ name: 'search', term: 'prunes' }]);
  await pass(5000);
  expect(events).toHaveLength(1);
});

it('does not count returning to an answer as another search, but other words', async () => {
  const { router } = await open('/recherche?s=retour');
  await pass(1000);
  await act(async () => router.navigate('/'));
  await act(async () => router.navigate(-1));
  await pass(1000);
  expect(events).toEqual([{ name: 'search', term: 'retour' }]);
  await type('autre');
  await pass(1000);
  expect(events).toHaveLength(2);
});

it('measures an answer that is used immediately, once', async () => {
  await open('/recherche?s=vite');
  fireEvent.click(screen.getByRole('link', { name: 'Prune' }));
  expect(events).toEqual([{ name: 'search', term: 'vite' }]);
  await pass(1000);
  expect(events).toHaveLength(1);
});

it.each(['camille@exemple.ca', 'appeler 819 555-0142'])(
  'does not report %s, which identifies somebody',
  async (words) => {
    await open(`/recherche?${new URLSearchParams({ s: words }).toString()}`);
    await pass(1000);
    expect(events).toEqual([]);
  },
);

it('does not count empty words, or a failed answer', async () => {
  await open('/recherche', ({ name }) => (name === 'SearchScreenQuery' ? new TransportFailure('down') : found));
  await pass(1000);
  await type('jamais');
  await pass(1000);
  expect(events).toEqual([]);
});
