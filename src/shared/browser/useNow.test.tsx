import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testSettings } from '../../../tests/support/storefront/testHarness.tsx';
import { PageSettingsContext } from './pageSettings.ts';
import { hydrateAsOf, useNow } from './useNow.ts';

const EVENING = Date.parse('2026-11-26T18:00:30-05:00');
const MORNING = Date.parse('2026-11-27T07:00:30-05:00');

const Instant = () => <p>{useNow().toISOString()}</p>;
const tree = (parts: number) => (
  <PageSettingsContext value={testSettings}>
    {Array.from({ length: parts }, (_, nth) => (
      <Instant key={nth} />
    ))}
  </PageSettingsContext>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('hydrates a page as of its rendering, and follows the clock from the first minute on, in new parts at once', async () => {
  vi.setSystemTime(EVENING);
  document.body.innerHTML = `<div>${renderToString(tree(1))}</div>`;
  vi.setSystemTime(MORNING);
  hydrateAsOf([{ serverTiming: [{ name: 'rendered', duration: EVENING } as PerformanceServerTiming] }]);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(document.querySelector('div')!, tree(1), { onRecoverableError }));
  const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(texts()).toEqual(['2026-11-26T23:00:00.000Z']);
  await act(async () => root.render(tree(2)));
  expect(texts()).toEqual(['2026-11-26T23:00:00.000Z', '2026-11-27T12:00:00.000Z']);
  expect(vi.getTimerCount(), 'one for all').toBe(1);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['2026-11-27T12:01:00.000Z', '2026-11-27T12:01:00.000Z']);
  await act(async () => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
