import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { shellAnswers } from '../../tests/support/storefront/shellFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { setEventReceiver, track } from '../shared/analytics/track.ts';
import { routes } from './routes.tsx';

const request = vi.fn<typeof fetch>();
beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  cleanup();
  setEventReceiver(null);
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.unstubAllGlobals();
});

const analytics = { id: '123', url: 'https://pixel.example/tr' };
const open = async (path = '/', settings: { analytics: typeof analytics | null } = { analytics }) => {
  await renderWithRelay(null, {
    routes,
    path,
    container: document,
    settings,
    mockResolvers: (sent) =>
      fixtures({
        ...shellAnswers(sent),
        OperatorPage: ({ args }) => (args['name'] === 'privacy' ? { title: 'Confidentialit\u00E9' } : null),
      }),
  });
  await act(() => new Promise((done) => setImmediate(done)));
};
const bar = () => screen.queryByRole('region', { name: /Mesure d\u2019audience|Analytics/ });
const question = () => screen.findByRole('region', { name: /Mesure d\u2019audience|Analytics/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const opener = () => screen.getByRole('button', { name: 'Mesure d\u2019audience' });
const storedAnswer = () => localStorage.getItem('etal.measurement')?.split(' ')[0];
/** The number of requests that one event makes. */
const measuredEvents = async () => {
  request.mockClear();
  track({ name: 'search', term: 'x' });
  await import('../shared/analytics/pixel.ts');
  await act(() => new Promise((done) => setImmediate(done)));
  return request.mock.calls.length;
};

it('asks nothing without a pixel, and offers nothing to change (F-195)', async () => {
  await open('/', { analytics: null });
  await import('../notices/ConsentBar.tsx');
  await act(() => new Promise((done) => setImmediate(done)));
  expect(bar()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mesure d\u2019audience' })).toBeNull();
});

it('names who would measure, links to the privacy page, has two equal buttons, and takes no focus', async () => {
  await open();
  const region = await question();
  expect(region.textContent).toContain('pixel.example');
  expect(screen.getAllByRole('link', { name: 'Confidentialit\u00E9' })[0]!.getAttribute('href')).toBe(
    '/confidentialite',
  );
  const [refuse, accept] = [...region.querySelectorAll('button')];
  expect([refuse?.textContent, accept?.textContent]).toEqual(['Refuser', 'Accepter']);
  expect(refuse?.className).toBe(accept?.className);
  expect(document.activeElement).toBe(document.body);
  expect(await measuredEvents()).toBe(0);
  cleanup();
  await open('/en');
  expect((await question()).textContent).toContain('May pixel.example');
});

it.each([
  ['Accepter', 'accepted', 1, 'Mesure d\u2019audience acceptée.'],
  ['Refuser', 'refused', 0, 'Mesure d\u2019audience refusée. Rien n\u2019est transmis.'],
])(
  'stores the answer %s, closes the bar, and applies it to the next page too',
  async (name, stored, requests, words) => {
    await open();
    await question();
    press(name);
    expect(bar()).toBeNull();
    expect(storedAnswer()).toBe(stored);
    expect(await measuredEvents()).toBe(requests);
    await screen.findByText(words);
    cleanup();
    setEventReceiver(null);
    await open();
    await waitFor(async () => expect(await measuredEvents()).toBe(requests));
    expect(bar()).toBeNull();
  },
);

it('lets the answer be changed from the footer of every page: the bar shows it, takes focus, and returns it', async () => {
  await open();
  await question();
  press('Accepter');
  act(() => opener().focus());
  fireEvent.click(opener());
  expect((await question()).textContent).toContain('En ce moment\u00A0: accept\u00E9.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Refuser'));
  press('Refuser');
  expect(bar()).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(storedAnswer()).toBe('refused');
  expect(await measuredEvents()).toBe(0);
});

it('keeps the answer on Escape', async () => {
  localStorage.setItem('etal.measurement', `accepted ${new Date().toISOString()}`);
  await open();
  act(() => opener().focus());
  fireEvent.click(opener());
  await question();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Refuser'));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(bar()).toBeNull();
  expect(storedAnswer()).toBe('accepted');
  expect(document.activeElement).toBe(opener());
});

it('moves focus to the page after an answer by keyboard', async () => {
  await open();
  await question();
  act(() => screen.getByRole('button', { name: 'Refuser' }).focus());
  press('Refuser');
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('does not ask a browser that refuses by itself; the footer says so (Global Privacy Control)', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await open();
  await import('../notices/ConsentBar.tsx');
  await act(() => new Promise((done) => setImmediate(done)));
  expect(bar()).toBeNull();
  act(() => opener().focus());
  fireEvent.click(opener());
  expect((await question()).textContent).toContain('Rien n\u2019est mesur\u00E9.');
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
  press('Fermer');
  expect(bar()).toBeNull();
});
