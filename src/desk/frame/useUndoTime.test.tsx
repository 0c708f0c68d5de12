import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STEP_UNDO_MS } from '#rules/orderStatus.ts';
import type { PageSettings } from '#rules/pageContract.ts';
import { PageSettingsContext } from '../../shared/browser/pageSettings.ts';
import { useUndoTime } from './useUndoTime.ts';

/** The market's clock is two seconds ahead of this device's. */
const AHEAD_MS = 2_000;
const wrapper = ({ children }: { children: ReactNode }) => (
  <PageSettingsContext value={{ clockOffset: AHEAD_MS } as PageSettings}>{children}</PageSettingsContext>
);

/** Not at a full minute, at which every page reads the time anyway. */
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T17:00:20Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([3_000, 30_000])('ends %d ms after it was first shown, with the time of the step', (remainingMs) => {
  const at = new Date(Date.now() + AHEAD_MS - STEP_UNDO_MS + remainingMs).toISOString();
  const { result } = renderHook(() => useUndoTime(at), { wrapper });
  const shown = [result.current];
  for (const passed of [remainingMs - 1, 1]) {
    act(() => void vi.advanceTimersByTime(passed));
    shown.push(result.current);
  }
  expect(shown).toEqual([true, true, false]);
});

it.each([
  ['without a step', null],
  ['of a step whose time is over', new Date(Date.parse('2026-11-24T17:00:20Z') - STEP_UNDO_MS).toISOString()],
])('is none %s', (_, at) => {
  const { result } = renderHook(() => useUndoTime(at), { wrapper });
  act(() => void vi.advanceTimersByTime(0));
  expect(result.current).toBe(false);
});
