import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearOfflineCopies } from '../shared/storage/offlineCopies.ts';
import { saveVisits } from './saveVisits.ts';

let saved: string[];
beforeEach(() => {
  saved = [];
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const registration = {
    active: { state: 'activated', postMessage: ({ url }: { url?: string }) => url !== undefined && saved.push(url) },
  };
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

const openShop = () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/produits'] });
  saveVisits(router, 'Marché des Rives');
  return router;
};

it('saves a document after two seconds, and a page opened by the router after it was read for ten', async () => {
  const router = openShop();
  await vi.advanceTimersByTimeAsync(1999);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual(['/produits']);
  await router.navigate('/produits/miche');
  await vi.advanceTimersByTimeAsync(9000);
  await router.navigate('/produits/brie?bio=1');
  await vi.advanceTimersByTimeAsync(9999);
  expect(saved).toEqual(['/produits']);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual(['/produits', '/produits/brie?bio=1']);
});

it('does not save a page that was visited before everything was deleted', async () => {
  const router = openShop();
  await vi.advanceTimersByTimeAsync(1000);
  clearOfflineCopies();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual([]);
  await router.navigate('/produits/miche');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual(['/produits/miche']);
});

it('saves nothing for a reader who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  openShop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual([]);
});

describe('a saved copy', () => {
  const reload = vi.fn();
  const fetched = vi.fn();
  beforeEach(() => {
    document.body.dataset['saved'] = 'Hors ligne';
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    delete document.body.dataset['saved'];
    vi.restoreAllMocks();
    for (const mock of [reload, fetched]) mock.mockReset();
  });

  it('is reloaded within seconds of the network’s return, though the first call still fails', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ ok: true });
    openShop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetched).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
    expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  });

  it('is reloaded immediately if the network returned before its code had loaded', async () => {
    fetched.mockResolvedValue({ ok: true });
    openShop();
    await vi.advanceTimersByTimeAsync(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
