import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { ChunkLoadError } from '../browser/importWhenFetched.ts';
import { RETRY_AFTER_MS } from '../browser/retryLater.ts';
import { retriableLazy } from './retriableLazy.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Menu: ComponentType = () => <p>Menu</p>;
const offline = () => new ChunkLoadError('No network.', { stale: false });
/** A part that fails to load `times` times. */
function failingPart(times: number, error: () => Error = offline) {
  const load = vi.fn<() => Promise<ComponentType>>(async () => {
    if (load.mock.calls.length <= times) throw error();
    return Menu;
  });
  return { load, Part: retriableLazy(load) };
}
const flush = () => act(async () => undefined);

it('keeps what surrounds a part that does not load, and loads it again on the reader’s press', async () => {
  const { load, Part } = failingPart(1);
  await renderWithRelay(
    <>
      <h1>Légumes</h1>
      <Part />
    </>,
  );
  await flush();
  expect(screen.getByRole('heading', { name: 'Légumes' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('n’a pas pu s’afficher');
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await flush();
  expect(screen.getByText('Menu')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('recovers automatically when the network is back, once for every place of the part', async () => {
  const { load, Part } = failingPart(1);
  render(
    <>
      <Part failure={() => <i>failed</i>} />
      <Part failure={() => <i>failed</i>} />
    </>,
  );
  await flush();
  expect(screen.getAllByText('failed')).toHaveLength(2);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getAllByText('Menu')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

it('retries automatically while the market does not answer, but never offline', async () => {
  const { load, Part } = failingPart(2);
  render(<Part failure={() => <i>failed</i>} />);
  await flush();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(RETRY_AFTER_MS).toBe(15_000);
  await act(async () => void vi.advanceTimersByTime(RETRY_AFTER_MS * 3));
  expect(load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  await act(async () => void vi.advanceTimersByTime(RETRY_AFTER_MS));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => void vi.advanceTimersByTime(RETRY_AFTER_MS));
  expect(screen.getByText('Menu')).toBeTruthy();
});

it('reloads the page on a press, and never automatically, if this document can no longer load its code', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { load, Part } = failingPart(9, () => new ChunkLoadError('Gone.', { stale: true }));
  render(<Part failure={(retry) => <button onClick={retry}>again</button>} />);
  await flush();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});
